import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { startTestApp } from '../helpers.ts'
import { dayMs, fileOf, hourMs, night, nightly } from '../nightlyBackups.ts'

test('[BACKUP-01] a night that the server was off in is made up for, and the next has its own', async () => {
  const museum = await startTestApp()
  const { look, log, folder } = nightly(museum)
  await look(night + 5 * hourMs)
  await look(night + 6 * hourMs)
  await look(night + dayMs - 1)
  expect(readdirSync(folder)).toEqual([fileOf(night + 5 * hourMs)])
  await look(night + dayMs)
  expect(readdirSync(folder)).toEqual([fileOf(night + 5 * hourMs), fileOf(night + dayMs)])
  expect(log.error).not.toHaveBeenCalled()
})

test('[BACKUP-02] the newest of seven days and four weeks stay, and every file of another name', async () => {
  const museum = await startTestApp()
  const { look, log, folder } = nightly(museum)
  mkdirSync(folder, { recursive: true })
  const days = Array.from({ length: 60 }, (_, day) => fileOf(night - (day + 1) * dayMs))
  const foreign = ['nightly-mine.sqlite', 'before-1.sqlite', 'notes.txt', `${days[40]}.bak`]
  for (const name of [...days, ...foreign]) writeFileSync(join(folder, name), '')
  await look(night)
  expect(log.error).not.toHaveBeenCalled()
  const left = readdirSync(folder)
  for (const name of foreign) expect(left).toContain(name)
  const own = left
    .filter((name) => !foreign.includes(name))
    .toSorted()
    .toReversed()
  expect(own.slice(0, 7)).toEqual([fileOf(night), ...days.slice(0, 6)])
  // Of four weeks this one and the one before may be among the days.
  const sundays = days.slice(6).filter((name) => new Date(name.slice(8, 18)).getUTCDay() === 0)
  const older = own.slice(7)
  expect(older).toEqual(sundays.slice(0, older.length))
  expect([2, 3]).toContain(older.length)
})

test('[BACKUP-03] a failure is one line, leaves nothing and is tried again in an hour; a copy that cannot be restored is one', async () => {
  const museum = await startTestApp()
  const dataDir = dirname(museum.file)
  const blocked = join(dataDir, 'blocked')
  writeFileSync(blocked, '')
  const { look, log, status } = nightly(museum, { BACKUP_DIR: join(blocked, 'nightly') })
  for (const minutes of [0, 1, 59]) await look(night + minutes * 60_000)
  expect(log.error).toHaveBeenCalledTimes(1)
  await look(night + hourMs)
  expect(log.error).toHaveBeenCalledTimes(2)
  expect(await status(night + hourMs - 1, night - hourMs)).toEqual({ last: null, isMissing: true })
  // A server that was off has an hour to make up for it.
  expect(await status(night + 5 * hourMs, night + 4 * hourMs)).toEqual({ last: null, isMissing: false })
  expect((await museum.app.inject('/api/health')).statusCode).toBe(200)

  // What a restore takes for no backup.
  if (inject('postgres') !== undefined) return
  const other = nightly(museum)
  await other.look(night)
  expect(await other.status(night + 2 * hourMs)).toMatchObject({ isMissing: false })
  expect(await other.status(night + dayMs + 2 * hourMs)).toMatchObject({ isMissing: true })
  await museum.exec('alter table user_story rename to no_story')
  await other.look(night + dayMs)
  expect(other.log.error).toHaveBeenCalledTimes(1)
  expect(readdirSync(other.folder)).toEqual([fileOf(night)])
})
