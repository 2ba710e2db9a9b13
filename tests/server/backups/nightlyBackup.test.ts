import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { isFull } from '#server/db/storageError.ts'
import { startTestApp } from '../helpers.ts'
import { fileOf, night, nightly } from '../nightlyBackups.ts'

test('[BACKUP-01] a night has one whole backup; of several servers one makes it @full', async () => {
  const museum = await startTestApp()
  const one = nightly(museum)
  const two = nightly(museum)
  await Promise.all([one.look(night), one.look(night)])
  await one.look(night + 1)
  await two.look(night + 1)
  expect([one.log.info.mock.calls.length, two.log.info.mock.calls.length]).toEqual([1, 0])
  expect(readdirSync(one.folder)).toEqual([fileOf(night)])
  const copy = new DatabaseSync(join(one.folder, fileOf(night)), { readOnly: true })
  expect(copy.prepare('select count(*) as devices from device').get()?.devices).toBeGreaterThan(0)
  copy.close()
  expect(await two.status(night)).toEqual({
    last: { at: new Date(night).toISOString(), bytes: expect.any(Number) },
    isMissing: false,
  })
})

test.each(['24', '-1', '4.5', 'four', ' '])('[BACKUP-01] %o is no hour', (hour) => {
  expect(() => readConfig({ BACKUP_HOUR: hour })).toThrow(
    'The configuration is wrong. BACKUP_HOUR: must be an hour of the day, 0 to 23.',
  )
})

test('[RESTORE-06] errors of a full disk are recognized in all their forms; others are not', () => {
  const full = [
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    Object.assign(new Error('disk quota exceeded'), { code: 'EDQUOT' }),
    Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
  ]
  for (const error of full) expect(isFull(new Error('no backup', { cause: error })), error.message).toBe(true)
  const damaged = Object.assign(new Error('malformed'), { code: 'ERR_SQLITE_ERROR', errcode: 11 })
  expect([isFull(damaged), isFull(new Error('full')), isFull('full')]).toEqual([false, false, false])
})
