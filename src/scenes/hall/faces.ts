/** Fonts of the pictures below: a canvas uses only fonts that are loaded. */
const faces = [
  '600 20px "IBM Plex Mono"',
  '400 20px "IBM Plex Mono"',
  '600 20px "Instrument Sans"',
  'italic 20px "Instrument Serif"',
] as const

let loading: Promise<unknown> | null = null

/** Loaded once. A font that fails is replaced by another. */
export function loadFaces(): Promise<unknown> {
  loading ??= Promise.all(faces.map((face) => document.fonts.load(face))).catch((error: unknown) => {
    console.warn('A face is missing: labels are set in another one', error)
  })
  return loading
}
