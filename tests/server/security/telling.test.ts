import { Writable } from 'node:stream'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { upsertStaff } from '#server/staff/accounts.ts'
import { handleError } from '#server/http/errors.ts'
import { root } from '#tools/lib/paths.ts'
import { staffLogin, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'
import { everyAnswer } from './everyCall.ts'

/** Collects what is logged, line by line. */
function logOf() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, logger: { level: 'trace', base: null, stream } as const }
}

describe('errors', () => {
  test('[ASVS-16.5.1] [ASVS-16.5.3] internal errors are logged and not sent to clients', async () => {
    const { lines, logger } = logOf()
    const app = fastify({ logger })
    app.setErrorHandler(handleError)
    app.get('/broken', () => {
      throw new Error('SELECT secret FROM staff; at /srv/museum/server/db/open.ts:12')
    })
    const { statusCode, body } = await app.inject('/broken')
    await app.close()
    expect([statusCode, JSON.parse(body)]).toEqual([
      500,
      { statusCode: 500, message: 'Something went wrong in the exhibition. Please try again.' },
    ])
    expect(lines.join('')).toContain('SELECT secret')
  })

  test('[ASVS-16.5.1] [ASVS-13.4.2] no refusal names a file, a line, a table or a version of anything', async () => {
    const { app } = await startTestApp()
    for (const { method, url } of everyAnswer) {
      const { headers, body, statusCode } = await app.inject({ method, url, payload: '{"' })
      expect(headers['x-powered-by'], url).toBeUndefined()
      expect(headers['server'], url).toBeUndefined()
      if (statusCode < 400 || String(headers['content-type']).startsWith('text/html')) continue
      expect(body, url).not.toMatch(/\.ts\b|\.js:|node_modules|at \w+ \(|sqlite|select |fastify|stack/i)
      expect(Object.keys(JSON.parse(body)), url).toEqual(['statusCode', 'message'])
    }
  })
})

describe('the log', () => {
  async function startLogged(): Promise<{ museum: TestApp; lines: string[] }> {
    const { lines, logger } = logOf()
    return { museum: await startTestApp({}, logger), lines }
  }

  test('[ASVS-16.3.1] [ASVS-16.3.2] [ASVS-16.2.2] logs logins, refused ones and forbidden calls, with the time', async () => {
    const { museum, lines } = await startLogged()
    await upsertStaff(museum.database, staffLogin)
    const login = (name: string, password: string) =>
      museum.app.inject({ method: 'POST', url: '/api/user/login', payload: { name, password } })
    const { access_token: token } = (await login('Mira', staffLogin.password)).json()
    await login('Mira', 'wrong-password-1')
    await login('typed-into-the-wrong-field', 'wrong-password-2')
    const headers = { authorization: 'Bearer wrong-bearer' }
    await museum.app.inject({ url: '/api/admin/me?kioskKey=wrong-key', headers })
    const out = { authorization: `Bearer ${token}` }
    await museum.app.inject({ method: 'POST', url: '/api/user/logout', headers: out })
    const told = lines.map((line): Record<string, unknown> => JSON.parse(line))
    const events = told.filter(({ member }) => member !== undefined)
    expect(events.map(({ msg, member }) => `${String(msg)}: ${String(member)}`)).toEqual([
      'logged in: mira',
      'login refused: Mira',
      'login refused: unknown',
      'logged out: Mira',
    ])
    const refusals = told
      .filter(({ status }) => status === 401)
      .map(({ msg, route, level }) => [msg, route, level])
    expect(refusals).toEqual([
      ['POST', '/api/user/login', 40],
      ['POST', '/api/user/login', 40],
      ['GET', '/api/admin/me', 40],
    ])
    for (const { time } of told) expect(Math.abs(Date.now() - Number(time))).toBeLessThan(600_000)
    const all = lines.join('')
    for (const secret of ['wrong-', 'typed-into', staffLogin.password, String(token)])
      expect(all).not.toContain(secret)
  })

  test('[ASVS-16.2.5] [ASVS-16.4.1] [ASVS-14.2.4] has nothing that visitors say, no token, no address, and one line an entry', async () => {
    const { museum, lines } = await startLogged()
    const secret = 'geheim\n{"level":60}\r\nanna@example.org'
    const headers = {
      'user-agent': secret.replace(/\s/g, ' '),
      referer: 'https://geheim.example',
      authorization: 'Bearer geheim',
      'idempotency-key': 'geheim',
    }
    for (const { method, url } of everyAnswer) {
      const asked = `${url}${url.includes('?') ? '&' : '?'}kioskKey=geheim&x=anna%40example.org`
      await museum.app.inject({ method, url: asked, headers, remoteAddress: '203.0.113.99' })
      const payload = { storyText: secret, textContent: secret, email: 'anna@example.org', yearOfBirth: 1980 }
      if (method === 'POST') await museum.app.inject({ method, url: asked, payload })
    }
    await museum.app.inject(`/${encodeURIComponent(secret)}`)
    expect(lines.length).toBeGreaterThan(10)
    for (const line of lines) {
      expect(() => JSON.parse(line)).not.toThrow()
      expect(line.trim()).not.toContain('\n')
      expect(line).not.toMatch(/geheim|anna|example\.org|203\.0\.113/)
    }
  })
})

describe('the description of the calls', () => {
  test('[ASVS-13.4.5] names calls, schemas and access, and no address, account or secret', async () => {
    const { app } = await startTestApp({
      PUBLIC_URL: 'https://museum.example',
      ADMIN_NAME: 'Zora',
      ADMIN_PASSWORD: 'a password to hide',
    })
    const { body } = await app.inject('/api/openapi.json')
    expect(body).not.toMatch(
      /museum\.example|Zora|to hide|localhost|127\.0|sqlite|\/work|\/home|password_hash/,
    )
    const { paths } = JSON.parse(body)
    expect(Object.keys(paths).some((path) => path.startsWith('/media'))).toBe(false)
    expect(Object.keys(paths).filter((path) => path.includes('{ticket}'))).toEqual([])
    expect(JSON.stringify(paths['/api/admin/me'].get.security)).toBe('[{"bearer":[]}]')
  })
})

test('[ASVS-1.3.2] [ASVS-3.2.2] [ASVS-1.2.5] no code makes code, markup or a shell’s line out of text', async () => {
  const forbidden = [
    /\beval\(|new Function\(/,
    /dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML|document\.write\(/,
    /shell:\s*true|\bexecSync\(|\bchild_process'\)?\.exec\(/,
  ]
  const found: string[] = []
  let read = 0
  for await (const file of glob('{src,server,contract,content}/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8')
    read += 1
    for (const pattern of forbidden) if (pattern.test(text)) found.push(`${file}: ${pattern.source}`)
  }
  expect(read).toBeGreaterThan(500)
  expect(found).toEqual([])
})
