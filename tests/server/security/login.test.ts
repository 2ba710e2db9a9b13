import { describe, expect, test, vi } from 'vitest'
import { logIn, upsertStaff } from '../../../server/accounts.ts'
import { loginLimits } from '../../../server/routes/staff.ts'
import { isPasswordOf } from '../../../server/secrets.ts'
import { staffLogin, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'

/** Every comparison of a password, with what it was compared to. argon2id is tried in access.test.ts. */
const compared: string[] = []
vi.mock(import('../../../server/secrets.ts'), async (original) => {
  const secrets = await original()
  return {
    ...secrets,
    isPasswordOf: async (password, stored) => {
      compared.push(stored)
      return password === 'a long enough password' && stored.includes('$argon2id$')
    },
  }
})

const send = ({ app }: TestApp, name: string, password: string, remoteAddress = '203.0.113.1') =>
  app.inject({ method: 'POST', url: '/api/user/login', payload: { name, password }, remoteAddress })

describe('whoever guesses', () => {
  test('[ASVS-6.1.1] [ASVS-6.3.1] from many addresses is held back, and locks out nobody who has logged in before', async () => {
    const house = await startTestApp()
    await upsertStaff(house.database, staffLogin)
    const desk = '198.51.100.5'
    expect((await send(house, 'Mira', staffLogin.password, desk)).statusCode).toBe(200)
    // The one login counted, too.
    const most = loginLimits.perName - 1
    for (let guess = 0; guess < most; guess += 1) {
      const { statusCode } = await send(house, 'mira ', `guess ${guess}`, `203.0.113.${guess}`)
      expect(statusCode, `guess ${guess}`).toBe(401)
    }
    expect((await send(house, 'Mira', staffLogin.password, '203.0.113.250')).statusCode).toBe(429)
    expect((await send(house, 'Mira', staffLogin.password, desk)).statusCode).toBe(200)
    expect((await send(house, 'Jon', 'wrong', '203.0.113.250')).statusCode).toBe(401)
  })

  test('[ASVS-6.3.1] at one place is held back for that name, wherever else it may be tried', async () => {
    const house = await startTestApp()
    await upsertStaff(house.database, staffLogin)
    const most = loginLimits.perNameHere
    for (let guess = 0; guess < most; guess += 1)
      expect((await send(house, 'Mira', 'wrong')).statusCode).toBe(401)
    const refused = await send(house, 'Mira', staffLogin.password)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    expect((await send(house, 'Mira', staffLogin.password, '198.51.100.5')).statusCode).toBe(200)
  })

  test('learns from no difference whether a name is known: the same work is done and the same is said', async () => {
    const house = await startTestApp()
    await upsertStaff(house.database, staffLogin)
    compared.length = 0
    const known = await send(house, 'Mira', 'wrong')
    const unknown = await send(house, 'Nobody', 'wrong')
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
