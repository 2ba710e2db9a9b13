import { X509Certificate } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { expiryWarning } from '#server/config/certificate.ts'
import { readConfig } from '#server/config/config.ts'
import { serve } from '#server/app.ts'
import { TestStoryteller, makeFolder, startTestApp } from '../helpers.ts'

const fixtures = join(import.meta.dirname, '../../fixtures/tls')
/** Of localhost, signed by itself, for tests alone. */
const tls = { TLS_CERT: join(fixtures, 'museum.crt'), TLS_KEY: join(fixtures, 'museum.key') }
const cert = readFileSync(tls.TLS_CERT)

/** Asks as a browser that trusts this certificate does, and no other. */
function ask(url: string): Promise<{ status: number | undefined; sts: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { ca: cert }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, sts: response.headers['strict-transport-security'] })
    })
      .on('error', reject)
      .end()
  })
}

test('[API-08] with a certificate the server is served over https, to other machines, too, and warns of no plain http', async () => {
  const printed: string[] = []
  const served = await serve({
    config: readConfig({ ...tls, DATA_DIR: makeFolder(), PORT: '0', HOST: '0.0.0.0' }),
    createStoryteller: async () => Object.assign(new TestStoryteller(), { close: async () => {} }),
    logger: false,
    print: (line) => void printed.push(line),
  })
  onTestFinished(served.close)
  expect(served.address).toMatch(/^https:\/\/localhost:\d+$/)
  expect(await ask(`${served.address}/api/media`)).toEqual({
    status: 404,
    sts: 'max-age=31536000; includeSubDomains',
  })
  expect((await ask(`${served.address}/api/device/all`)).status).toBe(200)
  expect(printed.join('\n')).not.toMatch(/plain http|expires/)
})

test('[API-08] an invalid pair of certificate and key ends the start with a sentence', () => {
  const other = join(makeFolder(), 'other.key')
  writeFileSync(other, 'no key')
  for (const wrong of [{ TLS_KEY: other }, { TLS_CERT: other }, { TLS_CERT: tls.TLS_KEY }]) {
    expect(() => readConfig({ ...tls, ...wrong })).toThrow(
      /^The configuration is wrong\. TLS_CERT and TLS_KEY: are no certificate in PEM and its key \(.+\)\.$/,
    )
  }
})

test('[API-08] a certificate that runs out is warned of in time', () => {
  const end = Date.parse(new X509Certificate(cert).validTo)
  const day = 86_400_000
  expect(expiryWarning({ cert }, end - 22 * day)).toBeUndefined()
  expect(expiryWarning({ cert }, end - 20 * day)).toContain('TLS_CERT expires in 20 days')
  expect(expiryWarning({ cert }, end + day)).toContain('TLS_CERT has expired')
})

test.each([
  [{ TRUST_PROXY: '1' }, '203.0.113.7', 'https'],
  [{ TRUST_PROXY: '127.0.0.1' }, '203.0.113.7', 'https'],
  [{}, '127.0.0.1', 'http'],
])(
  '[API-08] with %o a caller is %s over %s, whatever they say of themselves',
  async (environment, ip, protocol) => {
    const { app } = await startTestApp(environment)
    app.get('/api/caller', async (request) => ({ ip: request.ip, protocol: request.protocol }))
    const headers = { 'x-forwarded-for': '10.0.0.1, 203.0.113.7', 'x-forwarded-proto': 'https' }
    expect((await app.inject({ url: '/api/caller', headers })).json()).toEqual({ ip, protocol })
  },
)
