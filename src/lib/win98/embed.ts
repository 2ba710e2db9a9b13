import type { Language } from '#contract/common.ts'

export const desktopAddress = '/win98.html'

/** Messages from the desktop to the page around it. */
export type FromDesktop =
  /** The visitor moved, pressed or touched inside; such events do not leave the frame. */
  | { readonly kind: 'presence' }
  | { readonly kind: 'language'; readonly language: Language }
  | { readonly kind: 'loudness'; readonly muted: boolean; readonly volume: number }
  /** A story starts or stops playing. */
  | { readonly kind: 'speech'; readonly isSpeaking: boolean }
  /** The desktop was shut down: return to the exhibits. */
  | { readonly kind: 'leave' }
  /** Pause stories; sent to the desktop only. */
  | { readonly kind: 'pauseSpeech' }

/** Messages from the page to the desktop. */
export type ToDesktop = Extract<FromDesktop, { readonly kind: 'language' | 'pauseSpeech' }>

interface ReceivedMessage {
  readonly origin: string
  readonly source: unknown
  readonly data: unknown
}

/**
 * A valid message from exactly this window and this origin.
 * @returns null for anything else, such as messages of browser extensions
 */
export function messageFrom(
  { origin, source, data }: ReceivedMessage,
  expected: { readonly origin: string; readonly source: unknown },
): FromDesktop | null {
  if (origin !== expected.origin || source !== expected.source || source === null) return null
  return read(data)
}

// Written by hand: a schema of unions would add a kilobyte to every page.
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
