import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import vm from 'node:vm'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { Avatar } from '#contract/avatar.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { analyticsScript } from '#server/analytics/routes.ts'
import { startTestApp } from '../helpers.ts'

/** The server with a client of three files. */
async function withClient(environment: Record<string, string> = {}) {
  const { database, file, storyteller } = await startTestApp()
  const dist = join(dirname(file), 'client')
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<html><head><title>N</title></head><body>client</body></html>')
  writeFileSync(join(dist, 'win98.html'), '<html><head></head><body>embedded</body></html>')
  writeFileSync(join(dist, 'assets/app-1a2b3c.js'), 'console.log(1)')
  writeFileSync(join(dist, 'assets/app-1a2b3c.js.br'), brotliCompressSync('console.log(1)'))
  writeFileSync(join(dist, 'mark.svg'), '<svg/>')
  writeFileSync(join(dist, '.secret'), 'secret')
  const config = readConfig(environment)
  return buildApp({ config, database, dist, storyteller: async () => storyteller })
}
const html = { accept: 'text/html,application/xhtml+xml' }

describe('pages', () => {
  test.each([
    '/',
    '/exhibits/werkschau/tape',
    '/exhibits/vcfzh25/detail/abc',
    '/playground',
    '/nothing/here',
    '/index.html',
  ])('%s is the client, never cached', async (url) => {
    const app = await withClient()
    const response = await app.inject({ url, headers: html })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('client')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('a page is compressed for clients that accept it', async () => {
    const app = await withClient()
    const about = async (accepted: string) =>
      app.inject({ url: '/about', headers: { ...html, 'accept-encoding': accepted } })
    const packed = await about('gzip, br')
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe((await about('gzip')).body)
    expect((await about('gzip')).headers['content-encoding']).toBeUndefined()
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

  test('a hashed file is cached for ever and compressed', async () => {
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

  test('[PLAY-05] another base for the sandbox reaches the client and the content security policy', async () => {
    const app = await withClient({ PLAYGROUND_API: 'https://tools.example/base/' })
    const { body, headers } = await app.inject({ url: '/playground', headers: html })
    expect(body).toContain('<meta name="playground-api" content="https://tools.example/base">')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://tools.example;")
    const own = await withClient()
    const usual = await own.inject({ url: '/playground', headers: html })
    expect(usual.body).not.toContain('playground-api')
    expect(usual.headers['content-security-policy']).toContain("connect-src 'self';")
  })

  test('PUBLIC_URL reaches the client', async () => {
    const app = await withClient({ PUBLIC_URL: 'https://museum.example/' })
    const response = await app.inject({ url: '/', headers: html })
    expect(response.body).toContain('<meta name="public-url" content="https://museum.example">')
  })
})

describe('the service that processes contributions', () => {
  const service = { AI_BASE_URL: 'https://words.example/v1', AI_API_KEY: 'key' }
  test('is named to the client by its host, and nothing more', async () => {
    const { body } = await (await withClient(service)).inject({ url: '/about', headers: html })
    expect(body).toContain('<meta name="ai-service" content="words.example">')
    expect(body).not.toContain('/v1')
  })
  test('is named once, and each other beside it', async () => {
    const apart = {
      TRANSLATION_BASE_URL: 'https://words.example/two',
      SPEECH_BASE_URL: 'http://speech:8000/v1',
      SPEECH_MODEL: 'speaks',
    }
    const { body } = await (
      await withClient({ ...service, ...apart })
    ).inject({ url: '/about', headers: html })
    expect(body).toContain('<meta name="ai-service" content="words.example, speech">')
  })
  test('is not named where there is none', async () => {
    const { body } = await (await withClient()).inject({ url: '/about', headers: html })
    expect(body).not.toContain('ai-service')
  })
})

describe('[AVA-05] a shared link', () => {
  const answers = {
    name: `Rosa "R2" <script>alert('x')</script> & 🤖 $&`,
    retroEra: '80s',
    favoriteDevice: 'Walkman',
    favoriteFeatures: 'Klang',
    favoriteStorage: 'Kassette',
    skills: 'Tanzen',
  }
  const title = 'Rosa &quot;R2&quot; &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; 🤖 $&amp;'

  /** A server with a client of one file, and one avatar. */
  async function withAvatar(environment: Record<string, string> = {}) {
    const made = await startTestApp(environment)
    const index =
      '<html><head><title>N</title>\n<meta\n  name="description"\n  content="of the house"\n/></head><body>client</body></html>'
    writeFileSync(join(dirname(made.file), 'dist/index.html'), index)
    const created = await made.app.inject({
      method: 'POST',
      url: '/api/avatar',
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: answers,
    })
    const { shortUuid } = z.object({ shortUuid: z.string() }).parse(created.json())
    const { imageUrl } = Avatar.parse((await made.app.inject(`/api/avatar/detail/${shortUuid}`)).json())
    return { ...made, imageUrl, path: `/exhibits/vcfzh25/detail/${shortUuid}` }
  }

  test.each([{ accept: 'text/html' }, { accept: '*/*' }, {}])(
    'shows title, description and image to clients with %o',
    async (headers) => {
      const { app, path, imageUrl } = await withAvatar({ PUBLIC_URL: 'https://museum.example/' })
      const { body, statusCode, headers: got } = await app.inject({ url: path, headers })
      expect(statusCode).toBe(200)
      expect(got['cache-control']).toBe('no-store')
      expect(got['content-type']).toContain('text/html')
      expect(body).toContain('client')
      expect(body.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title} · Nachklang</title>`])
      const tags = Object.fromEntries(
        [...body.matchAll(/<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"/g)].map((tag) => [
          tag[1],
          tag[2],
        ]),
      )
      expect(tags).toEqual({
        'public-url': 'https://museum.example',
        content: '{&quot;values&quot;:{}}',
        description: `A portrait of ${title}.`,
        'og:type': 'profile',
        'og:site_name': 'Nachklang',
        'og:title': `${title} · Nachklang`,
        'og:description': `A portrait of ${title}.`,
        'og:url': `https://museum.example${path}`,
        'og:image': `https://museum.example${imageUrl}`,
        'og:image:width': '1024',
        'og:image:height': '1024',
        'og:image:alt': `Avatar of ${title}`,
        'twitter:card': 'summary',
        'twitter:title': `${title} · Nachklang`,
        'twitter:description': `A portrait of ${title}.`,
        'twitter:image': `https://museum.example${imageUrl}`,
        'twitter:image:alt': `Avatar of ${title}`,
      })
      expect(body).not.toContain('<script>')
    },
  )

  test('without PUBLIC_URL the addresses are those that the caller came by', async () => {
    const { app, path, imageUrl } = await withAvatar()
    const { body } = await app.inject({ url: path, headers: { host: 'hall-2:3000' } })
    expect(body).toContain(`<meta property="og:image" content="http://hall-2:3000${imageUrl}">`)
    const forged = await app.inject({ url: path, headers: { host: '"><script>' } })
    expect(forged.statusCode).toBe(200)
    expect(forged.body).not.toContain('<script>')
  })

  test('an unknown avatar is the plain page, and other pages read nothing from the database', async () => {
    const { app, statements } = await withAvatar()
    for (const uuid of ['abcdefgh', 'x', 'a%22b', '%F0%9F%98%80%F0%9F%98%80']) {
      const { body, statusCode } = await app.inject(`/exhibits/vcfzh25/detail/${uuid}`)
      expect(statusCode).toBe(200)
      expect(body).toContain('<title>N</title>')
      expect(body).not.toContain('og:')
    }
    statements.length = 0
    for (const url of ['/', '/exhibits/vcfzh25', '/exhibits/vcfzh25/new', '/about']) await app.inject(url)
    // On Postgres another server may have changed the words of staff: their version is asked for, nothing else.
    expect(statements.filter((sql) => !sql.includes('from table_commit'))).toEqual([])
  })

  test('the page of an unreadable avatar is served all the same', async () => {
    const { app, path, exec } = await withAvatar()
    await exec('ALTER TABLE avatar RENAME TO elsewhere')
    onTestFinished(() => exec('ALTER TABLE elsewhere RENAME TO avatar'))
    const { body, statusCode } = await app.inject(path)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>N</title>')
  })

  test.each([
    ['/exhibits/vcfzh25', '*/*', 200],
    ['/exhibits/vcfzh25', undefined, 200],
    ['/exhibits/vcfzh25', '*/*;q=0.8', 200],
    ['/exhibits/vcfzh25', 'application/json', 404],
    ['/exhibits/vcfzh25', 'image/avif,image/webp,*/*;q=0.8', 404],
    ['/models/gone.glb', '*/*', 404],
    ['/api/gone', '*/*', 404],
    ['/media/gone', undefined, 404],
    ['/assets/gone', undefined, 404],
    ['/_vercel/gone', '*/*', 404],
  ])('%s for %s is answered with %d', async (url, accept, status) => {
    const app = await withClient()
    const response = await app.inject({ url, headers: accept === undefined ? {} : { accept } })
    expect(response.statusCode).toBe(status)
    expect(response.headers['content-type']).toContain(status === 200 ? 'text/html' : 'application/json')
  })
})

describe('[SHELL-09] privacy', () => {
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

  test('views are counted by day and route; unknown routes are counted as other', async () => {
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
    ['false', false],
    ['0', false],
    ['2', 2],
    ['127.0.0.1,10.0.0.0/8', '127.0.0.1,10.0.0.0/8'],
    ['loopback, fd00::/8', 'loopback, fd00::/8'],
  ])('TRUST_PROXY=%s is read', (text, value) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(value)
  })

  test.each(['true', 'yes', '1,', '11', '99', '-1', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.example'])(
    '[ACCESS-04] [ASVS-4.1.3] TRUST_PROXY=%s is refused: it would let visitors invent an address, or says nothing',
    (text) => {
      expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
        /^The configuration is wrong\. TRUST_PROXY: must say how many proxies stand in front of this server/,
      )
    },
  )
})
