/*
 * Everything on this page that can speak, whichever room it belongs to: so that somebody can hear of it, and hush it
 * (FIT-05).
 */

export interface Speaker {
  readonly isSpeaking: () => boolean
  /** Pauses it, as a visitor would. */
  readonly hush: () => void
}

const speakers = new Set<Speaker>()
const listeners = new Set<() => void>()

/** Returns what takes it away again. */
export function addSpeaker(speaker: Speaker): () => void {
  speakers.add(speaker)
  return () => {
    speakers.delete(speaker)
    speechChanged()
  }
}

/** To be called whenever a speaker may have begun or fallen silent. */
export function speechChanged(): void {
  for (const listener of listeners) listener()
}

/** Returns what ends it. */
export function onSpeech(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isAnySpeaking = () => [...speakers].some(({ isSpeaking }) => isSpeaking())

export function hushAll(): void {
  for (const { isSpeaking, hush } of speakers) if (isSpeaking()) hush()
}
