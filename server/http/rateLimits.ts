import { BlockList, isIP } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import fp from 'fastify-plugin'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config/config.ts'
import type { Context } from './contract.ts'
import { HttpError } from './HttpError.ts'

/**
 * Submissions in five minutes. All guests of a museum may share one address, so a kiosk is counted by its key alone.
 * It gets more, since after an hour offline it sends all that it has stored.
 */
export const requestLimits = {
  submissionsPerAddress: 300,
  submissionsPerToken: 600,
  viewsPerAddress: 3000,
  windowMs: 300_000,
} as const

declare module 'fastify' {
  interface FastifyRequest {
    /** For limits: a token or an address. */
    sender: string
  }
}

const ownAddresses = new BlockList()
ownAddresses.addSubnet('127.0.0.0', 8, 'ipv4')
ownAddresses.addAddress('::1', 'ipv6')

/** Not counted: software on this machine needs no flood to do harm, and a kiosk may run here. */
function isThisMachine(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && ownAddresses.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

type Counted = { isAllowed: true } | { isAllowed: false; isExceeded: boolean; ttlInSeconds: number }

interface RateLimitOptions extends Pick<Context, 'database' | 'config'> {
  /** The hash of the request's token, if it is valid. */
  readonly validTokenOf: (request: FastifyRequest) => Promise<string | undefined>
}

/** Limits the calls without login that store something. */
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
    // An invalid bearer is ignored, as in every call for anyone (API-02).
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

/** @throws HttpError 429 with a time to retry */
export function refuseTooMuch(counted: Counted, reply: FastifyReply, what = 'Too much at once'): void {
  if (counted.isAllowed || !counted.isExceeded) return
  const seconds = counted.ttlInSeconds
  reply.header('retry-after', String(seconds))
  throw new HttpError(429, `${what}. Please try again in ${seconds} seconds.`)
}

/** Logged once: behind a proxy that is not configured, all callers seem to be this machine, and no limit works. */
function createProxyNote({ trustProxy }: Config): (request: FastifyRequest) => void {
  let isNoted = trustProxy !== false
  return ({ ip, headers, log }) => {
    if (isNoted || headers['x-forwarded-for'] === undefined || !isThisMachine(ip)) return
    isNoted = true
    log.warn('A proxy stands in front of this server: without TRUST_PROXY no limit per address holds.')
  }
}

/** Most keys counted at a time; the oldest is dropped. */
const mostKeys = 5000

interface Window {
  count: number
  /** ms of `performance.now()`. */
  readonly startedMs: number
}

/**
 * Calls by key and window, in memory. Unlike the store of @fastify/rate-limit, it gives simultaneous calls their own
 * counts, and a clock that is set back locks nobody out.
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

  /** The present count, without counting. */
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
