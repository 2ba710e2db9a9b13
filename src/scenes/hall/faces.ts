/** The faces that the pictures below write in: a canvas takes only what is loaded already. */
const faces = [
  '600 20px "IBM Plex Mono"',
  '400 20px "IBM Plex Mono"',
  '600 20px "Instrument Sans"',
  'italic 20px "Instrument Serif"',
] as const

let loading: Promise<unknown> | null = null

/** Once for all visits; a face that cannot be had is drawn as another. */
export function loadFaces(): Promise<unknown> {
  loading ??= Promise.all(faces.map((face) => document.fonts.load(face))).catch((error: unknown) => {
    console.warn('A face is missing: labels are set in another one', error)
  })
  return loading
}
