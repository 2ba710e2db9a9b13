import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Login } from '#contract/staff.ts'
import { staffNameKey } from './repository.ts'
import { tokenHash } from '#server/http/secrets.ts'
import { refuseTooMuch } from '#server/http/rateLimits.ts'
import { HttpError } from '#server/http/HttpError.ts'

/**
 * What wrong passwords cost. They are counted for `windowMs`. After the first `free` ones, each makes the rest longer by
 * `stepMs` that follows it before the next login is looked at, up to `longestRestMs`. So all who guess have about 210
 * tries in five minutes at a server, and staff in a browser that is new to them wait for seconds.
 */
export const loginLimits = { windowMs: 300_000, free: 10, stepMs: 20, longestRestMs: 2000 } as const

/** What whoever is refused is told: most of those who wait have had their turn by then. */
const againSeconds = 10

interface Attempt {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** This member has logged in with this device token before. */
  readonly isKnownDevice: boolean
}

/** Looks at a login in its turn. @throws HttpError 429 where too many wait who go first, and what `logIn` throws */
export type LoginInTurn = <T>(attempt: Attempt, logIn: () => Promise<T>) => Promise<T>

/**
 * Wrong passwords slow logins down and lock nobody out. A device that has logged in before waits behind such devices
 * alone and is counted for itself, so nobody's guessing holds it up; all other logins share a queue. So two passwords
 * are hashed at a time at most.
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

  /** As it is counted: an IPv6 network of 64 bits is one. */
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

/** Logins that wait at a time; of more, the one with the most tries behind it is refused. */
const mostWaiting = 100

interface Waiting {
  readonly address: string
  readonly tries: number
  readonly answer: (hasTurn: boolean) => void
}

interface LoginQueue {
  /**
   * Waits for a turn: whoever comes from where fewer passwords were tried goes first, then whoever came first.
   * @param failures wrong passwords lately from where this login comes; those that wait already count, too
   * @returns false where too many wait who go first
   */
  take(address: string, failures: number): Promise<boolean>
  /** Gives the turn back; the next one has it after `restMs`. */
  giveBack(restMs: number): void
}

/**
 * Logins of which one at a time has its turn. It bounds how many passwords are hashed at once, and a rest after a wrong
 * one bounds how many are tried in all: guessing gets slow, but nobody is locked out by it.
 */
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
