import { create } from 'zustand'
import type { Reading } from '#contract/narrationScript.ts'
import { addUnsavedWork } from '#lib/visit/unsavedWork.ts'
import { onVisitEnd } from '#state/visit.ts'

/*
 * Recordings of staff that are not stored yet. They outlive the part of the page they were made on: a change of parts, a
 * session that ends in the middle, a server that says no. A reload of the page loses them, so that asks first.
 */

export interface UnsentRecording {
  readonly blob: Blob
  /** Seconds; 0 where only playing it tells. */
  readonly duration: number
  readonly waveform: readonly number[] | null
  /** The words that stood there when it began; null: a whole script's. */
  readonly text: string | null
  /** The take that was there when it began; null: none. */
  readonly after: number | null
}

interface Unsent {
  /** By device, language and segment. */
  readonly recordings: Readonly<Record<string, UnsentRecording>>
  /** Recordings of whole scripts that are stored but not cut yet, by device and language. */
  readonly readings: Readonly<Record<string, Reading>>
  /** Who reads, and whether they have agreed (content/consent.ts). */
  readonly reader: string
  readonly hasAgreed: boolean
}

const nothing: Unsent = { recordings: {}, readings: {}, reader: '', hasAgreed: false }

export const useUnsent = create<Unsent>(() => nothing)

export const storeRecording = (key: string, recording: UnsentRecording): void =>
  useUnsent.setState(({ recordings }) => ({ recordings: { ...recordings, [key]: recording } }))

export const discardRecording = (key: string): void =>
  useUnsent.setState(({ recordings: { [key]: _gone, ...recordings } }) => ({ recordings }))

export const storeReading = (key: string, reading: Reading): void =>
  useUnsent.setState(({ readings }) => ({ readings: { ...readings, [key]: reading } }))

export const discardReading = (key: string): void =>
  useUnsent.setState(({ readings: { [key]: _gone, ...readings } }) => ({ readings }))

/** Another reader has agreed to nothing yet. */
export const nameReader = (reader: string): void => useUnsent.setState({ reader, hasAgreed: false })

export const agree = (hasAgreed: boolean): void => useUnsent.setState({ hasAgreed })

export const discardRecordings = (): void => useUnsent.setState(nothing)

export const hasUnsentRecording = () => Object.keys(useUnsent.getState().recordings).length > 0

addUnsavedWork(hasUnsentRecording)
onVisitEnd(discardRecordings)
