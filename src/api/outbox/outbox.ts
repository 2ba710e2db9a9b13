import { Report } from '#contract/common.ts'
import type { Route } from '#contract/route.ts'
import { countsOf, hasFreeSpace, type OutboxCounts, pauseMs } from '#lib/outbox/decide.ts'
import type { QueuedItem, QueuedKind, QueuedReport } from '#lib/outbox/item.ts'
import { useOutbox } from '#state/outbox.ts'
import { mediaCache } from '#lib/offline/names.ts'
import { after, every, type Stop } from '#lib/time/timers.ts'
import { storeTimeoutMs, TimeoutError, withTimeout } from '#lib/time/withTimeout.ts'
import { onVisitEnd } from '#state/visit.ts'
import { call } from '../client.ts'
import type { Answer, Input, LooseInput } from '../request.ts'
import { type Outcome, sendRound } from './round.ts'
import { kindOf, sendQueued, takeApart } from './sendQueued.ts'
import { openOutboxStore, type OutboxStore } from './store.ts'
import { openTabChannel } from './tabs.ts'

/*
 * The outbox of this browser (SHARE-05): what visitors leave lies in its store before it is sent, and goes out by
 * itself, on opening, focus, `online` and a timer, until the server has it. This file is the driver; what it decides is
 * in src/lib/outbox, one round of sending in round.ts.
 */

/** So long somebody waits for the answer, in ms; then they are told that it is safe here and on its way. */
const timeoutMs = 20_000
/** So long another tab may send before this one sends, too, in ms: longer than any one call may take. */
const tabTimeoutMs = 200_000
/** Bytes that are written on trial: whether there is room, only the disk knows. */
const trialBytes = 4_096

let opening: Promise<OutboxStore | null> | null = null
const waiting = new Map<string, (outcome: Outcome) => void>()
/** Those left in this visit: their answers are shown to whoever left them. */
let watched: ReadonlySet<string> = new Set()
let isRunning = false
let isDue = false
let isForAll = false
/** What could not be stored here has reached the server: whoever writes next needs no room. */
let sendsWithoutStore = false
let failedRounds = 0
let stopPause: Stop | null = null

/** This browser's store; null where it has none. A store that breaks down is opened anew. */
export function openedStore(): Promise<OutboxStore | null> {
  const forget = () => {
    opening = null
  }
  opening ??= openOutboxStore(forget).catch((error: unknown) => {
    console.warn('This browser keeps nothing: what is left here is only sent.', error)
    forget()
    return null
  })
  return opening
}

const tabs = openTabChannel((news) => {
  if (news.kind === 'outcome') hear(news.key, news.outcome)
  void refresh()
})

/**
 * Leaves what a visitor gives: it is stored on this device before it is sent, and once more by itself until it has
 * arrived (SHARE-05). A browser that cannot store it, or not in time, only sends it.
 * @returns the server's answer, or that it is kept here for now @throws {ApiError} where it could not be kept either
 */
export async function submit<R extends Route>(route: R, input: Input<R>): Promise<Answer<R> | QueuedReport> {
  return (await enqueue(route, input)) ?? sendUnstored(route, input)
}

/**
 * Keeps a submission and sends it.
 * @returns the server's answer, or that it is kept; undefined where this browser cannot keep it
 */
export async function enqueue<R extends Route>(
  route: R,
  input: LooseInput,
): Promise<Report | QueuedReport | undefined>
export async function enqueue(route: Route, input: LooseInput): Promise<Report | QueuedReport | undefined> {
  const kind = kindOf(route)
  const key = input.idempotencyKey
  if (kind === undefined || key === undefined || !(await tryToStore(kind, key, input))) return undefined
  watched = new Set([...watched, key])
  const outcome = new Promise<Outcome | null>((resolve) => {
    const stop = after(timeoutMs, () => resolve(null))
    waiting.set(key, (what) => {
      stop()
      resolve(what)
    })
  })
  wake()
  const what = await outcome
  waiting.delete(key)
  if (what !== null && what.kind !== 'queued') return what.report
  // Browsers clear what nobody asked them to keep.
  void navigator.storage?.persist?.()
  return { statusCode: 200, message: '', waiting: key, failure: what?.failure ?? null }
}

/**
 * Sends what this browser cannot store.
 * @throws {ApiError} where no readable answer came
 */
async function sendUnstored<R extends Route>(route: R, input: Input<R>): Promise<Answer<R>> {
  sendsWithoutStore = false
  try {
    const answer = await call(route, input)
    sendsWithoutStore = Report.safeParse(answer).data?.statusCode === 200
    return answer
  } finally {
    void refresh()
  }
}

/** @returns whether it is stored here, in time. A write that ends later does no harm: the server knows what it has by its key. */
async function tryToStore(kind: QueuedKind, key: string, input: LooseInput): Promise<boolean> {
  try {
    return await withTimeout(storeTimeoutMs, storeHere(kind, key, input))
  } catch (error) {
    console.warn('This is not stored here; it is only sent.', error)
    return false
  } finally {
    void refresh()
  }
}

/** Full is full: recordings that can be had again make room, a story never. @returns false: there is no store */
async function storeHere(kind: QueuedKind, key: string, input: LooseInput): Promise<boolean> {
  const box = await openedStore()
  if (box === null) return false
  const { input: plain, sound } = await takeApart(input)
  const left = { key, kind, input: plain, storedAt: Date.now() }
  try {
    await box.add(left, sound)
  } catch (error) {
    if (error instanceof TimeoutError) throw error
    await globalThis.caches?.delete(mediaCache)
    await box.add(left, sound)
  }
  return true
}

/** Sends also what pauses after trouble: staff do not wait. */
export function sendAll(): void {
  isForAll = true
  wake()
}

/** Sends what is due, now. While a round is under way, another one follows it. */
export function wake(): void {
  isDue = true
  if (!isRunning) void run()
}

async function run(): Promise<void> {
  const box = await openedStore()
  if (box === null || isRunning) return
  isRunning = true
  try {
    while (isDue) {
      isDue = false
      const all = isForAll
      isForAll = false
      stopPause?.()
      stopPause = null
      const isThrough = await alone(() =>
        sendRound({ store: box, send: sendQueued, now: Date.now, onOutcome: reportOutcome, all }),
      )
      failedRounds = isThrough ? 0 : failedRounds + 1
    }
  } catch (error) {
    failedRounds += 1
    console.warn('The outbox is tried again', error)
  } finally {
    isRunning = false
    await refresh()
  }
}

/**
 * One tab sends at a time. Where tabs cannot agree (plain http, one that stands still), the server tells repeats by
 * their key.
 */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await navigator.locks.request(
      'nachklang-outbox',
      { signal: AbortSignal.timeout(tabTimeoutMs) },
      begin,
    )
  } catch (error) {
    if (hasBegun) throw error
    console.warn('Another tab sends without end; this one sends, too.', error)
    return work()
  }
}

function reportOutcome({ key }: QueuedItem, outcome: Outcome): void {
  hear(key, outcome)
  tabs.notify({ kind: 'outcome', key, outcome })
}

function hear(key: string, outcome: Outcome): void {
  waiting.get(key)?.(outcome)
  if (outcome.kind !== 'arrived' || !watched.has(key)) return
  useOutbox.setState(({ answers }) => ({ answers: { ...answers, [key]: outcome.report } }))
}

/** Whoever left them has gone: what the server answers them is nobody's business here. */
function forgetVisitor(): void {
  watched = new Set()
  useOutbox.setState({ answers: {} })
}

/** Counts anew, looks for room, and sets the timer where something waits. */
export async function refresh(): Promise<void> {
  const box = await openedStore()
  // Without a store nobody is kept from writing: it is only sent.
  if (box === null) return useOutbox.setState({ isFull: false })
  try {
    const now = countsOf(await box.items())
    if (now.waiting > 0 && !isRunning) {
      stopPause ??= after(pauseMs(Math.max(1, failedRounds), Math.random()), wake)
    }
    const hasSpace = await canStore(box)
    // What was sent before it was full tells nothing.
    if (hasSpace) sendsWithoutStore = false
    useOutbox.setState({ ...now, isFull: !hasSpace && !sendsWithoutStore })
  } catch (error) {
    console.warn('The outbox cannot be counted', error)
  }
}

async function canStore(box: OutboxStore): Promise<boolean> {
  try {
    const estimate = await withTimeout(storeTimeoutMs, navigator.storage?.estimate?.() ?? Promise.resolve({}))
    if (!hasFreeSpace(estimate)) return false
    await box.tryWriting(trialBytes)
    return true
  } catch (error) {
    console.warn('Nothing more can be stored here', error)
    // One that does not answer is not full: what is written meanwhile is only sent.
    return error instanceof TimeoutError
  }
}

/** What a heartbeat reports of this browser's outbox. */
export async function counts(): Promise<OutboxCounts> {
  return countsOf((await (await openedStore())?.items()) ?? [])
}

/** Something is on its way to the server right now. */
export const isSending = (): boolean => isRunning

/** Something of it has changed by hand: staff have let something go or sent it again. */
export function changed(): void {
  tabs.notify({ kind: 'changed' })
  void refresh()
}

/** How often it looks whether there is still room, in ms: the kiosk may stand for months. */
const spaceCheckMs = 60_000

/** Begins: from now on whatever waits is sent as soon as it can be. Returns what stops it. */
export function start(): Stop {
  const stopping = new AbortController()
  const { signal } = stopping
  for (const sign of ['online', 'focus', 'pageshow']) addEventListener(sign, wake, { signal })
  document.addEventListener('visibilitychange', () => !document.hidden && wake(), { signal })
  const stopLooking = every(spaceCheckMs, () => void refresh())
  const stopForgetting = onVisitEnd(forgetVisitor)
  wake()
  return () => {
    stopping.abort()
    stopLooking()
    stopForgetting()
    stopPause?.()
  }
}
