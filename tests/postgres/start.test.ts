import { devices } from '#content/exhibits/index.ts'
import { sampleStories } from '#content/exhibits/sampleStories.ts'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { connectPostgres } from '#server/backups/connectPostgres.ts'
import { connect } from '#server/db/postgres/client.ts'
import { serve } from '#server/app.ts'
import { TestStoryteller, makeFolder } from '../server/helpers.ts'
import { makeTestPostgres, siblingOf } from './database.ts'

/** Starts a whole server in this process and keeps what it prints. */
async function startOne(
  databaseUrl: string,
  environment: Record<string, string> = {},
  onPrint: (line: string) => void = () => {},
) {
  const printed: string[] = []
  const served = await serve({
    config: readConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: makeFolder(),
      PORT: '0',
      HOST: '127.0.0.1',
      ...environment,
    }),
    createStoryteller: async () => Object.assign(new TestStoryteller(), { close: async () => {} }),
    logger: false,
    print: (line) => {
      onPrint(line)
      printed.push(line)
    },
  })
  onTestFinished(served.close)
  return { address: served.address, printed }
}

test('[API-07] three servers that start at once on an empty Postgres open one server', async () => {
  const url = await makeTestPostgres(inject('postgres') ?? '')
  const { ask, close } = await connect(url)
  await ask('drop schema public cascade; create schema public')
  const servers = await Promise.all([startOne(url), startOne(url), startOne(url)])
  for (const { printed } of servers) {
    expect(printed[0]).toMatch(/^Warning: Postgres runs with fsync=off\./)
    expect(printed[1]).toMatch(/^Everything is stored in Postgres at localhost:\d+\/\w+\.$/)
    expect(printed.join('\n')).not.toContain('for%20tests')
  }
  const logins = servers.flatMap(({ printed }) => /password +(\S+)/.exec(printed.join('\n'))?.[1] ?? [])
  expect(logins, 'the first login is told once').toHaveLength(1)
  const counts = await ask(
    `select (select count(*) from staff) as staff, (select count(*) from device) as devices,
       (select count(*) from token) as keys, (select count(*) from user_story where sample = 1) as samples`,
  )
  expect(counts.rows).toEqual([{ staff: 1, devices: devices.length, keys: 1, samples: sampleStories.length }])
  await close()
  for (const { address } of servers) {
    const login = await fetch(`${address}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'staff', password: logins[0] }),
    })
    expect(login.status).toBe(200)
  }
})

test('of two servers, where the one that shows the first login fails at it the other shows one that works', async () => {
  const url = await makeTestPostgres(inject('postgres') ?? '')
  const { ask, close } = await connect(url)
  await ask('drop schema public cascade; create schema public')
  await close()
  let hasFailed = false
  const failOnce = (line: string) => {
    if (!line.includes('password') || hasFailed) return
    hasFailed = true
    throw new Error('The terminal is gone')
  }
  const starts = await Promise.allSettled([startOne(url, {}, failOnce), startOne(url, {}, failOnce)])
  const up = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  expect(up).toHaveLength(1)
  const [{ address = '', printed = [] } = {}] = up
  const password = /password +(\S+)/.exec(printed.join('\n'))?.[1]
  const login = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'staff', password }),
  })
  expect(login.status).toBe(200)
})

test.each([
  ['a wrong password', (url: URL) => (url.password = 'wrong'), 'Postgres does not take the password.'],
  [
    'no such database',
    (url: URL) => (url.pathname = '/nowhere'),
    'there is no such database. Make it with createdb.',
  ],
])('a start with %s ends with a sentence that does not tell the password', async (_, spoil, sentence) => {
  const url = new URL(siblingOf(inject('postgres') ?? '', 'postgres'))
  spoil(url)
  const start = connectPostgres(url.href, makeFolder())
  await expect(start).rejects.toThrow(
    new RegExp(`^The configuration is wrong\\. DATABASE_URL: localhost:\\d+/\\w+: ${sentence}$`),
  )
})

test('an address that is none ends the start', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://museum/nachklang' })).toThrow(
    'The configuration is wrong. DATABASE_URL: must be an address that begins with postgres:// or postgresql://.',
  )
})
