import type { Language } from '#contract/common.ts'

/** Where the embedded desktop is served. */
export const desktopAddress = '/win98.html'

/** What the desktop tells the page around it. */
export type FromDesktop =
  /** Somebody moved, pressed or touched inside: the frame keeps such events to itself. */
  | { readonly kind: 'presence' }
  | { readonly kind: 'language'; readonly language: Language }
  | { readonly kind: 'loudness'; readonly muted: boolean; readonly volume: number }
  /** A story has begun to be heard, or is heard no more. */
  | { readonly kind: 'speech'; readonly isSpeaking: boolean }
  /** The desktop was shut down: back to the exhibits. */
  | { readonly kind: 'leave' }
  /** Silence, please: said to the desktop only. */
  | { readonly kind: 'pauseSpeech' }

/** What the page around tells the desktop. */
export type ToDesktop = Extract<FromDesktop, { readonly kind: 'language' | 'pauseSpeech' }>

interface ReceivedMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/**
 * A message in these words from exactly this window, which is of this origin.
 * @returns null for anything else, such as what an extension posts
 */
export function messageFrom(
  { origin, source, data }: ReceivedMessage,
  expected: { readonly origin: string; readonly source: unknown },
): FromDesktop | null {
  if (origin !== expected.origin || source !== expected.source || source === null) return null
  return read(data)
}

// By hand: schemas of unions would cost every page of the exhibition a kilobyte.
function read(data: unknown): FromDesktop | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null
  const { kind } = data
  if (kind === 'presence' || kind === 'leave' || kind === 'pauseSpeech') return { kind }
  if (kind === 'speech' && 'isSpeaking' in data) return { kind, isSpeaking: data.isSpeaking === true }
  if (kind === 'language' && 'language' in data) {
    const { language } = data
    return language === 'de' || language === 'en' ? { kind, language } : null
  }
  if (kind === 'loudness' && 'muted' in data && 'volume' in data) {
    const { muted, volume } = data
    return typeof muted === 'boolean' && typeof volume === 'number' ? { kind, muted, volume } : null
  }
  return null
}
