import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import vm from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { analyticsScript } from '../../server/analytics/script.ts'
import { startTestApp } from './helpers.ts'

/** The server with a client of three files. */
async function withClient(environment: Record<string, string> = {}) {
  const { database, file, storyteller } = await startTestApp()
  const dist = join(dirname(file), 'client')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<html><head><title>N</title></head><body>client</body></html>')
  writeFileSync(join(dist, 'assets/app-1a2b3c.js'), 'console.log(1)')
  writeFileSync(join(dist, 'assets/app-1a2b3c.js.br'), brotliCompressSync('console.log(1)'))
  writeFileSync(join(dist, 'mark.svg'), '<svg/>')
  writeFileSync(join(dist, '.secret'), 'secret')
  const config = readConfig(environment)
  return buildApp({ config, database, dist, storyteller: async () => storyteller })
}
const html = { accept: 'text/html,application/xhtml+xml' }

describe('[SHELL-01] pages', () => {
  test.each([
    '/',
    '/exhibits/werkschau/tape',
    '/exhibits/vcfzh25/detail/abc',
    '/playground',
    '/nothing/here',
    '/index.html',
  ])('%s is the client, never kept', async (url) => {
    const app = await withClient()
    const response = await app.inject({ url, headers: html })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('client')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test.each(['/assets/gone-123.js', '/assets', '/api/gone', '/media/gone', '/_vercel/gone'])(
    '%s is no page',
    async (url) => {
      const app = await withClient()
      const response = await app.inject({ url, headers: html })
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ statusCode: 404, message: expect.any(String) })
    },
  )

  test.each([
    '/.secret',
    '/..%2fnachklang.sqlite',
    '/assets/..%2f..%2fnachklang.sqlite',
    '/%2e%2e/nachklang.sqlite',
  ])('%s gives no file away', async (url) => {
    const app = await withClient()
    const response = await app.inject(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
  })

  test('a hashed file is kept for ever and comes compressed', async () => {
    const app = await withClient()
    const response = await app.inject({
      url: '/assets/app-1a2b3c.js',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    expect((await app.inject('/assets/app-1a2b3c.js')).body).toBe('console.log(1)')
    expect((await app.inject('/mark.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('without a built client the page says so', async () => {
    const { database, file, storyteller } = await startTestApp()
    const dist = join(dirname(file), 'nowhere')
    const app = await buildApp({
      config: readConfig({}),
      database,
      dist,
      storyteller: async () => storyteller,
    })
    expect((await app.inject({ url: '/', headers: html })).body).toContain('npm run build')
  })

  test('PUBLIC_URL reaches the client', async () => {
    const app = await withClient({ PUBLIC_URL: 'https://museum.example/' })
    const response = await app.inject({ url: '/', headers: html })
    expect(response.body).toContain('<meta name="public-url" content="https://museum.example">')
  })
})

describe('[SHELL-09] privacy', () => {
  test('no answer sets a cookie, and a page may load nothing from elsewhere', async () => {
    const app = await withClient()
    for (const url of ['/', '/api/openapi.json', '/api/gone', '/_vercel/insights/script.js']) {
      const { headers } = await app.inject({ url, headers: html })
      expect(headers['set-cookie']).toBeUndefined()
      expect(headers['content-security-policy']).toBe(
        "default-src 'self';script-src 'self' 'wasm-unsafe-eval';worker-src 'self' blob:;media-src 'self' blob: data:;" +
          "img-src 'self' blob: data:;style-src 'self';font-src 'self';connect-src 'self';object-src 'none';" +
          "base-uri 'none';form-action 'self';frame-ancestors 'none'",
      )
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['permissions-policy']).toContain('microphone=(self)')
      expect(headers['strict-transport-security']).toBeUndefined()
    }
    const list = await app.inject('/api/device/all')
    expect(list.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(list.headers['set-cookie']).toBeUndefined()
  })

  test('the script sends the pattern of the route and nothing else, before and after it came', async () => {
    const sent: { url: string; body: string; credentials: string }[] = []
    const window: Record<string, unknown> = {
      vaq: [
        ['beforeSend', () => null],
        ['pageview', { route: '/exhibits/vcfzh25/detail/:uuid', path: '/exhibits/vcfzh25/detail/secret' }],
      ],
    }
    const fetch = (url: string, options: { body: string; credentials: string }) => {
      sent.push({ url, body: options.body, credentials: options.credentials })
      return Promise.resolve()
    }
    vm.runInNewContext(analyticsScript, { window, fetch })
    vm.runInNewContext(
      "window.va('pageview', { route: '/about', path: '/about' }); window.va('event', { name: 'x' })",
      { window },
    )
    expect(sent).toEqual([
      {
        url: '/_vercel/insights/view',
        body: '{"route":"/exhibits/vcfzh25/detail/:uuid"}',
        credentials: 'omit',
      },
      { url: '/_vercel/insights/view', body: '{"route":"/about"}', credentials: 'omit' },
    ])
  })

  test('views are counted by day and route; what is no route of ours is counted as other', async () => {
    const { app, database } = await startTestApp()
    const routes = [
      '/about',
      '/about',
      '/exhibits/vcfzh25/detail/[uuid]',
      '/exhibits/vcfzh25/detail/:shortUuid',
      '/me@example.org',
      'x',
    ]
    for (const route of routes) {
      const payload = { route, path: '/secret', referrer: 'https://elsewhere.example' }
      expect((await app.inject({ method: 'POST', url: '/_vercel/insights/view', payload })).statusCode).toBe(
        204,
      )
    }
    const counted = await database.db.selectFrom('page_view').selectAll().orderBy('route').execute()
    const day = new Date().toISOString().slice(0, 10)
    expect(counted.map((row) => ({ ...row }))).toEqual([
      { day, route: '/about', count: 2 },
      { day, route: '/exhibits/vcfzh25/detail/:uuid', count: 2 },
      { day, route: 'other', count: 2 },
    ])
    expect(
      (await app.inject({ method: 'POST', url: '/_vercel/insights/view', payload: {} })).statusCode,
    ).toBe(400)
  })

  test('[API-08] over https the browser is told to stay there', async () => {
    const app = await withClient({ PUBLIC_URL: 'https://museum.example' })
    expect((await app.inject('/')).headers['strict-transport-security']).toContain('max-age=31536000')
  })
})

describe('configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDir: './data',
      trustProxy: false,
    })
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT: '],
    [{ PORT: '70000' }, 'PORT: '],
    [{ PUBLIC_URL: 'museum.example' }, 'PUBLIC_URL: must be an address that begins with http:// or https://'],
    [{ ADMIN_NAME: 'mira' }, 'ADMIN_PASSWORD: is missing, and ADMIN_NAME needs it'],
    [{ ADMIN_NAME: 'mira', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: '],
    [{ TLS_KEY: '/x' }, 'TLS_CERT: is missing, and TLS_KEY needs it'],
    [{ TLS_KEY: '/gone.key', TLS_CERT: '/gone.crt' }, 'TLS_CERT: the file /gone.crt cannot be read'],
  ])('%o is refused by name', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  test.each([
    ['true', true],
    ['2', 2],
    ['127.0.0.1,10.0.0.0/8', '127.0.0.1,10.0.0.0/8'],
  ])('TRUST_PROXY=%s is read', (text, value) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(value)
  })
})
