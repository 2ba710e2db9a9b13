import { create } from 'zustand'
import { subscribeWithSelector } from 'zustand/middleware'
import type { Language } from '#contract/common.ts'
import { languages } from '#contract/languages.ts'
import { visitStore } from '#lib/browser/storage.ts'
import { after, type Stop } from '#lib/time/timers.ts'
import { addUnsavedWork } from '#lib/visit/unsavedWork.ts'
import { type IdleBlocker, idleBlockers } from './idleBlockers.ts'
import { useKiosk } from './kiosk.ts'

const keys = { language: 'language', loudness: 'loudness' } as const

export interface Loudness {
  readonly muted: boolean
  /** 0 to 1. */
  readonly volume: number
}

export const fullLoudness: Loudness = { muted: false, volume: 1 }

interface Visit {
  /** Counts the visits of this page load. A page of another visit is another page: nothing of it stays. */
  readonly number: number
  /** What the visitor chose; null as long as every page speaks its own default. */
  readonly language: Language | null
  /** How loud the visitor wants the exhibition. The mixer follows it; controls show it. */
  readonly loudness: Loudness
  /** What is under way and must not be cut off because nobody touches the screen (TAPE-07b). */
  readonly idleBlockers: ReadonlySet<symbol>
  /** A screen in the museum stands at its start with nobody before it (FIT-04): it invites. */
  readonly isNobodyThere: boolean
}

export const useVisit = create<Visit>()(
  subscribeWithSelector<Visit>(() => ({
    number: 1,
    language:
      languages.find((language) => language === visitStore.read(keys.language)) ?? firstLanguage(null),
    loudness: readLoudness(visitStore.read(keys.loudness)),
    idleBlockers: new Set<symbol>(),
    isNobodyThere: false,
  })),
)

/** In which a visit begins at a kiosk; null: in each page's own. */
function firstLanguage(before: Language | null): Language | null {
  const { language = null } = useKiosk.getState().settings
  return language === 'visitor' ? before : language
}

export function chooseLanguage(language: Language): void {
  visitStore.write(keys.language, language)
  useVisit.setState({ language })
}

/** Back to each page's own language. */
export function forgetLanguage(): void {
  visitStore.remove(keys.language)
  useVisit.setState({ language: null })
}

/** A volume out of range is the nearest. */
export function chooseLoudness({ muted, volume }: Loudness): void {
  const loudness = { muted, volume: Math.min(1, Math.max(0, volume)) }
  visitStore.write(keys.loudness, `${muted ? 'muted' : 'open'} ${Number(loudness.volume.toFixed(3))}`)
  useVisit.setState({ loudness })
}

/** As it was left; anything unreadable counts as untouched. */
export function readLoudness(text: string | null): Loudness {
  const [, muted, volume] = /^(muted|open) (0|1|0\.\d+)$/.exec(text ?? '') ?? []
  if (muted === undefined || volume === undefined) return fullLoudness
  return { muted: muted === 'muted', volume: Number(volume) }
}

/**
 * Keeps the visit from ending by itself: somebody speaks into the recorder, a story is being sent. No longer than its
 * limit in `idleBlockers`.
 * @returns what lets it end again; calling that twice is harmless
 */
export function preventIdle(by: IdleBlocker): Stop {
  const blocker = Symbol(by)
  useVisit.setState(({ idleBlockers: others }) => ({ idleBlockers: new Set([...others, blocker]) }))
  const release = () => {
    stopLimit()
    const { idleBlockers: all } = useVisit.getState()
    if (!all.has(blocker)) return
    useVisit.setState({ idleBlockers: new Set([...all].filter((each) => each !== blocker)) })
  }
  const stopLimit = after(idleBlockers[by], () => {
    console.warn(`Still under way after its limit: ${by}`)
    release()
  })
  return release
}

/** Somebody is busy here although nothing is touched. */
export const isIdlePrevented = () => useVisit.getState().idleBlockers.size > 0

addUnsavedWork(isIdlePrevented)

/** Calls whenever an idle blocker goes: until just now somebody was busy here. Returns what stops it. */
export const onIdleBlockerGone = (listener: () => void): Stop =>
  useVisit.subscribe(
    ({ idleBlockers }) => idleBlockers.size,
    (count, before) => count < before && listener(),
  )

/** Somebody has left, and nothing of them stays for the next one; their language may, where staff have set that. */
export function startNewVisit(): void {
  for (const key of Object.values(keys)) visitStore.remove(key)
  useVisit.setState(({ number, language }) => ({
    number: number + 1,
    language: firstLanguage(language),
    loudness: fullLoudness,
  }))
}

/**
 * For whoever keeps something of a visitor in memory, outside of what is on screen: calls when a visit has ended. One
 * that fails keeps no other from forgetting. Returns what stops it.
 */
export const onVisitEnd = (forget: () => void): Stop =>
  useVisit.subscribe(
    ({ number }) => number,
    () => {
      try {
        forget()
      } catch (error) {
        console.error('Something of the last visit could not be forgotten', error)
      }
    },
  )
