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

/*
 * The outbox of this browser (SHARE-05). It stores submissions before sending them, and sends them on opening,
 * focus, `online` and a timer until the server has them. This file is the driver; the decisions are in src/lib/outbox,
 * one round of sending is in round.ts.
 */

/** ms that the visitor waits for the answer; then the page says that the story is stored here and will be sent. */
const timeoutMs = 20_000
/** ms that another tab may hold the lock before this one sends, too: longer than any call may take. */
const tabTimeoutMs = 200_000
/** Bytes of a trial write, since the quota's estimate can be wrong. */
const trialBytes = 4_096

let opening: Promise<OutboxStore | null> | null = null
const resolvers = new Map<string, (outcome: Outcome) => void>()
/** Keys of the items of this visit, whose answers are shown. */
let watched: ReadonlySet<string> = new Set()
let isRunning = false
let isDue = false
let isForAll = false
/** The last item that could not be stored was sent directly, so a full disk stops no visitor. */
let sendsWithoutStore = false
let failedRounds = 0
let stopPause: Stop | null = null

/** The store of this browser; null where it has none. Opened again after a failure. */
export function openedStore(): Promise<OutboxStore | null> {
  const forget = () => {
    opening = null
  }
  opening ??= openOutboxStore(forget).catch((error: unknown) => {
    console.warn('This browser has no store: submissions are only sent.', error)
    forget()
    return null
  })
  return opening
}

const tabs = openTabChannel((message) => {
  if (message.kind === 'outcome') settle(message.key, message.outcome)
  void refresh()
})

/**
 * Submits a visitor's contribution: stores it on this device and sends it until it has arrived (SHARE-05). Where it
 * cannot be stored in time, it is only sent.
 * @returns the server's answer, or that the contribution is stored and waiting
 * @throws {ApiError} where it was neither stored nor answered readably
 */
export async function submit<R extends Route>(route: R, input: Input<R>): Promise<Answer<R> | QueuedReport> {
  return (await enqueue(route, input)) ?? sendUnstored(route, input)
}

/**
 * Stores a submission and sends it.
 * @returns the server's answer, or that it is waiting; undefined where it cannot be stored
 */
export async function enqueue(route: Route, input: LooseInput): Promise<Report | QueuedReport | undefined> {
  const kind = kindOf(route)
  const key = input.idempotencyKey
  if (kind === undefined || key === undefined || !(await tryToStore(kind, key, input))) return undefined
  watched = new Set([...watched, key])
  const outcome = await new Promise<Outcome | null>((resolve) => {
    const stop = after(timeoutMs, () => resolve(null))
    resolvers.set(key, (result) => {
      stop()
      resolve(result)
    })
    wake()
  })
  resolvers.delete(key)
  if (outcome !== null && outcome.kind !== 'queued') return outcome.report
  // Without this request a browser may clear the store.
  void navigator.storage?.persist?.()
  return { statusCode: 200, message: '', idempotencyKey: key, failure: outcome?.failure ?? null }
}

/**
 * Sends a submission that cannot be stored.
 * @throws {ApiError} where there is no readable answer
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

/** @returns whether it was stored in time. A write that ends later is harmless: the server recognizes the key. */
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

/** Where the disk is full, cached recordings are deleted to make space. @returns false without a store */
async function storeHere(kind: QueuedKind, key: string, input: LooseInput): Promise<boolean> {
  const store = await openedStore()
  if (store === null) return false
  const { input: plain, sound } = await takeApart(input)
  const contribution = { key, kind, input: plain, storedAt: Date.now() }
  try {
    await store.add(contribution, sound)
  } catch (error) {
    if (error instanceof TimeoutError) throw error
    await globalThis.caches?.delete(mediaCache)
    await store.add(contribution, sound)
  }
  return true
}

/** Sends failed items, too, without waiting: staff asked for it. */
export function sendAll(): void {
  isForAll = true
  wake()
}

/** Sends what is due now. During a round, another one follows it. */
export function wake(): void {
  isDue = true
  if (!isRunning) void run()
}

async function run(): Promise<void> {
  const store = await openedStore()
  if (store === null || isRunning) return
  isRunning = true
  try {
    while (isDue) {
      isDue = false
      const all = isForAll
      isForAll = false
      stopPause?.()
      stopPause = null
      const isThrough = await withLock(() =>
        sendRound({ store, send: sendQueued, now: Date.now, onOutcome: reportOutcome, all }),
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

/** One tab sends at a time. Without locks (plain http), or if a tab hangs, the server recognizes repeats by key. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
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
  settle(key, outcome)
  tabs.notify({ kind: 'outcome', key, outcome })
}

function settle(key: string, outcome: Outcome): void {
  resolvers.get(key)?.(outcome)
  if (outcome.kind !== 'arrived' || !watched.has(key)) return
  useOutbox.setState(({ answers }) => ({ answers: { ...answers, [key]: outcome.report } }))
}

/** The visit has ended: answers to its submissions are not shown to the next visitor. */
function forgetVisitor(): void {
  watched = new Set()
  useOutbox.setState({ answers: {} })
}

/** Counts the items, checks for space, and sets the timer where something is waiting. */
export async function refresh(): Promise<void> {
  const store = await openedStore()
  // Without a store, submissions are only sent.
  if (store === null) return useOutbox.setState({ isFull: false })
  try {
    const now = countsOf(await store.items())
    if (now.waiting > 0 && !isRunning) {
      stopPause ??= after(pauseMs(Math.max(1, failedRounds), Math.random()), wake)
    }
    const hasSpace = await canStore(store)
    // An earlier success without a store says nothing about a disk that fills up later.
    if (hasSpace) sendsWithoutStore = false
    useOutbox.setState({ ...now, isFull: !hasSpace && !sendsWithoutStore })
  } catch (error) {
    console.warn('The outbox cannot be counted', error)
  }
}

async function canStore(store: OutboxStore): Promise<boolean> {
  try {
    const estimate = await withTimeout(storeTimeoutMs, navigator.storage?.estimate?.() ?? Promise.resolve({}))
    if (!hasFreeSpace(estimate)) return false
    await store.tryWriting(trialBytes)
    return true
  } catch (error) {
    console.warn('Nothing more can be stored here', error)
    // A store that does not answer is not full: submissions are only sent meanwhile.
    return error instanceof TimeoutError
  }
}

export async function counts(): Promise<OutboxCounts> {
  return countsOf((await (await openedStore())?.items()) ?? [])
}

export const isSending = (): boolean => isRunning

/** Staff have deleted or released an item. */
export function changed(): void {
  tabs.notify({ kind: 'changed' })
  void refresh()
}

/** ms between checks for space: a kiosk may run for months. */
const spaceCheckMs = 60_000

/** Starts sending. Returns a function that stops it. */
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

/** Messages between tabs about the outbox they share. */
type TabMessage =
  | { readonly kind: 'changed' }
  | { readonly kind: 'outcome'; readonly key: string; readonly outcome: Outcome }

function openTabChannel(onMessage: (message: TabMessage) => void): { notify(message: TabMessage): void } {
  const channel = new BroadcastChannel('nachklang-outbox')
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data))
  return { notify: (message) => channel.postMessage(message) }
}
