import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { allRoutes } from '#contract/allRoutes.ts'
import { countRows, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'
import { urlOf } from './everyCall.ts'

const textUrl = '/api/user-story/submit-text/device/1/exhibition/1'

/** Sends bytes as they are. @returns all that came back until the connection ended */
async function sendRaw(port: number, text: string | Buffer): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.on('data', (chunk) => {
    heard += String(chunk)
  })
  // A server that has refused may end the connection while more is on its way.
  socket.on('error', () => {})
  socket.write(text)
  await once(socket, 'close')
  return heard
}

async function listen({ app }: TestApp): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

const request = (line: string, headers: readonly string[], body = '') =>
  [line, 'host: museum.example', 'connection: close', ...headers, '', body].join('\r\n')

test('[FROZEN-04] a broken connection of a visitor during a form or a text is not reported as a database failure', async () => {
  const lines: { level: number; err?: unknown }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const museum = await startTestApp({}, { level: 'info', stream })
  const port = await listen(museum)
  const kinds = {
    '/api/user-story/submit-audio/device/1/exhibition/1': [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\n',
    ],
    [textUrl]: ['application/json', '{"storyText":'],
  }
  for (const [url, [type, body = '']] of Object.entries(kinds)) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: 90000\r\n\r\n${body}`,
    )
    await sleep(300)
    socket.resetAndDestroy()
  }
  // Its upload is thrown away as soon as the server hears of it.
  await sleep(300)
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  expect((await museum.app.inject('/api/health')).statusCode).toBe(200)
})

describe('malformed requests', () => {
  test('[ASVS-4.2.1] is refused with a sentence: two lengths, smuggled ends, headers without end, no HTTP at all', async () => {
    const museum = await startTestApp()
    const port = await listen(museum)
    const before = await countRows(museum.database, 'user_story')
    const json = 'content-type: application/json'
    const body = '{"storyText":"geschmuggelt"}'
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    const post = `POST ${textUrl} HTTP/1.1`
    const bad: Record<string, [string, number]> = {
      'length and chunks': [
        request(post, [json, 'content-length: 5', 'transfer-encoding: chunked'], chunked),
        400,
      ],
      'two lengths': [request(post, [json, 'content-length: 5', 'content-length: 28'], body), 400],
      'a length below zero': [request(post, [json, 'content-length: -1'], body), 400],
      'a length that is no number': [request(post, [json, 'content-length: 0x1c'], body), 400],
      'an unknown coding': [request(post, [json, 'transfer-encoding: identity, chunked, x'], chunked), 400],
      'a blank before the colon': [request(post, [json, 'transfer-encoding : chunked'], chunked), 400],
      'chunks that lie': [request(post, [json, 'transfer-encoding: chunked'], 'zz\r\n{}\r\n'), 400],
      'headers without end': [request('GET / HTTP/1.1', [`x: ${'a'.repeat(20_000)}`]), 431],
      'a thousand headers': [
        request(
          'GET / HTTP/1.1',
          Array.from({ length: 1000 }, (_, n) => `x-${n}: ${'b'.repeat(20)}`),
        ),
        431,
      ],
      'an address without end': [request(`GET /${'a'.repeat(20_000)} HTTP/1.1`, []), 431],
      'a header with a line break': [request('GET / HTTP/1.1', ['x: a\rb']), 400],
      'no HTTP at all': ['SSH-2.0-OpenSSH_9.9\r\n\r\n', 400],
    }
    for (const [what, [text, status]] of Object.entries(bad)) {
      const heard = await sendRaw(port, text)
      expect(heard, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      const [head = '', report = ''] = heard.split('\r\n\r\n')
      expect(JSON.parse(report), what).toEqual({ statusCode: status, message: expect.stringMatching(/\.$/) })
      expect(head.toLowerCase(), what).toContain('x-content-type-options: nosniff')
      expect(head.toLowerCase(), what).toContain('connection: close')
    }
    expect(await countRows(museum.database, 'user_story')).toBe(before)
    expect(await sendRaw(port, request('GET /api/device/all HTTP/1.1', []))).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('[ASVS-15.2.2] that dawdles is given up: bounds for headers, for a whole request, for an idle line', async () => {
    const museum = await startTestApp()
    await listen(museum)
    const { app } = museum
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount } = app.server
    // Node's own defaults hold where nothing else is said; a recording over a slow line may take five minutes.
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 60_000, requestTimeout: 300_000 })
    expect(keepAliveTimeout).toBeGreaterThan(0)
    expect(keepAliveTimeout).toBeLessThanOrEqual(120_000)
    expect(maxHeadersCount).not.toBe(0)
    expect(createServer().headersTimeout).toBe(60_000)
  })
})

describe('methods', () => {
  test('[ASVS-3.5.3] [ASVS-13.4.4] only those of the contract do anything: no TRACE, no override, and a look changes nothing @full', async () => {
    const museum = await startTestApp()
    const { app } = museum
    const staff = await museum.staffToken()
    const port = await listen(museum)
    const before = await countRows(museum.database, 'user_story')
    for (const { method, path } of allRoutes) {
      const url = urlOf({ path })
      const own = new Set<string>(
        allRoutes.filter((route) => urlOf(route) === url).map((route) => route.method),
      )
      for (const other of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'GET', 'POST'] as const) {
        if (own.has(other)) continue
        const headers = { authorization: `Bearer ${staff}` }
        const { statusCode } = await app.inject({ method: other, url, headers })
        // Another path with a parameter in the same place may have that method; then its own checks refuse.
        expect([400, 404], `${other} for ${method} ${url}`).toContain(statusCode)
      }
      if (method === 'GET') continue
      for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
        const headers = { authorization: `Bearer ${staff}`, [name]: method }
        const looked = await app.inject({ method: 'GET', url: `${url}?_method=${method}`, headers })
        if (!own.has('GET')) expect([400, 404], `${name} ${url}`).toContain(looked.statusCode)
      }
    }
    expect(await countRows(museum.database, 'user_story')).toBe(before)
    expect(await sendRaw(port, request('TRACE / HTTP/1.1', ['x-secret: told-back']))).not.toContain(
      'told-back',
    )
    expect(await sendRaw(port, request('TRACE / HTTP/1.1', []))).toMatch(/^HTTP\/1\.1 404 /)
    expect(await sendRaw(port, request('CONNECT museum.example:443 HTTP/1.1', []))).not.toContain(' 200 ')
  })
})

describe('links', () => {
  test('[ASVS-1.2.2] are made from PUBLIC_URL, whatever host a caller names', async () => {
    const { app } = await startTestApp({ PUBLIC_URL: 'https://museum.example' })
    const made = await app.inject({
      method: 'POST',
      url: '/api/avatar',
      payload: {
        name: 'Ada',
        retroEra: '90s',
        favoriteDevice: 'x',
        favoriteFeatures: 'x',
        favoriteStorage: 'x',
        skills: 'x',
      },
    })
    const { shortUuid } = made.json()
    const evil = 'evil.example'
    for (const headers of [
      { host: evil },
      { host: `${evil}"><script>`, 'x-forwarded-host': evil },
      { 'x-forwarded-host': evil, 'x-forwarded-proto': 'http', forwarded: `host=${evil}` },
    ]) {
      const url = `/exhibits/vcfzh25/detail/${shortUuid}`
      const { body } = await app.inject({ url, headers: { accept: 'text/html', ...headers } })
      expect(body).not.toContain('evil')
      expect(body).toContain(`content="https://museum.example/exhibits/vcfzh25/detail/${shortUuid}"`)
    }
  })

  test('[ASVS-3.7.2] nothing redirects, wherever an address points', async () => {
    const { app } = await startTestApp()
    for (const url of [
      '//evil.example',
      '//evil.example/..',
      '/\\evil.example',
      '/https://evil.example',
      '/?next=https://evil.example&url=//evil.example&redirect=https://evil.example',
      '/about/../../evil',
      '/assets//evil.example/%2e%2e',
      '/.%2e/',
      '/about/',
      '/api//device/all',
    ]) {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } })
      expect(answer.headers.location, url).toBeUndefined()
      expect(Math.floor(answer.statusCode / 100), url).not.toBe(3)
    }
  })
})
