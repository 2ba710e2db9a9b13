import { describe, expect, test } from 'vitest'
import { kioskTokenMs, logIn, staffTokenMs, upsertStaff } from '#server/staff/accounts.ts'
import { staffLogin, startTestApp } from '../helpers.ts'

describe('tokens', () => {
  test('[API-02] a call for anyone ignores an invalid bearer', async () => {
    const { app, statements } = await startTestApp()
    statements.length = 0
    for (const authorization of ['Bearer invented', 'Bearer', 'x'.repeat(4000)]) {
      const response = await app.inject({ url: '/api/user-story/device/1', headers: { authorization } })
      expect(response.statusCode).toBe(200)
    }
    expect(statements.filter((sql) => sql.includes('"token"'))).toEqual([])
  })
})

describe('logging in', () => {
  test('a name is found whatever its case and blanks', async () => {
    const { app, staffToken } = await startTestApp()
    await staffToken()
    const response = await app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { name: ' MIRA ', password: staffLogin.password },
    })
    expect(response.statusCode).toBe(200)
  })

  test('[ASVS-7.4.3] [ASVS-7.4.5] a reset password ends the member’s sessions and leaves others alone', async () => {
    const { app, database, staffToken } = await startTestApp()
    const mira = await staffToken()
    await upsertStaff(database, { name: 'Jon', password: 'another long password' })
    const jon = await logIn(database, { name: 'jon', password: 'another long password' })
    expect(await upsertStaff(database, { name: 'mira', password: 'a new long password' })).toBe('reset')
    const call = async (token: string) =>
      (
        await app.inject({
          method: 'DELETE',
          url: '/api/user-story/samples',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode
    expect(await call(mira)).toBe(401)
    expect(await call(jon)).toBe(200)
    await expect(logIn(database, staffLogin)).rejects.toThrow('Name or password is wrong.')
  })

  test('[ASVS-11.4.2] neither a password nor a token stands in the database', async () => {
    const { database, staffToken, kioskToken } = await startTestApp()
    const [staff, kiosk] = [await staffToken(), await kioskToken()]
    const tokens = await database.db.selectFrom('token').selectAll().execute()
    const members = await database.db.selectFrom('staff').selectAll().execute()
    const all = JSON.stringify([tokens, members])
    for (const secret of [staff, kiosk, staffLogin.password]) expect(all).not.toContain(secret)
    expect(members[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const lifetimes = tokens.map((token) => Date.parse(token.expires_at) - Date.parse(token.created_at))
    expect(lifetimes).toEqual([staffTokenMs, kioskTokenMs])
  })
})
