import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import * as fc from 'fast-check'
import { streamXlsxRows } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { memoryConsent, voiceConsent } from '#content/consent.ts'
import * as admin from '#contract/adminStoryRoutes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { asXlsx, csvLine } from '#server/exports/table.ts'
import { makeTicket, takeTicket } from '#server/exports/download.ts'
import { retentionStart } from '#server/memories/repository.ts'
import { runUpkeep } from '#server/backups/upkeep.ts'
import { shareText, startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { countRows, multipart, recording } from '../helpers.ts'
import { filesIn } from '../zip.ts'

const yearOfBirth = 1970
const submit = (museum: AdminApp, textContent: string, email = '') =>
  museum.app.inject({
    method: 'POST',
    url: '/api/memory/submit-text',
    payload: { textContent, yearOfBirth, email, consentVersion: memoryConsent.version },
  })

async function submitVoice(museum: AdminApp, email: string) {
  const form = await multipart(['yearOfBirth', '1970'], ['email', email], ['audio', recording()])
  await museum.app.inject({ method: 'POST', url: '/api/memory/submit-audio', ...form })
}

describe('[ADMIN-08] the research export', () => {
  test('has every memory and story to the letter, their recordings, the consents, and checksums that are right @full', async () => {
    const museum = await startAdmin()
    const text = 'Zeile 1\n"Zeile" 2, \u202Eund\u202C 👩‍🚀 <script>'
    await submit(museum, text, 'Ada@Example.ch')
    await submit(museum, '=cmd|/c calc!A1')
    await submitVoice(museum, 'ada@example.ch')
    const { storyId } = await shareText(museum, '@SUM(1+1) war mein erstes Programm, in einer Tabelle.')
    const ticket = await museum.ask(admin.exportTicket)
    expect(ticket).toMatchObject({ memories: 3, stories: 1, recordings: 1 })
    const answer = await museum.app.inject(ticket.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="nachklang-[\d-]+\.zip"$/),
    })
    const files = filesIn(answer.rawPayload)
    expect([...files.keys()]).toEqual([
      'README.txt',
      ...['memories', 'contacts', 'stories', 'consents'].flatMap((name) => [`${name}.csv`, `${name}.xlsx`]),
      ...['audio/memory-000003.webm', 'checksums.sha256'],
    ])
    const memories = files.get('memories.csv')
    expect(memories?.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const table = String(memories)
    expect(table).toContain(`"${text.replaceAll('"', '""')}"`)
    expect(table).toContain(`"'=cmd|/c calc!A1"`)
    expect(table).not.toContain('example.ch')
    expect(String(files.get('contacts.csv'))).toContain('1,"Ada@Example.ch"\r\n3,"ada@example.ch"\r\n')
    expect(String(files.get('stories.csv'))).toContain(`\r\n${storyId},`)
    expect(String(files.get('stories.csv'))).toContain(`"'@SUM(1+1) war`)
    // No seconds with a point in them, which is a date where decimals have a comma.
    expect(table).toMatch(/"audio\/memory-000003\.webm",\d+,"/)
    const [headings, ...rows] = await cellsOf(files.get('memories.xlsx'))
    const textAt = headings?.indexOf('text') ?? -1
    expect(rows.map((row) => row[textAt] ?? null)).toEqual([text, '=cmd|/c calc!A1', null])
    for (const { version, text: line } of [memoryConsent, voiceConsent]) {
      expect(String(files.get('consents.csv'))).toContain(`"${version}","${line.de}`)
    }
    const sums = String(files.get('checksums.sha256')).trim().split('\n')
    expect(sums).toHaveLength(files.size - 1)
    for (const line of sums) {
      const [sum, name = ''] = line.split('  ')
      const content = files.get(name) ?? ''
      expect(createHash('sha256').update(content).digest('hex'), name).toBe(sum)
    }
    expect((await museum.ask(admin.audit)).entries[0]).toMatchObject({
      action: 'memories.export',
      by: 'Cora',
    })
  })

  test('opens to a ticket once, in time, and to nothing else', async () => {
    const museum = await startAdmin()
    const { url } = await museum.ask(admin.exportTicket)
    expect((await museum.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect((await museum.app.inject(url)).statusCode).toBe(200)
    for (const address of [
      url,
      `${admin.exportTicket.path}/x`,
      `${admin.exportTicket.path}/${'A'.repeat(43)}`,
    ]) {
      const refused = await museum.app.inject(address)
      expect(refused.json()).toMatchObject({
        statusCode: 404,
        message: expect.stringContaining('download has expired'),
      })
    }
    const { write } = museum.database
    const make = () =>
      write((db) => makeTicket(db, { headers: { authorization: `Bearer ${museum.curator}` } }, 'all'))
    const take = (ticket: string, nowMs: number, download = 'all') =>
      write((db) => takeTicket(db, { ticket, download, nowMs }))
    const late = await make()
    expect(await take(late.ticket, Date.parse(late.expiresAt))).toBe(false)
    const next = await make()
    const justInTime = Date.parse(next.expiresAt) - 1
    expect(await take(next.ticket, justInTime, 'something else')).toBe(false)
    expect(await take(next.ticket, justInTime)).toBe(true)
    expect(await take(next.ticket, justInTime)).toBe(false)
  })

  test('[ACCESS-09] a ticket ends with the session that asked for it', async () => {
    const museum = await startAdmin()
    const { url } = await museum.ask(admin.exportTicket)
    await museum.ask(staffRoutes.logout)
    const refused = await museum.app.inject(url)
    expect(refused.json()).toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('download has expired'),
    })
  })

  test('[TEXT-03] a table preserves its texts, and no cell begins like a formula, with any separator @full', () => {
    const awkward = ['=1', ' +1', '\t=1', '-', '＝1', ';=1', ';"=1', "\n'-1", '";\n;@', ";'", '|']
    const field = fc
      .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...awkward)))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(field, { minLength: 1 }), (fields) => {
        const line = csvLine(fields)
        expect(cellsIn(line, ',').map(withoutGuards)).toEqual(fields)
        for (const separator of [',', ';', '|', '\t']) {
          for (const cell of cellsIn(line, separator)) expect(cell).not.toMatch(beginsLikeFormula)
        }
      }),
      { numRuns: 1000 },
    )
    expect(csvLine([1, null, '', 'a"b'])).toBe('1,,"","a""b"\r\n')
  })

  test.each([
    'Hallo;=cmd|"/c calc"!A1',
    'Erste Zeile\n=1+1',
    'Gut; = ist gleich',
    'a;"=1',
    'a;""=1',
    'a\t+1',
    'a\r-1',
    ';=1+1',
    '; =1',
    ',+1',
    '"=1',
    "'=1",
    '|-1',
    ' \u00a0@a',
    '\u200b=1',
    '\0=1',
    ';";＝1',
    '\r=1',
    '\n=1',
  ])('[TEXT-03] no part of a text becomes a formula in any locale: %j', (field) => {
    const line = csvLine([7, field, 'danach'])
    expect(cellsIn(line, ',').map(withoutGuards)).toEqual(['7', field, 'danach'])
    for (const separator of [',', ';', '|', '\t']) {
      expect(
        cellsIn(line, separator).filter((cell) => beginsLikeFormula.test(cell)),
        `separated by ${separator}`,
      ).toEqual([])
    }
  })

  test.each(['a=b', 'so: -5 Grad', '«=»', '1-2', 'Hallo, -5 Grad', 'Zeile 1\nZeile 2; und so'])(
    '[TEXT-03] other texts stand as they were written: %j',
    (field) => {
      expect(csvLine([field])).toBe(`"${field}"\r\n`)
    },
  )

  test('[TEXT-09] in a workbook every text is a text, to the letter', async () => {
    const texts = [
      '=1+1',
      'Hallo;=1\n=2',
      '1.5',
      '3/4',
      '2026-11',
      '1e5',
      'TRUE',
      ' a\r\n b\0',
      '_x0041_',
      '<&>',
    ]
    const written = async (...rows: (string | number | null)[][]) =>
      cellsOf(Buffer.concat(await Readable.from(asXlsx(rows, 'texts')).toArray()))
    expect(await written(texts, [3.5, null, ''])).toEqual([texts, [3.5, null, '']])
    const [odd] = await written(['\uFFFE\uD800'])
    expect(odd).toEqual(['\uFFFD\uFFFD'])
  })
})

const beginsLikeFormula = /^[\s"]*[=+\-@＝＋－＠]/

/** As a spreadsheet reads it: quotation marks count where they begin a cell, and nowhere else. */
function cellsIn(text: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  let begins = true
  const rest = text.endsWith('\r\n') ? text.slice(0, -2) : text
  for (let at = 0; at < rest.length; at += 1) {
    const sign = rest[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (rest[at + 1] === '"') {
        cell += sign
        at += 1
      } else isQuoted = false
    } else if (begins && sign === '"') isQuoted = true
    else if (sign === separator || sign === '\r' || sign === '\n') {
      cells.push(cell)
      cell = ''
      begins = true
      continue
    } else cell += sign
    begins = false
  }
  return [...cells, cell]
}

/** What the README of the export says of apostrophes, undone. */
const withoutGuards = (cell: string) =>
  cell.replace(/(?<![\s;,|"'\p{Cc}\p{Cf}])[\s;,|"'\p{Cc}\p{Cf}]*(?=[=+\-@＝＋－＠])/gu, (run, at: number) =>
    at === 0 || /[;|\t\r\n]/.test(run) ? run.slice(0, -1) : run,
  )

async function cellsOf(workbook: Uint8Array | undefined): Promise<(readonly unknown[])[]> {
  const rows: (readonly unknown[])[] = []
  for await (const { values } of streamXlsxRows(workbook ?? new Uint8Array())) rows.push(values)
  return rows
}

describe('[ADMIN-08] retention', () => {
  test('is off at first; a dry run counts, and setting it deletes older memories with their recordings', async () => {
    const museum = await startAdmin()
    await submitVoice(museum, '')
    for (let number = 0; number < 3; number += 1) await submit(museum, `Nummer ${number}.`)
    const old = new Date()
    old.setUTCMonth(old.getUTCMonth() - 25)
    await museum.database.write((db) =>
      db.updateTable('memory').set({ created_at: old.toISOString() }).where('id', '<', 3).execute(),
    )
    expect(await runUpkeep(museum.database, Date.now())).toMatchObject({ memories: 0 })
    const trial = await museum.ask(admin.tryRetention, { query: { months: 24 } })
    expect(trial).toMatchObject({ memories: 2, recordings: 1 })
    expect(await countRows(museum.database, 'memory')).toBe(4)
    await museum.ask(admin.changeSettings, { body: { revision: 0, retentionMonths: 24 } })
    expect(await runUpkeep(museum.database, Date.now())).toMatchObject({ memories: 2 })
    expect([await countRows(museum.database, 'memory'), await countRows(museum.database, 'media')]).toEqual([
      2, 0,
    ])
    expect((await museum.ask(admin.audit)).entries[0]).toMatchObject({
      by: null,
      action: 'memories.retention',
      after: { memories: 2, recordings: 1, months: 24 },
    })
  })

  test('counts months by the calendar', () => {
    const start = (at: string, months: number) => retentionStart(months, Date.parse(at)).slice(0, 10)
    expect(start('2026-03-31T12:00:00Z', 1)).toBe('2026-02-28')
    expect(start('2026-01-15T00:00:00Z', 13)).toBe('2024-12-15')
    expect(start('2028-02-29T00:00:00Z', 12)).toBe('2027-02-28')
  })
})
