import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Login } from '#contract/staff.ts'
import { staffNameKey } from './repository.ts'
import { tokenHash } from '#server/http/secrets.ts'
import { refuseTooMuch } from '#server/http/rateLimits.ts'
import { HttpError } from '#server/http/HttpError.ts'

/**
 * The delay after wrong passwords within `windowMs`: after the first `free` ones, each adds `stepMs`, up to
 * `longestRestMs`. An attacker gets about 210 tries in five minutes, and staff with a new browser wait for seconds.
 */
export const loginLimits = { windowMs: 300_000, free: 10, stepMs: 20, longestRestMs: 2000 } as const

/** For Retry-After: by then most waiting logins have been handled. */
const againSeconds = 10

interface Attempt {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** This member has logged in with this device token before. */
  readonly isKnownDevice: boolean
}

/** Handles a login in turn. @throws HttpError 429 where too many are waiting, and the errors of `logIn` */
export type LoginInTurn = <T>(attempt: Attempt, logIn: () => Promise<T>) => Promise<T>

/**
 * Wrong passwords slow down logins but lock nobody out. Known devices have a queue and counts of their own, so that
 * guesses from elsewhere do not delay them; all other logins share a queue. At most two passwords are hashed at a
 * time.
 */
export function createLoginLimits(app: FastifyInstance): LoginInTurn {
  const counted = { max: Number.MAX_SAFE_INTEGER, timeWindow: loginLimits.windowMs }
  const perAddress = app.createRateLimit(counted)
  const perName = app.createRateLimit({
    ...counted,
    keyGenerator: async (request) => `${nameIn(request)} at ${await addressOf(request)}`,
  })
  const perDevice = app.createRateLimit({ ...counted, keyGenerator: deviceIn })
  const overall = app.createRateLimit({ ...counted, keyGenerator: () => 'overall' })
  const queues = { known: createLoginQueue(), unknown: createLoginQueue() }

  /** An IPv6 network of 64 bits counts as one. */
  const addressOf = async (request: FastifyRequest) => (await perAddress(request, { increment: false })).key

  return async ({ request, reply, isKnownDevice }, logIn) => {
    const queue = isKnownDevice ? queues.known : queues.unknown
    const place = isKnownDevice ? deviceIn(request) : await addressOf(request)
    const limits = isKnownDevice ? [perDevice] : [perAddress, perName]
    let failures = 0
    for (const limit of limits) failures += countOf(await limit(request, { increment: false }))
    if (!(await queue.take(place, failures))) {
      refuseTooMuch(
        { isAllowed: false, isExceeded: true, ttlInSeconds: againSeconds },
        reply,
        'Too many logins wait',
      )
    }
    let restMs = 0
    try {
      return await logIn()
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 401) {
        for (const limit of limits) await limit(request)
        restMs = restAfter(
          countOf(await (isKnownDevice ? perDevice(request, { increment: false }) : overall(request))),
        )
      }
      throw error
    } finally {
      queue.giveBack(restMs)
    }
  }
}

const nameIn = ({ body }: FastifyRequest) => staffNameKey(Login.parse(body).name)
const deviceIn = ({ body }: FastifyRequest) => `device ${tokenHash(Login.parse(body).device_token ?? '')}`

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

const countOf = (counted: Counted) => (counted.isAllowed ? 0 : counted.max - counted.remaining)

function restAfter(failures: number): number {
  const { free, stepMs, longestRestMs } = loginLimits
  return Math.min(longestRestMs, Math.max(0, failures - free) * stepMs)
}

/** Most waiting logins; of more, the one with the most failures is refused. */
const mostWaiting = 100

interface Waiting {
  readonly address: string
  readonly tries: number
  readonly answer: (hasTurn: boolean) => void
}

interface LoginQueue {
  /**
   * Waits for a turn. Addresses with fewer failures go first, then earlier logins.
   * @param failures recent wrong passwords from this address, waiting ones included
   * @returns false where it is refused
   */
  take(address: string, failures: number): Promise<boolean>
  /** Ends the turn; the next begins after `restMs`. */
  giveBack(restMs: number): void
}

/** Runs one login at a time, which limits the hashing of passwords; the rest after a wrong one limits the tries. */
function createLoginQueue(): LoginQueue {
  const waiting: Waiting[] = []
  let isTaken = false

  function next() {
    const first = waiting.shift()
    isTaken = first !== undefined
    first?.answer(true)
  }

  return {
    take: (address, failures) =>
      new Promise((answer) => {
        const tries = failures + waiting.filter((other) => other.address === address).length
        const place = waiting.findLastIndex((other) => other.tries <= tries) + 1
        waiting.splice(place, 0, { address, tries, answer })
        if (!isTaken) next()
        if (waiting.length > mostWaiting) waiting.pop()?.answer(false)
      }),
    giveBack: (restMs) => {
      if (restMs === 0) next()
      else setTimeout(next, restMs).unref()
    },
  }
}
