import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { serve } from '#server/app.ts'
import { serverCommand } from '#tools/lib/serverCommand.ts'
import { TestStoryteller, makeFolder, multipart, recording } from './helpers.ts'

/** Starts the whole server in this process and keeps what it prints. */
async function startOne(
  dir: string,
  environment: Record<string, string> = {},
  onPrint: (line: string) => void = () => {},
) {
  const printed: string[] = []
  const logged: string[] = []
  const storyteller = new TestStoryteller()
  const served = await serve({
    config: readConfig({ DATA_DIR: dir, PORT: '0', HOST: '127.0.0.1', ...environment }),
    createStoryteller: async () => Object.assign(storyteller, { close: async () => {} }),
    logger: { level: 'info', base: null, stream: { write: (line: string) => void logged.push(line) } },
    print: (line) => {
      onPrint(line)
      printed.push(line)
    },
  })
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await served.close()
  }
  onTestFinished(close)
  return { address: served.address, printed: () => printed.join('\n'), logged: () => logged.join(''), close }
}

test('the first start prints a staff login and a screen link that work, and the second prints none', async () => {
  const dir = makeFolder()
  const first = await startOne(dir)
  const [, name] = /name +(\S+)/.exec(first.printed()) ?? []
  const [, password] = /password +(\S+)/.exec(first.printed()) ?? []
  const [, key] = /\/\?kioskKey=(\S+)/.exec(first.printed()) ?? []
  const login = await fetch(`${first.address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  })
  expect(login.status).toBe(200)
  const notes = await fetch(`${first.address}/api/user-story/random/device/5`, {
    headers: { authorization: `Bearer ${key}` },
  })
  expect(notes.status).toBe(200)
  await first.close()
  const second = await startOne(dir)
  expect(second.printed()).toMatch(
    /^Nachklang is open at http:\/\/127\.0\.0\.1:\d+\nWarning: pages [^\n]+ show no QR codes[^\n]+\nStill invented, [^\n]+content\/site\.ts[^\n]+$/,
  )
})

async function logInWith(address: string, printed: string): Promise<number> {
  const [, name] = /name +(\S+)/.exec(printed) ?? []
  const [, password] = /password +(\S+)/.exec(printed) ?? []
  const response = await fetch(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  })
  return response.status
}

test('[ACCESS-05] a first start that finds its port taken shows no login, and the first that listens does', async () => {
  const dir = makeFolder()
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const taken = other.address()
  const port = typeof taken === 'object' && taken !== null ? String(taken.port) : ''
  const shown: string[] = []
  await expect(startOne(dir, { PORT: port }, (line) => shown.push(line))).rejects.toThrow(/EADDRINUSE|port/i)
  expect(shown.join('\n')).not.toContain('password')
  const run = await startOne(dir)
  expect(await logInWith(run.address, run.printed())).toBe(200)
})

test('[ACCESS-05] a first login opens the staff pages as soon as it is shown', async () => {
  const answers: Promise<number>[] = []
  const printed: string[] = []
  await startOne(makeFolder(), {}, (line) => {
    printed.push(line)
    const all = printed.join('\n')
    const address = /Staff login +(\S+)\/admin/.exec(all)?.[1]
    if (line.includes('password')) answers.push(logInWith(address ?? '', all))
  })
  expect(await Promise.all(answers)).toEqual([200])
})

test.each(['name', 'password', 'Screen link'])(
  '[ACCESS-05] a first start that ends while it shows the line of %s loses nothing: the next one shows a login that works',
  async (line) => {
    const dir = makeFolder()
    const end = (printed: string) => {
      if (printed.trim().startsWith(line)) throw new Error('The terminal is gone')
    }
    await expect(startOne(dir, {}, end)).rejects.toThrow('The terminal is gone')
    const run = await startOne(dir)
    expect(await logInWith(run.address, run.printed())).toBe(200)
    expect(run.printed()).toContain('/?kioskKey=')
  },
)

test('a given staff login is taken and its password is not printed', async () => {
  const run = await startOne(makeFolder(), { ADMIN_NAME: 'Mira', ADMIN_PASSWORD: 'only Mira knows this' })
  expect(run.printed()).toContain('Mira')
  expect(run.printed()).not.toContain('only Mira knows this')
  const login = await fetch(`${run.address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mira', password: 'only Mira knows this' }),
  })
  expect(login.status).toBe(200)
})

test.each([
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '127.0.0.1' }, false],
  // Of a container that publishes its port to its own machine alone.
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://museum.example' }, true],
  [{ HOST: '0.0.0.0', TRUST_PROXY: '1', PUBLIC_URL: 'https://museum.example' }, false],
])('[API-08] %o warns that visitors cannot record: %s', async (environment, warns) => {
  const run = await startOne(makeFolder(), environment)
  expect(run.printed().includes('no microphone')).toBe(warns)
})

test.each([
  [{}, true],
  [{ HOST: '0.0.0.0' }, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ PUBLIC_URL: 'https://museum.example' }, false],
])(
  '[START-10] %o warns in one sentence that phones find no address, and how to mend it: %s',
  async (environment, warns) => {
    const run = await startOne(makeFolder(), environment)
    const line = run
      .printed()
      .split('\n')
      .find((each) => each.includes('QR codes'))
    expect(line?.includes('Set PUBLIC_URL') ?? false).toBe(warns)
  },
)

test.each([
  [
    { AI_BASE_URL: 'http://127.0.0.1:9/v1', SPEECH_MODEL: 'speaks' },
    /asks http:\/\/127\.0\.0\.1:9\/v1 as writer, speaker, transcriber, translator, ill/,
    false,
  ],
  [{ AI_BASE_URL: 'http://ai.example/v1' }, /as writer, transcriber, translator, ill/, true],
  [
    {
      AI_BASE_URL: 'https://ai.example/v1',
      SPEECH_BASE_URL: 'http://speech:8000/v1',
      SPEECH_MODEL: 'speaks',
    },
    /asks http:\/\/speech:8000\/v1 as speaker\./,
    true,
  ],
])('[GEN-05] a start with %o names services and whether they are safe', async (environment, said, warns) => {
  const run = await startOne(makeFolder(), { ...environment, AI_API_KEY: 'sk-secret' })
  expect(run.printed()).toMatch(said)
  expect(run.printed().includes('plain http: stories')).toBe(warns)
  expect(run.printed() + run.logged()).not.toContain('sk-secret')
})

test('a request in flight is finished before the server closes', async () => {
  const run = await startOne(makeFolder())
  const { port } = new URL(run.address)
  const { payload, headers } = await multipart(['exhibitionId', '1'], ['audio', recording()])
  const socket = connect(Number(port), '127.0.0.1')
  let published = ''
  socket.on('data', (chunk) => {
    published += String(chunk)
  })
  socket.write(
    `POST /api/user-story/submit-audio/device/1/exhibition/1 HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
  )
  socket.write(payload.subarray(0, 500))
  // Until the server has the first half.
  await fetch(`${run.address}/api/device/all`)
  const closing = run.close()
  socket.write(payload.subarray(500))
  await once(socket, 'close')
  await closing
  expect(published).toMatch(/^HTTP\/1\.1 200 /)
})

test('the log names routes, and no content, queries or addresses of visitors', async () => {
  const run = await startOne(makeFolder())
  const secrets = ['My secret story', 'secret-key', 'secret-bearer', '127.0.0.1', 'secret-agent']
  await fetch(`${run.address}/api/user-story/submit-text/device/1/exhibition/1?kioskKey=secret-key`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer secret-bearer',
      'user-agent': 'secret-agent',
    },
    body: JSON.stringify({ storyText: 'My secret story' }),
  })
  await fetch(`${run.address}/?kioskKey=secret-key`)
  await run.close()
  expect(run.logged()).toContain('/api/user-story/submit-text/device/:deviceId/exhibition/:exhibitionId')
  for (const secret of secrets) expect(run.logged()).not.toContain(secret)
})

test('a wrong configuration ends the start with a sentence that names the variable @full', async () => {
  const environment = { PATH: process.env.PATH, PORT: 'many', DATA_DIR: makeFolder() }
  const { program, args, env } = serverCommand(environment)
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(1)
  expect(said.trim()).toBe('The configuration is wrong. PORT: must be a port number.')
})
