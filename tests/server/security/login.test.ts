import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { logIn, upsertStaff } from '#server/staff/accounts.ts'
import { isPasswordOf } from '#server/http/secrets.ts'
import { staffLogin, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

// The files before and after this one have the real one.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
/** Every comparison of a password, with what it was compared to. argon2id is tried in access.test.ts. */
const compared: string[] = []
/** Passwords that are hashed now, and the most at a time. */
const hashing = { now: 0, most: 0 }
vi.mock(import('#server/http/secrets.ts'), async (original) => {
  const secrets = await original()
  return {
    ...secrets,
    isPasswordOf: async (password, stored) => {
      compared.push(stored)
      hashing.now += 1
      hashing.most = Math.max(hashing.most, hashing.now)
      await new Promise((resolve) => setImmediate(resolve))
      hashing.now -= 1
      return password === 'a long enough password' && stored.includes('$argon2id$')
    },
  }
})

const museum = '203.0.113.1'
const elsewhere = '198.51.100.5'

const send = ({ app }: TestApp, name: string, password: string, remoteAddress = museum, device?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/user/login',
    payload: { name, password, ...(device !== undefined && { device_token: device }) },
    remoteAddress,
  })

const realSetTimeout = setTimeout

/** A server with Mira, in which pauses between logins are wound forward. */
async function startOne(): Promise<TestApp> {
  const server = await startTestApp()
  await upsertStaff(server.database, staffLogin)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  return server
}

/** Ends the pause that is under way, once there is one. */
async function wind(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  if (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync()
}

/** Ends every pause until it has come. @returns what came, and after how many ms */
async function wound<T>(answer: Promise<T>): Promise<{ came: T; afterMs: number }> {
  let isOpen = true
  const closing = answer.finally(() => {
    isOpen = false
  })
  const begun = performance.now()
  while (isOpen) await wind()
  return { came: await closing, afterMs: performance.now() - begun }
}

type Guess = [name: string, address: string]

const guesses = (server: TestApp, times: number, one: (guess: number) => Guess) =>
  Promise.all(
    Array.from({ length: times }, (_, guess) => {
      const [name, address] = one(guess)
      return send(server, name, `guess ${guess}`, address)
    }),
  )

beforeEach(() => {
  compared.length = 0
})

describe('wrong passwords', () => {
  test.each([
    { what: '60 for one name at one address', times: 60, one: (): Guess => ['mira ', museum] },
    { what: '90 for many names at one address', times: 90, one: (at: number): Guess => [`n${at}`, museum] },
    {
      what: '120 for one name from as many addresses',
      times: 120,
      one: (at: number): Guess => ['Mira', `192.0.2.${at}`],
    },
  ])('[ACCESS-01] [ASVS-6.3.1] $what lock nobody out', async ({ times, one }) => {
    const server = await startOne()
    for (let done = 0; done < times; done += 30)
      await wound(guesses(server, 30, (guess) => one(done + guess)))
    for (const address of [museum, elsewhere]) {
      const { came } = await wound(send(server, 'Mira', staffLogin.password, address))
      expect(came.statusCode, address).toBe(200)
    }
  })

  test('[ACCESS-02] [ASVS-6.1.1] [ASVS-6.3.1] are tried one after the other, and ever slower', async () => {
    const server = await startOne()
    hashing.most = 0
    let tried = 0
    let tookMs = 0
    while (tookMs < 60_000) {
      const { came, afterMs } = await wound(guesses(server, 10, (guess) => ['Mira', `192.0.2.${guess}`]))
      tried += came.filter(({ statusCode }) => statusCode === 401).length
      tookMs += afterMs
    }
    expect(hashing.most).toBe(1)
    // 10 at once, then one for each 20 ms more: 60 s are the pauses of 77.
    expect(tried).toBeGreaterThan(20)
    expect(tried).toBeLessThan(110)
  })

  test('[ACCESS-01] a login from a clean address goes before all guesses that wait; of too many those are refused', async () => {
    const server = await startOne()
    await wound(guesses(server, 30, () => ['Mira', museum]))
    const flood = guesses(server, 300, () => ['Mira', museum])
    while (compared.length <= 30) await wind()
    const before = compared.length
    const { came } = await wound(send(server, 'Mira', staffLogin.password, elsewhere))
    expect(came.statusCode).toBe(200)
    // Its own, and those whose turn came while it was on its way.
    expect(compared.length - before).toBeLessThanOrEqual(5)
    const answers = (await wound(flood)).came
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 429]))
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.headers['retry-after']).toBe('10')
    expect(refused?.json().message).toBe('Too many logins wait. Please try again in 10 seconds.')
  })

  test('[ACCESS-03] do not delay known devices, at whatever address', async () => {
    const server = await startOne()
    const first = (await wound(send(server, 'Mira', staffLogin.password))).came.json<{
      device_token: string
    }>()
    await wound(guesses(server, 60, () => ['Mira', museum]))
    hashing.most = 0
    const flood = guesses(server, 150, () => ['Mira', museum])
    // No time is wound forward: it waits for no pause.
    const known = await send(server, 'Mira', staffLogin.password, museum, first.device_token)
    expect(known.statusCode).toBe(200)
    await wound(flood)
    expect(hashing.most).toBeLessThanOrEqual(2)
    // The same token comes back, and only its hash is stored.
    expect(known.json().device_token).toBe(first.device_token)
    const devices = await server.database.db.selectFrom('login_device').selectAll().execute()
    expect(devices).toEqual([
      { hash: expect.stringMatching(/^[0-9a-f]{64}$/), staff_id: 1, last_login_at: expect.any(String) },
    ])
    expect(JSON.stringify(devices)).not.toContain(first.device_token)
  })

  test('[ACCESS-03] a device token opens nothing, helps no other name, and its own guesses are counted for it @full', async () => {
    const server = await startOne()
    await upsertStaff(server.database, { name: 'Jon', password: staffLogin.password })
    const { device_token: device } = (await wound(send(server, 'Mira', staffLogin.password))).came.json()
    const me = await server.app.inject({
      url: '/api/admin/me',
      headers: { authorization: `Bearer ${device}` },
    })
    expect(me.statusCode).toBe(401)
    await wound(guesses(server, 130, (guess) => ['Jon', `192.0.2.${guess}`]))
    // After one more guess a pause is under way, and Jon has never logged in there.
    const before = compared.length
    const guess = send(server, 'Jon', 'wrong')
    while (compared.length === before) await wind()
    let isIn = false
    const slow = send(server, 'Jon', staffLogin.password, elsewhere, device).then(({ statusCode }) => {
      isIn = true
      return statusCode
    })
    await new Promise((resolve) => realSetTimeout(resolve, 300))
    expect(isIn).toBe(false)
    expect((await wound(slow)).came).toBe(200)
    expect((await guess).statusCode).toBe(401)
    // From now on he has; one browser serves both.
    await wound(guesses(server, 5, (guess) => ['Jon', `192.0.2.${guess}`]))
    expect((await send(server, 'Jon', staffLogin.password, elsewhere, device)).statusCode).toBe(200)
    const { came, afterMs: guessedMs } = await wound(
      Promise.all(Array.from({ length: 60 }, () => send(server, 'Mira', 'wrong', museum, device))),
    )
    expect(new Set(came.map(({ statusCode }) => statusCode))).toEqual(new Set([401]))
    expect(guessedMs).toBeGreaterThan(15_000)
    expect((await wound(send(server, 'Mira', staffLogin.password, museum, device))).came.statusCode).toBe(200)
  })

  test('learns from no difference whether a name is known: the same work is done and the same is said', async () => {
    const server = await startTestApp()
    await upsertStaff(server.database, staffLogin)
    const known = await send(server, 'Mira', 'wrong')
    const unknown = await send(server, 'Nobody', 'wrong')
    expect(unknown.statusCode).toBe(401)
    expect(unknown.body).toBe(known.body)
    expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(known.headers).toSorted())
    const costs = compared.map((stored) => /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$/.exec(stored)?.[0])
    expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1$', '$argon2id$v=19$m=19456,t=2,p=1$'])
    expect(vi.isMockFunction(isPasswordOf)).toBe(false)
  })
})

test('[ASVS-1.2.4] SQL in a name or a password logs nobody in', async () => {
  const { database } = await startTestApp()
  await upsertStaff(database, staffLogin)
  for (const name of ["Mira' --", "' or '1'='1", "Mira'/*", 'Mira\u0000', '%', '_ira']) {
    await expect(logIn(database, { name, password: staffLogin.password }), name).rejects.toThrow(
      'Name or password is wrong.',
    )
  }
})
