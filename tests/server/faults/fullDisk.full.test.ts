import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restore } from '#server/backups/restore.ts'
import { storeMedia } from '#server/media/repository.ts'
import { makeFolder, multipart, startTestApp, wavOfBytes } from '../helpers.ts'
import { fileOf, hourMs, night, nightly } from '../nightlyBackups.ts'
import { prepareQuietServer, startServerProcess, postStory, timesStored } from './serverProcess.ts'
import { DatabaseSync } from 'node:sqlite'

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

// `npm test` fills a database instead of a disk, in storage.test.ts.
test(
  '[API-06] a disk that fills up: what was answered is there, the rest is told, reads go on, and with room all is well',
  { timeout: 300_000 },
  async () => {
    const disk = mountDisk('24m')
    const file = await prepareQuietServer(disk.folder)
    const server = await startServerProcess(disk.folder)
    const voice = await multipart(['exhibitionId', '1'], ['audio', wavOfBytes(300_000)])
    const sendVoice = async (mark: number) => {
      const payload = Buffer.from(voice.payload)
      payload.writeUInt32LE(mark + 1, payload.length - 2000)
      const response = await fetch(`${server.address}/api/user-story/submit-audio/device/1/exhibition/1`, {
        method: 'POST',
        headers: { ...voice.headers, 'idempotency-key': randomUUID() },
        body: Uint8Array.from(payload),
      })
      await response.text()
      return response.status
    }
    const answers: number[] = []
    while (answers.filter((status) => status === 507).length < 20 && answers.length < 400) {
      const round = Array.from({ length: 8 }, (_, one) => sendVoice(answers.length + one))
      answers.push(...(await Promise.all(round)))
    }
    expect(new Set(answers)).toEqual(new Set([200, 507]))
    const texts: string[] = []
    for (let text = 0; text < 200; text += 1) {
      const said = `Nummer ${text} ${'x'.repeat(4000)}`
      if ((await postStory(server.address, said)).status === 200) texts.push(said)
    }
    for (const path of ['/api/user-story/device/1', '/api/user-story/all/exhibition/1', '/api/device/all'])
      expect((await fetch(server.address + path)).status).toBe(200)

    disk.resize('96m')
    const key = randomUUID()
    expect((await postStory(server.address, 'Danach.', key)).status).toBe(200)
    expect(await sendVoice(1_000_000)).toBe(200)
    expect(await server.close()).toBe(0)
    expect(timesStored(file, 'Danach.')).toBe(1)
    for (const said of texts) expect(timesStored(file, said)).toBe(1)
    const database = new DatabaseSync(file)
    const { voices } =
      database.prepare('select count(*) as voices from user_story where voice_hash is not null').get() ?? {}
    const { torn } =
      database.prepare('select count(*) as torn from media where length(bytes) <> size').get() ?? {}
    database.close()
    const answered = answers.filter((status) => status === 200).length + 1
    expect([voices, torn]).toEqual([answered, 0])
    console.log(
      `${answered} voices and ${texts.length} texts answered and stored; ${answers.length - answered + 1} refused`,
    )
  },
)

test('[BACKUP-03] [RESTORE-06] where there is room for a backup and no second one, it is kept and called good, and so it is at a restore', async () => {
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
