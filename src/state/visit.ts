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
  /** Counts the visits since the page loaded. Pages are keyed by it, so that each visit starts fresh. */
  readonly number: number
  /** The visitor's choice; null while every page uses its own default. */
  readonly language: Language | null
  /** The visitor's choice of volume; the mixer follows it. */
  readonly loudness: Loudness
  /** What is under way and must not be cut off though nobody touches the screen (TAPE-07b). */
  readonly idleBlockers: ReadonlySet<symbol>
  /** A kiosk is on its start page with no visitor (FIT-04): it invites. */
  readonly isInviting: boolean
}

export const useVisit = create<Visit>()(
  subscribeWithSelector<Visit>(() => ({
    number: 1,
    language:
      languages.find((language) => language === visitStore.read(keys.language)) ?? firstLanguage(null),
    loudness: readLoudness(visitStore.read(keys.loudness)),
    idleBlockers: new Set<symbol>(),
    isInviting: false,
  })),
)

/** The language in which a visit begins at a kiosk; null: each page's own. */
function firstLanguage(before: Language | null): Language | null {
  const { language = null } = useKiosk.getState().settings
  return language === 'visitor' ? before : language
}

export function chooseLanguage(language: Language): void {
  visitStore.write(keys.language, language)
  useVisit.setState({ language })
}

export function forgetLanguage(): void {
  visitStore.remove(keys.language)
  useVisit.setState({ language: null })
}

/** The volume is clamped to 0..1. */
export function chooseLoudness({ muted, volume }: Loudness): void {
  const loudness = { muted, volume: Math.min(1, Math.max(0, volume)) }
  visitStore.write(keys.loudness, `${muted ? 'muted' : 'open'} ${Number(loudness.volume.toFixed(3))}`)
  useVisit.setState({ loudness })
}

/** Parses a stored loudness; anything unreadable gives the default. */
export function readLoudness(text: string | null): Loudness {
  const [, muted, volume] = /^(muted|open) (0|1|0\.\d+)$/.exec(text ?? '') ?? []
  if (muted === undefined || volume === undefined) return fullLoudness
  return { muted: muted === 'muted', volume: Number(volume) }
}

/**
 * Prevents the idle return, for example during a recording, up to the limit in `idleBlockers`.
 * @returns a function that ends it; calling it twice is harmless
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

export const isIdlePrevented = () => useVisit.getState().idleBlockers.size > 0

addUnsavedWork(isIdlePrevented)

/** Calls when an idle blocker ends, as a sign of presence until then. Returns an unsubscribe function. */
export const onIdleBlockerGone = (listener: () => void): Stop =>
  useVisit.subscribe(
    ({ idleBlockers }) => idleBlockers.size,
    (count, before) => count < before && listener(),
  )

/** Ends the visit: nothing of it stays, except the language where staff have set that. */
export function startNewVisit(): void {
  for (const key of Object.values(keys)) visitStore.remove(key)
  useVisit.setState(({ number, language }) => ({
    number: number + 1,
    language: firstLanguage(language),
    loudness: fullLoudness,
  }))
}

/**
 * Calls at the end of a visit, for code that stores something of the visitor in memory. An error in one callback does
 * not stop the others. Returns an unsubscribe function.
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
