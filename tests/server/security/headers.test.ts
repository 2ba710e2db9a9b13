import { readFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../helpers.ts'
import { everyAnswer } from './everyCall.ts'

const tlsFolder = join(import.meta.dirname, '../../fixtures/tls')
const tls = { TLS_CERT: join(tlsFolder, 'localhost.crt'), TLS_KEY: join(tlsFolder, 'localhost.key') }
const html = { accept: 'text/html' }

describe('headers of every answer', () => {
  test('[ASVS-3.4.3] [ASVS-3.4.4] [ASVS-3.4.5] [ASVS-3.4.6] [ASVS-4.1.1] policy, nosniff, referrer, framing and charset, whatever is asked', async () => {
    const { app, kioskToken } = await startTestApp()
    const headers = { ...html, authorization: `Bearer ${await kioskToken()}` }
    for (const { method, url } of everyAnswer) {
      const answer = await app.inject({ method, url, headers })
      const what = `${method} ${url}`
      const policy = String(answer.headers['content-security-policy'])
      expect(answer.headers['x-content-type-options'], what).toBe('nosniff')
      expect(answer.headers['referrer-policy'], what).toBe('no-referrer')
      expect(answer.headers['cross-origin-resource-policy'], what).toBe('same-origin')
      const framedBy = url === '/win98.html' ? "'self'" : "'none'"
      expect(policy, what).toContain(`frame-ancestors ${framedBy}`)
      expect(policy, what).toMatch(/^default-src '(?:self|none)'/)
      expect(policy, what).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/)
      if (!policy.startsWith("default-src 'none'")) {
        expect(policy, what).toContain("object-src 'none';base-uri 'none';form-action 'self'")
        expect(answer.headers['cross-origin-opener-policy'], what).toBe('same-origin')
      }
      if (answer.body !== '')
        expect(answer.headers['content-type'], what).toMatch(/^[a-z]+\/[a-z+-]+; charset=utf-8$/)
    }
  })

  test('[SHELL-09] a page may use the microphone, and next to nothing else a browser has', async () => {
    const { app } = await startTestApp()
    const permissions = String((await app.inject({ url: '/', headers: html })).headers['permissions-policy'])
    const open = permissions.split(', ').filter((feature) => !feature.endsWith('=()'))
    expect(open).toEqual([
      'microphone=(self)',
      'autoplay=(self)',
      'fullscreen=(self)',
      'screen-wake-lock=(self)',
      'clipboard-write=(self)',
    ])
    for (const feature of ['camera', 'geolocation', 'usb', 'serial', 'hid', 'midi', 'payment'])
      expect(permissions).toContain(`${feature}=()`)
  })

  test('[ASVS-3.4.1] under https every answer keeps the browser there for a year, with all subdomains', async () => {
    const { app } = await startTestApp(tls)
    for (const { method, url } of everyAnswer) {
      const { headers, statusCode } = await app.inject({ method, url, headers: html })
      const policy = 'max-age=31536000; includeSubDomains'
      expect(headers['strict-transport-security'], `${method} ${url} ${statusCode}`).toBe(policy)
    }
  })

  test('[ASVS-12.1.1] [ASVS-12.2.1] a certificate makes it https alone, and no older than TLS 1.2', async () => {
    const { app } = await startTestApp(tls)
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    const ca = readFileSync(tls.TLS_CERT)
    const status = await new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/api/device/all', ca, servername: 'localhost' }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on('error', reject)
    })
    expect(status).toBe(200)
    await expect(fetch(`http://127.0.0.1:${port}/api/device/all`)).rejects.toThrow('fetch failed')
    const protocols = ['TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const
    const spoken = await Promise.all(protocols.map((version) => speaks(port, version, ca)))
    expect(spoken).toEqual([false, true, true])
  })
})

/** Whether the server speaks that version of TLS. */
function speaks(port: number, version: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3', ca: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    // Level 0 lets this end speak what it would refuse by itself: the server has to.
    const ciphers = 'DEFAULT:@SECLEVEL=0'
    const options = { ca, servername: 'localhost', ciphers, minVersion: version, maxVersion: version }
    const socket = connect(port, '127.0.0.1', options, () => {
      resolve(socket.getProtocol() === version)
      socket.destroy()
    })
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => resolve(false))
  })
}

describe('what must not be cached or embedded', () => {
  test('[ASVS-3.3.1] [ASVS-3.3.2] [ASVS-3.3.4] [SHELL-09] no answer sets a cookie, and none is looked at', async () => {
    const { app, staffToken } = await startTestApp()
    const token = await staffToken()
    for (const { method, url } of everyAnswer) {
      const headers = {
        ...html,
        cookie: `auth_token=${token}; token=${token}; Authorization=Bearer ${token}`,
      }
      const answer = await app.inject({ method, url, headers })
      expect(answer.headers['set-cookie'], url).toBeUndefined()
      const isGuarded = (await app.inject({ method, url, headers: html })).statusCode === 401
      if (isGuarded) expect(answer.statusCode, `${method} ${url}`).toBe(401)
    }
  })

  test('[ASVS-14.3.2] personal data and every refusal are not cached @full', async () => {
    const { app, staffToken, kioskToken } = await startTestApp()
    const staff = await staffToken()
    const kiosk = await kioskToken()
    const told = await app.inject({
      method: 'POST',
      url: '/api/user-story/submit-text/device/1/exhibition/1',
      payload: { storyText: 'Meine Geschichte.' },
    })
    const key = told.json().personalLinkKey
    const personal = [
      told,
      await app.inject({ method: 'POST', url: '/api/user-story/own', payload: { key } }),
      await app.inject({ method: 'POST', url: '/api/user/login', payload: { name: 'x', password: 'x' } }),
    ]
    for (const { method, url } of everyAnswer) {
      for (const authorization of [`Bearer ${staff}`, `Bearer ${kiosk}`, 'Bearer wrong']) {
        if (url === '/api/user/logout') continue
        personal.push(await app.inject({ method, url, headers: { authorization } }))
      }
    }
    const open = /^(?:no-cache|public, max-age=3600)$/
    for (const { headers, statusCode, raw } of personal) {
      const what = `${raw.req.method} ${raw.req.url} ${statusCode}`
      const control = String(headers['cache-control'])
      if (open.test(control)) {
        // The lists that everybody gets, the same for all.
        expect(raw.req.method, what).toBe('GET')
        expect(statusCode, what).toBe(200)
        expect(raw.req.url, what).not.toMatch(/desk|staff|generation|own|random/)
      } else expect(control, what).toBe('no-store')
    }
  })

  test('[ASVS-3.4.2] no origin but its own reads an answer: there is no CORS, not even for a preflight', async () => {
    const { app } = await startTestApp()
    for (const { method, url } of everyAnswer) {
      const headers = {
        origin: 'https://elsewhere.example',
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization, content-type',
      }
      const answers = [
        await app.inject({ method, url, headers }),
        await app.inject({ method: 'OPTIONS', url, headers }),
      ]
      for (const answer of answers) {
        const shared = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
        expect(shared, url).toEqual([])
      }
      expect([400, 404], url).toContain(answers[1]?.statusCode)
    }
  })
})
