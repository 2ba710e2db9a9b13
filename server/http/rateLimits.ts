import { BlockList, isIP } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config/config.ts'
import type { Context } from './contract.ts'
import { HttpError } from './HttpError.ts'

/**
 * What may be left in five minutes. A museum with all its guests may sit behind one address, so a screen that shows a
 * kiosk key is counted by that key alone: no crowd and no flood beside it takes its turn. It gets more, because after
 * an hour without a line it brings all that it has kept.
 */
export const requestLimits = {
  submissionsPerAddress: 300,
  submissionsPerToken: 600,
  viewsPerAddress: 3000,
  windowMs: 300_000,
} as const

declare module 'fastify' {
  interface FastifyRequest {
    /** Who leaves something, as far as limits go: a token or an address. */
    sender: string
  }
}

const ownAddresses = new BlockList()
ownAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
ownAddresses.addAddress('::1', 'ipv6')

/** This machine itself is not counted: what runs here needs no flood to do harm, and its own screen may sit here. */
function isThisMachine(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && ownAddresses.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

type Counted = { isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number }

interface RateLimitOptions extends Pick<Context, 'database' | 'config'> {
  /** The hash of the request's token, if it has one that opens anything. */
  readonly validTokenOf: (request: FastifyRequest) => Promise<string | undefined>
}

/** Counts what may be called without logging in and leaves something behind, and refuses what is too much. */
const plugin: FastifyPluginAsync<RateLimitOptions> = async (app, { database, config, validTokenOf }) => {
  await app.register(rateLimit, {
    global: false,
    store: database.peers.counters ?? CallCounts,
    skipOnError: true,
  })
  const timeWindow = requestLimits.windowMs
  const perAddress = app.createRateLimit({ max: requestLimits.submissionsPerAddress, timeWindow })
  const views = app.createRateLimit({ max: requestLimits.viewsPerAddress, timeWindow })
  const perToken = app.createRateLimit({
    max: requestLimits.submissionsPerToken,
    timeWindow,
    keyGenerator: ({ sender }) => sender,
  })
  app.decorateRequest('sender', '')
  const noteHiddenProxy = createProxyNote(config)

  app.addHook('onRequest', async (request, reply) => {
    const { counts } = request.routeOptions.config
    if (counts === undefined) return
    if (counts === 'view') {
      if (!isThisMachine(request.ip)) refuseTooMuch(await views(request), reply)
      return
    }
    noteHiddenProxy(request)
    // A bearer that opens nothing is ignored here as in every call for anyone (API-02).
    const token = await validTokenOf(request)
    if (token !== undefined) {
      request.sender = `token ${token}`
      refuseTooMuch(await perToken(request), reply)
      return
    }
    request.sender = request.ip
    if (!isThisMachine(request.ip)) refuseTooMuch(await perAddress(request), reply)
  })
}
export const rateLimits = fp(plugin)

/** @throws HttpError 429 with a sentence, and says when to come again */
export function refuseTooMuch(counted: Counted, reply: FastifyReply, what = 'Too much at once'): void {
  if (counted.isAllowed || !counted.isExceeded) return
  const seconds = counted.ttlInSeconds
  reply.header('retry-after', String(seconds))
  throw new HttpError(429, `${what}. Please try again in ${seconds} seconds.`)
}

/** Told once: behind a proxy that is not named, everybody seems to sit on this machine, and limits hold for nobody. */
function createProxyNote({ trustProxy }: Config): (request: FastifyRequest) => void {
  let isNoted = trustProxy !== false
  return ({ ip, headers, log }) => {
    if (isNoted || headers['x-forwarded-for'] === undefined || !isThisMachine(ip)) return
    isNoted = true
    log.warn('A proxy stands in front of this server: without TRUST_PROXY no limit per address holds.')
  }
}

/** More keys than these are not counted at a time; the one that came first is forgotten. */
const mostKeys = 5000

interface Window {
  count: number
  /** Milliseconds of `performance.now()`. */
  readonly startedMs: number
}

/**
 * Calls by key and window of time, in memory. Unlike the store that @fastify/rate-limit brings, it tells each of many
 * calls of one turn its own count, not all of them the last, and a clock that is set back locks nobody out.
 */
export class CallCounts {
  readonly #windows = new Map<string, Window>()

  incr(
    key: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = 0,
  ): void {
    const nowMs = performance.now()
    const known = this.#windows.get(key)
    const isOver = known === undefined || known.startedMs + windowMs <= nowMs
    const window = isOver ? { count: 0, startedMs: nowMs } : known
    window.count += 1
    if (isOver) this.#keep(key, window)
    answer(null, { current: window.count, ttl: window.startedMs + windowMs - nowMs })
  }

  /** What was counted so far, without counting. */
  read(
    key: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = 0,
  ): void {
    const known = this.#windows.get(key)
    const ttl = known === undefined ? 0 : Math.max(0, known.startedMs + windowMs - performance.now())
    answer(null, { current: ttl === 0 ? 0 : (known?.count ?? 0), ttl })
  }

  child(): CallCounts {
    return new CallCounts()
  }

  #keep(key: string, window: Window): void {
    this.#windows.delete(key)
    const [oldest] = this.#windows.keys()
    if (oldest !== undefined && this.#windows.size >= mostKeys) this.#windows.delete(oldest)
    this.#windows.set(key, window)
  }
}
