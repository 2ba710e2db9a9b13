import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import * as storyRoutes from '#contract/adminStoryRoutes.ts'
import * as calls from '#contract/kioskRoutes.ts'
import { createAlarms } from '#server/alarms/alarms.ts'
import type { AlarmOptions } from '#server/alarms/alarms.ts'
import { readConfig } from '#server/config/config.ts'
import type { Write } from '#server/db/schema.ts'
import { setSetting } from '#server/db/settings.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import { runUpkeep } from '#server/backups/upkeep.ts'
import { startJobs } from '../helpers.ts'
import { storyJob } from '#server/stories/jobs.ts'
import { decide, shareText, startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { startMailServer, startWebhook } from '../alertReceivers.ts'
import { facts } from '../kioskFacts.ts'

// The files before and after this one have the real one.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
const disk = vi.hoisted(() => ({ freeBytes: 50, bytes: 100 }))
const backupDisk = vi.hoisted(() => ({ freeBytes: 500, bytes: 1000 }))
vi.mock(import('#server/alarms/health.ts'), async (original) => ({
  ...(await original()),
  diskOf: async (folder) => (folder === '/backups' ? backupDisk : disk),
}))

const minuteMs = 60_000
/** By the machine's time zone, as quiet hours are. So long ago that no kiosk of a test has been silent since. */
const noon = new Date(Date.now() - 3 * 86_400_000).setHours(12, 0, 0, 0)
const secret = randomBytes(32).toString('base64')
const mailTo = { ALERT_MAIL_TO: 'staff@museum.example', ALERT_MAIL_FROM: 'museum@museum.example' }

/** One server's watch over alarms. */
function watch(museum: AdminApp, environment: Record<string, string> = {}, more: Partial<AlarmOptions> = {}) {
  const config = readConfig({ DATA_DIR: dirname(museum.file), DATABASE_URL: museum.url, ...environment })
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const alarms = createAlarms({ database: museum.database, config, log, ...more })
  onTestFinished(() => alarms.stop())
  return { ...alarms, log }
}

/** With a kiosk by the window, whose self-test fails or not. */
async function startMuseum(environment: Record<string, string> = {}) {
  const museum = await startAdmin(environment)
  const screenId = randomUUID()
  const kiosk = await museum.kioskToken()
  await museum.ask(calls.heartbeat, { body: { screen: screenId, executed: null, facts } }, kiosk)
  await museum.ask(calls.kiosks)
  const params = { screenId }
  await museum.ask(calls.nameKiosk, { params, body: { name: 'Am Fenster', location: '' } })
  const selfTest = (outcome: 'passed' | 'failed') =>
    museum.ask(calls.reportSelfTest, { params, body: { results: [{ check: 'speaker', outcome }] } })
  const standing = async () => {
    const { open, past } = await museum.ask(calls.alarms)
    return [...open.map(({ kind }) => kind), ...past.map(({ kind }) => `${kind} over`)]
  }
  return { ...museum, screenId, selfTest, standing }
}

async function startReceivers() {
  const [mail, webhook] = [await startMailServer(), await startWebhook()]
  const environment = {
    SMTP_URL: mail.url,
    ...mailTo,
    ALERT_WEBHOOK: webhook.url,
    ALERT_WEBHOOK_SECRET: secret,
  }
  return { mail, webhook, environment, told: () => [mail.mails.length, webhook.calls.length] }
}

test('[ALARM-09] an alarm begins where words of stories wait and none was found for a day, and is over with the first', async () => {
  const museum = await startMuseum()
  const { storyId } = await shareText(museum, 'Mein Bruder nahm jeden Sonntag die Hitparade auf.')
  const alarms = watch(museum)
  let failure: Error | null = new ServiceFailure({ reason: 'the service fails (503)', isPassing: true })
  museum.storyteller.translator = {
    translate: async ({ text }) => {
      if (failure) throw failure
      return { language: 'de', de: { title: 'Titel', text }, en: { title: 'Title', text: 'In English.' } }
    },
  }
  const { database } = museum
  let nowMs = Date.now()
  async function tryOnce() {
    await museum.exec(
      `update job set state = 'pending', due_at = '2000-01-01' where kind = 'words' and subject = ${storyId}`,
    )
    const queue = startJobs(museum, (context) => [storyJob(context, 'words')])
    await vi.waitFor(
      async () => {
        const row = await database.db
          .selectFrom('job')
          .selectAll()
          .where('subject', '=', storyId)
          .where('kind', '=', 'words')
          .executeTakeFirstOrThrow()
        expect([row.claimed_at, row.due_at > '2000-01-01' || row.state === 'done']).toEqual([null, true])
      },
      { timeout: 20_000 },
    )
    await queue.stop()
  }
  async function openAfter(hours: number) {
    nowMs += hours * 60 * minuteMs
    await alarms.look(nowMs)
    return (await museum.standing()).filter((kind) => kind.startsWith('wordsFail'))
  }
  await tryOnce()
  expect(await openAfter(0)).toEqual([])
  expect(await openAfter(23)).toEqual([])
  await tryOnce()
  expect(await openAfter(1.1)).toEqual(['wordsFail'])
  failure = null
  await tryOnce()
  expect(await openAfter(0.1)).toEqual(['wordsFail over'])
  // One that is declined says nothing of others.
  failure = new ServiceFailure({ reason: 'the service declines this content', isFinal: true })
  await museum.exec(`update user_story set text_en = null where id = ${storyId}`)
  await tryOnce()
  expect(await openAfter(48)).toEqual(['wordsFail over'])
})

test('[ALARM-01] [ALARM-02] the beginning of an alarm is one mail and one signed call, and so is its end; a restart repeats none', async () => {
  const museum = await startMuseum()
  const { mail, webhook, environment, told } = await startReceivers()
  const first = watch(museum, environment)
  await first.look(noon)
  expect(told()).toEqual([0, 0])
  await museum.selfTest('failed')
  await first.look(noon + minuteMs)
  await first.look(noon + 2 * minuteMs)
  expect(first.log.error).not.toHaveBeenCalled()
  expect(told()).toEqual([1, 1])
  expect(mail.mails[0]).toContain('To: staff@museum.example')
  expect(mail.mails[0]).toMatch(/Alarm: Selbsttest nicht bestanden: Am Fenster, .*\d\d:01:00/)
  expect(mail.mails[0]).toMatch(/Alarm: Self-test failed: Am Fenster, /)
  const [{ headers, body } = { headers: {}, body: '' }] = webhook.calls
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
  const event = { kind: 'selfTestFailed', item: museum.screenId, name: 'Am Fenster', overAt: null }
  expect(JSON.parse(body)).toMatchObject({ type: 'alarms', data: [{ ...event, state: 'open' }] })

  const second = watch(museum, environment)
  await second.look(noon + 3 * minuteMs)
  expect(told()).toEqual([1, 1])
  await museum.selfTest('passed')
  await second.look(noon + 4 * minuteMs)
  await watch(museum, environment).look(noon + 5 * minuteMs)
  expect(told()).toEqual([2, 2])
  expect(mail.mails[1]).toContain('Behoben: Selbsttest nicht bestanden: Am Fenster')
  expect(JSON.parse(webhook.calls[1]?.body ?? '')).toMatchObject({ data: [{ state: 'over' }] })
  expect(await museum.standing()).toEqual(['selfTestFailed over'])
})

test('[ALARM-01] a kiosk is silent after a quarter of an hour, which a server that was off itself cannot know', async () => {
  const museum = await startMuseum()
  const began = Date.now() + 60 * minuteMs
  const alarms = watch(museum)
  for (const minutes of [0, 10]) await alarms.look(began + minutes * minuteMs)
  expect(await museum.standing()).toEqual([])
  // It slept.
  for (const minutes of [60, 70]) await alarms.look(began + minutes * minuteMs)
  expect(await museum.standing()).toEqual([])
  await alarms.look(began + 76 * minuteMs)
  expect(await museum.standing()).toEqual(['kioskSilent'])
  await watch(museum).look(began + 77 * minuteMs)
  expect(await museum.standing()).toEqual(['kioskSilent'])
  await museum.exec(`update kiosk set seen_at = '${new Date(began + 78 * minuteMs).toISOString()}'`)
  await alarms.look(began + 78 * minuteMs)
  expect(await museum.standing()).toEqual(['kioskSilent over'])
})

test('[ALARM-08] a kiosk that is silent out of its opening hours is no alarm; one that begins in them is not over by night', async () => {
  const museum = await startMuseum()
  const location = 'Hall 1'
  await museum.ask(calls.nameKiosk, { params: { screenId: museum.screenId }, body: { name: 'a', location } })
  const week = Array.from({ length: 7 }, () => [{ from: '10:00', to: '17:00' }])
  const settings = { hours: { timeZone: 'UTC', week, exceptions: [] } }
  await museum.ask(calls.setLocation, { body: { location, settings, revision: 0 } })
  const midnight = new Date(Date.now() + 2 * 86_400_000).setUTCHours(0, 0, 0, 0)
  const alarms = watch(museum)
  async function at(hour: number, minute: number) {
    await alarms.look(midnight + hour * 3_600_000 + minute * minuteMs)
    return (await museum.standing()).filter((kind) => kind.startsWith('kioskSilent'))
  }
  for (let minute = 0; minute <= 10 * 60 + 10; minute += 10) expect(await at(0, minute)).toEqual([])
  // It has had a quarter of an hour to start.
  expect(await at(10, 16)).toEqual(['kioskSilent'])
  for (let minute = 10 * 60 + 20; minute <= 18 * 60; minute += 10)
    expect(await at(0, minute)).toEqual(['kioskSilent'])
})

test('[ALARM-01] a backup that is missing, a disk that fills, stories that wait, a narration that was given up', async () => {
  const museum = await startMuseum()
  const alarms = watch(museum)
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => void fetched.mockRestore())
  let nowMs = noon
  async function after(minutes: number) {
    nowMs += minutes * minuteMs
    await alarms.look(nowMs)
    return museum.standing()
  }
  const { storyId } = await shareText(museum, 'My aunt had one.')
  for (const minutes of [0, 15, 15, 15]) expect(await after(minutes)).toEqual([])
  for (const minutes of [15, 15]) await after(minutes)
  expect(await museum.standing()).toEqual(['backupMissing'])
  const backup = JSON.stringify({ at: new Date(nowMs).toISOString(), bytes: 1 })
  await museum.database.write((db) => setSetting(db, 'nightlyBackup', backup))
  expect(await after(1)).toEqual(['backupMissing over'])

  disk.freeBytes = 11
  expect(await after(1)).toHaveLength(1)
  disk.freeBytes = 9
  expect(await after(1)).toEqual(['diskFull', 'backupMissing over'])
  disk.freeBytes = 11
  expect(await after(1)).toContain('diskFull')
  disk.freeBytes = 13
  expect(await after(1)).toContain('diskFull over')

  await museum.exec(
    `update user_story set created_at = '${new Date(nowMs - 49 * 3_600_000).toISOString()}' where id = ${storyId}`,
  )
  expect(await after(1)).toContain('reviewWaits')
  await decide(museum, storyId, 'publish')
  expect(await after(1)).toContain('reviewWaits over')

  await museum.exec(
    `update job set state = 'failed' where kind = 'narration' and subject = 2 and language = 'de'`,
  )
  expect(await after(1)).toContain('narrationFailed')
  // A start tries it again.
  await museum.exec(`update job set state = 'pending' where kind = 'narration' and subject = 2`)
  expect(await after(1)).toContain('narrationFailed')
  await museum.exec(`update job set state = 'done' where kind = 'narration' and subject = 2`)
  expect(await after(1)).toContain('narrationFailed over')
  expect(await museum.standing()).toHaveLength(4)
  const { past } = await museum.ask(calls.alarms)
  expect(past[0]).toMatchObject({ item: '2', name: 'Apple iPod' })
  // Nobody has said where to.
  expect(fetched).not.toHaveBeenCalled()

  await runUpkeep(museum.database, nowMs + 401 * 86_400_000)
  expect(await museum.standing()).toEqual([])
})

test('[ALARM-01] the disk of backups is looked after, and a log that another program holds', async () => {
  const museum = await startMuseum()
  const { db, write, peers } = museum.database
  let isLogBlocked = true
  const database = { db, write, peers, isLogBlocked: () => isLogBlocked }
  const alarms = watch(museum, { BACKUP_DIR: '/backups' }, { database })
  backupDisk.freeBytes = 90
  onTestFinished(() => void (backupDisk.freeBytes = 500))
  await alarms.look(noon)
  const { open } = await museum.ask(calls.alarms)
  expect(open.map(({ kind, name }) => [kind, name])).toEqual([
    ['logBlocked', null],
    ['diskFull', expect.stringMatching(/BACKUP_DIR$/)],
  ])
  backupDisk.freeBytes = 500
  isLogBlocked = false
  await alarms.look(noon + minuteMs)
  expect(await museum.standing()).toEqual(['logBlocked over', 'diskFull over'])
})

test('[ALARM-03] in quiet hours nothing is sent; when they end, alarms that are still open are', async () => {
  const museum = await startMuseum()
  const { webhook, environment, told } = await startReceivers()
  const alarms = watch(museum, { ...environment, ALERT_QUIET_HOURS: '22-7' })
  const at = (hour: number, minute = 0) => new Date(noon).setHours(hour, minute)
  await museum.selfTest('failed')
  await alarms.look(at(21, 59))
  expect(told()).toEqual([1, 1])
  await museum.selfTest('passed')
  for (const hour of [22, 23, 24, 30]) await alarms.look(at(hour))
  disk.freeBytes = 9
  await alarms.look(at(30, 10))
  disk.freeBytes = 50
  await museum.selfTest('failed')
  await alarms.look(at(30, 20))
  await watch(museum, { ...environment, ALERT_QUIET_HOURS: '22-7' }).look(at(30, 59))
  expect(told()).toEqual([1, 1])
  await alarms.look(at(31))
  await alarms.look(at(31, 1))
  expect(told()).toEqual([2, 2])
  // The end of the one, the beginning of the other; the disk was nobody's business.
  const { data } = JSON.parse(webhook.calls[1]?.body ?? '')
  expect(data).toMatchObject([{ state: 'over' }, { kind: 'selfTestFailed', state: 'open' }])
  expect(data).toHaveLength(2)
})

test('[ALARM-04] a mail server that refuses and a webhook that hangs are a line each, tried again ever later, and hold up nothing @full', async () => {
  const museum = await startMuseum()
  const { mail, webhook, environment, told } = await startReceivers()
  mail.manner = 'refuses'
  webhook.manner = 'hangs'
  const alarms = watch(museum, environment, { sendingMs: 2000 })
  await museum.selfTest('failed')
  await alarms.look(noon)
  expect(alarms.log.error).toHaveBeenCalledWith(
    { reason: expect.stringContaining('timeout') },
    'alarms could not be sent by webhook; next attempt in 1 min',
  )
  webhook.manner = 'refuses'
  for (const minutes of [0.5, 1, 2, 2.9]) await alarms.look(noon + minutes * minuteMs)
  // At once, after one minute, and then after two.
  expect([mail.tries, webhook.tries]).toEqual([2, 2])
  expect(alarms.log.error).toHaveBeenCalledTimes(4)
  expect(alarms.log.error).toHaveBeenCalledWith(
    { reason: expect.stringContaining('550') },
    'alarms could not be sent by mail; next attempt in 2 min',
  )
  expect(JSON.stringify(alarms.log.error.mock.calls)).not.toContain('staff@')
  mail.manner = 'takes'
  await alarms.look(noon + 3 * minuteMs)
  expect(told()).toEqual([1, 0])
  expect(alarms.log.error).toHaveBeenLastCalledWith(
    { reason: 'It answers 503.' },
    'alarms could not be sent by webhook; next attempt in 4 min',
  )
  webhook.manner = 'takes'
  await museum.selfTest('passed')
  await alarms.look(noon + 7 * minuteMs)
  await alarms.look(noon + 8 * minuteMs)
  // The mail tells the end, too; the webhook hears of both for the first time.
  expect(told()).toEqual([2, 1])
  expect(JSON.parse(webhook.calls[0]?.body ?? '')).toMatchObject({ data: [{ state: 'over' }] })
})

test('[ALARM-04] a try that a clock a year ahead has put off is made once it is right', async () => {
  const museum = await startMuseum()
  const { mail, environment, told } = await startReceivers()
  mail.manner = 'refuses'
  const alarms = watch(museum, environment)
  await museum.selfTest('failed')
  await alarms.look(noon + 365 * 86_400_000)
  mail.manner = 'takes'
  await alarms.look(noon)
  expect(told()).toEqual([1, 1])
})

test('[ALARM-07] the board shows since when a channel fails and why, until it works again', async () => {
  const mail = await startMailServer()
  const environment = { SMTP_URL: mail.url, ...mailTo }
  const museum = await startMuseum(environment)
  const failing = async () => (await museum.ask(calls.alarms)).failing
  mail.manner = 'refuses'
  await museum.selfTest('failed')
  const alarms = watch(museum, environment)
  const iso = (minutes: number) => new Date(noon + minutes * minuteMs).toISOString()
  for (const minutes of [0, 1]) await alarms.look(noon + minutes * minuteMs)
  expect(await failing()).toEqual([
    { channel: 'mail', since: iso(0), at: iso(1), reason: expect.not.stringContaining('@') },
  ])
  mail.manner = 'takes'
  await watch(museum, environment).look(noon + 5 * minuteMs)
  expect(await failing()).toEqual([])
})

test('[ALARM-11] staff see where alarms are sent, and send a test message there; a failure says why', async () => {
  const silent = await startMuseum()
  expect((await silent.ask(calls.alarms)).receivers).toEqual({ mail: [], webhook: false })
  expect(await silent.send(calls.testAlarms, {})).toMatchObject({ status: 409 })

  const { mail, webhook, environment, told } = await startReceivers()
  const museum = await startMuseum(environment)
  const { receivers } = await museum.ask(calls.alarms, {}, museum.moderator)
  expect(receivers).toEqual({ mail: ['staff@museum.example'], webhook: true })
  await museum.ask(calls.testAlarms, {}, museum.moderator)
  await museum.ask(calls.testAlarms)
  expect(told()).toEqual([2, 2])
  expect(mail.mails[0]).toMatch(/^Subject: .*test message/m)
  expect(mail.mails[0]).toContain('Alarme kommen an dieser Adresse an.')
  const ids = webhook.calls.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(2)
  expect(JSON.parse(webhook.calls[0]?.body ?? '')).toMatchObject({ type: 'test', data: [] })
  const { entries } = await museum.ask(storyRoutes.audit, { query: { limit: 9, action: 'alarm.test' } })
  expect(entries.map(({ by }) => by)).toContain('Milo')

  mail.manner = 'refuses'
  webhook.manner = 'refuses'
  const refused = await museum.send(calls.testAlarms, {})
  expect(refused).toMatchObject({
    status: 502,
    body: { message: expect.stringMatching(/by mail: .*550 5\.1\.1.*by webhook: It answers 503\./s) },
  })
  expect(JSON.stringify(refused.body)).not.toContain('@')
})

test('[ALARM-04] a mail server that hangs is given up, and a server that closes does not wait for it @full', async () => {
  const museum = await startMuseum()
  const mail = await startMailServer('hangs')
  const environment = { SMTP_URL: mail.url, ...mailTo }
  await museum.selfTest('failed')
  const alarms = watch(museum, environment, { mailMs: 300 })
  await alarms.look(noon)
  // By us, before the library does.
  const timeout = { reason: 'The operation was aborted due to timeout' }
  expect(alarms.log.error.mock.calls).toEqual([[timeout, expect.any(String)]])
  expect(await museum.standing()).toEqual(['selfTestFailed'])
  const closing = watch(museum, environment)
  const looking = closing.look(noon + minuteMs)
  await closing.stop()
  await looking
  expect(closing.log.error).not.toHaveBeenCalled()
})

test('[ALARM-10] a slow mail server gets each mail once; a repeated mail has the same id @full', async () => {
  const museum = await startMuseum()
  const mail = await startMailServer('dawdles')
  const alarms = watch(museum, { SMTP_URL: mail.url, ...mailTo }, { sendingMs: 100 })
  await museum.selfTest('failed')
  for (const minutes of [0, 1, 2, 3]) await alarms.look(noon + minutes * minuteMs)
  expect(mail.tries).toBe(1)
  await expect.poll(() => alarms.log.info.mock.calls.length, { timeout: 10_000 }).toBe(1)
  await alarms.look(noon + 4 * minuteMs)
  expect([mail.tries, mail.mails.length]).toEqual([1, 1])
  expect(alarms.log.error).not.toHaveBeenCalled()

  // Taken, but not noted.
  await museum.exec('update alarm set mail_sent = null')
  mail.manner = 'takes'
  await watch(museum, { SMTP_URL: mail.url, ...mailTo }).look(noon + 5 * minuteMs)
  const ids = mail.mails.map((text) => /^Message-ID: (<\w{32}@museum\.example>)$/m.exec(text)?.[1])
  expect(ids).toEqual([ids[0], ids[0]])
  expect(ids[0]).toBeDefined()
})

test('[ALARM-02] an alarm that was sent but could not be noted is not sent again', async () => {
  const museum = await startMuseum()
  const { mail, environment, told } = await startReceivers()
  const { db, write, peers, isLogBlocked } = museum.database
  let isFull = true
  const full = <T>(job: Write<T>) =>
    isFull && mail.mails.length > 0 ? Promise.reject(new Error('The disk is full.')) : write(job)
  const alarms = watch(museum, environment, { database: { db, peers, isLogBlocked, write: full } })
  await museum.selfTest('failed')
  for (const minutes of [0, 1, 3]) await alarms.look(noon + minutes * minuteMs)
  expect(alarms.log.error).toHaveBeenCalledWith({ reason: 'The disk is full.' }, expect.any(String))
  isFull = false
  await alarms.look(noon + 8 * minuteMs)
  await watch(museum, environment).look(noon + 9 * minuteMs)
  expect(told()).toEqual([1, 1])
})

test('[ALARM-02] of several servers one sends it', async () => {
  const museum = await startMuseum()
  const { environment, told } = await startReceivers()
  const [one, two] = [watch(museum, environment), watch(museum, environment)]
  await museum.selfTest('failed')
  // On SQLite there is but one.
  if (inject('postgres') === undefined) await one.look(noon)
  await Promise.all([one.look(noon), two.look(noon)])
  expect(told()).toEqual([1, 1])
  expect(await museum.standing()).toEqual(['selfTestFailed'])
})

test('[ALARM-05] staff acknowledge an alarm with a note; both are in the log of the kiosk', async () => {
  const museum = await startMuseum()
  await museum.selfTest('failed')
  disk.freeBytes = 9
  onTestFinished(() => void (disk.freeBytes = 50))
  await watch(museum).look(noon)
  const ofKiosk = { query: { screenId: museum.screenId } }
  const { open } = await museum.ask(calls.alarms, ofKiosk, museum.moderator)
  expect(open).toMatchObject([{ kind: 'selfTestFailed', seen: null }])
  const [{ id } = { id: 0 }] = open
  const params = { alarmId: id }
  const note = '  Speaker is plugged in again. '
  await museum.ask(calls.noteAlarm, { params, body: { note } }, museum.moderator)
  await museum.selfTest('passed')
  await watch(museum).look(noon + minuteMs)
  const { past } = await museum.ask(calls.alarms, ofKiosk)
  expect(past).toMatchObject([
    { id, seen: { by: 'Milo', note: 'Speaker is plugged in again.' }, overAt: expect.any(String) },
  ])
  const ofScreen = { limit: 1, item: 'screen', itemId: museum.screenId, action: 'alarm.note' }
  const { entries } = await museum.ask(storyRoutes.audit, { query: ofScreen })
  expect(entries).toMatchObject([
    { by: 'Milo', item: { kind: 'screen', name: 'Am Fenster' }, after: { alarm: 'selfTestFailed' } },
  ])
  const other = { params: { alarmId: id + 99 }, body: { note: '' } }
  expect(await museum.send(calls.noteAlarm, other)).toMatchObject({
    status: 404,
    body: { message: 'There is no such alarm.' },
  })
  const long = { params, body: { note: 'x'.repeat(201) } }
  expect((await museum.send(calls.noteAlarm, long)).status).toBe(400)
})

test.each<[Record<string, string>, string]>([
  [{ SMTP_URL: 'https://mail.example', ...mailTo }, 'SMTP_URL: must be an address that begins with smtp://'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'ALERT_MAIL_TO: is missing, and SMTP_URL needs it.'],
  [mailTo, 'SMTP_URL: is missing, and ALERT_MAIL_TO needs it.'],
  [
    { SMTP_URL: 'smtp://mail.example', ...mailTo, ALERT_MAIL_TO: 'a@museum.example, staff' },
    'ALERT_MAIL_TO: must be email addresses by commas, and "staff" is none.',
  ],
  [
    { ALERT_WEBHOOK: 'https://hook.example' },
    'ALERT_WEBHOOK_SECRET: is missing, and ALERT_WEBHOOK needs it.',
  ],
  [
    { ALERT_WEBHOOK: 'https://hook.example', ALERT_WEBHOOK_SECRET: 'guess me' },
    'ALERT_WEBHOOK_SECRET: must be 24 to 64 bytes in base64, such as "openssl rand -base64 32" prints.',
  ],
  ...['22', '22-24', '7-7', '-1-7', 'all'].map((hours): [Record<string, string>, string] => [
    { ALERT_QUIET_HOURS: hours },
    'ALERT_QUIET_HOURS: must be two hours of the day, 0 to 23, as in 22-7.',
  ]),
])('[ALARM-06] %o ends the start with a sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(`The configuration is wrong. ${sentence}`)
})
