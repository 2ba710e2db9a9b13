import { useSyncExternalStore } from 'react'
import { visitStore } from './storage.ts'
import { onVisitEnd } from './visitEnd.ts'

const key = 'loudness'

/** What a visitor set for the visit. */
export interface LoudnessChoice {
  readonly muted: boolean
  /** 0 to 1. */
  readonly volume: number
}

export const fullLoudness: LoudnessChoice = { muted: false, volume: 1 }

let choice: LoudnessChoice | null = null
const listeners = new Set<() => void>()

/** How loud the exhibition is for this visitor. The mixer follows it; controls show it. */
export function loudness(): LoudnessChoice {
  choice ??= readLoudness(visitStore.read(key))
  return choice
}

/** The visitor's choice, 0 to 1; out of range it is the nearest. */
export function chooseLoudness({ muted, volume }: LoudnessChoice): void {
  choice = { muted, volume: Math.min(1, Math.max(0, volume)) }
  visitStore.write(key, `${muted ? 'muted' : 'open'} ${Number(choice.volume.toFixed(3))}`)
  tell()
}

/** For the next visitor: as loud as at the beginning. */
export function forgetLoudness(): void {
  choice = fullLoudness
  visitStore.remove(key)
  tell()
}

onVisitEnd(forgetLoudness)

/** Returns what ends it. */
export function onLoudness(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor's choice as it is now. */
export function useLoudness(): LoudnessChoice {
  return useSyncExternalStore(onLoudness, loudness)
}

/** As it was left; anything unreadable counts as untouched. */
export function readLoudness(text: string | null): LoudnessChoice {
  const [, muted, volume] = /^(muted|open) (0|1|0\.\d+)$/.exec(text ?? '') ?? []
  if (muted === undefined || volume === undefined) return fullLoudness
  return { muted: muted === 'muted', volume: Number(volume) }
}

function tell(): void {
  for (const listener of listeners) listener()
}
