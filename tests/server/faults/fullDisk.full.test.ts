import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restore } from '#server/backups/restore.ts'
import { storeMedia } from '#server/media/repository.ts'
import { makeFolder, startTestApp } from '../helpers.ts'
import { fileOf, hourMs, night, nightly } from '../nightlyBackups.ts'

/** A small disk of its own in memory; gone when the test ends. */
function mountDisk(size: string): { folder: string; resize(to: string): void } {
  const folder = makeFolder()
  const mount = (...args: string[]) => {
    const { status, stderr } = spawnSync('mount', [...args, folder], { encoding: 'utf8' })
    if (status !== 0)
      throw new Error(`A small disk cannot be mounted here (it takes root on Linux): ${stderr}`)
  }
  mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs')
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder])
  })
  return { folder, resize: (to) => mount('-o', `remount,size=${to}`) }
}

test('[BACKUP-03] [RESTORE-06] with space for one backup but not for two, it is stored and called good, also at a restore', async () => {
  const museum = await startTestApp()
  await museum.database.write((db) =>
    storeMedia(db, {
      hash: 'x'.repeat(64),
      bytes: randomBytes(4_000_000),
      type: 'audio/webm',
      now: '2026-01-01',
    }),
  )
  const small = mountDisk('7m')
  const { look, log, status, folder } = nightly(museum, { BACKUP_DIR: small.folder })
  await look(night)
  expect(log.error).not.toHaveBeenCalled()
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringMatching(/is whole.*no room/))
  expect(readdirSync(folder)).toEqual([fileOf(night)])
  expect(await status(night + 2 * hourMs)).toMatchObject({ isMissing: false })

  const backup = join(folder, fileOf(night))
  await expect(restore(backup, { dataDir: folder, databaseUrl: undefined })).rejects.toThrow(
    /the disk is full\. .* may well be good: .* takes \d MB\. Make room/,
  )
  expect(readdirSync(folder)).toEqual([fileOf(night)])
  small.resize('40m')
  await restore(backup, { dataDir: folder, databaseUrl: undefined })
})
