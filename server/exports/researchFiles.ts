import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { visitorConsents } from '#content/consent.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { findMedia, mediaSlices } from '#server/media/repository.ts'
import type { Field, Rows } from './table.ts'
import { extensionOf, itemName, once } from './archive.ts'
import type { ExportFile } from './archive.ts'
import { asCsv, asXlsx } from './table.ts'

/** All research data: tables, consents, recordings, and checksums. */
export async function* researchFiles(db: Db): AsyncGenerator<ExportFile> {
  const sums = new Map<string, string>()
  const summed = (name: string, input: ExportFile['input']): ExportFile => ({
    name,
    input: withSum(input, (sum) => sums.set(name, sum)),
  })
  yield summed('README.txt', once(readme))
  for (const [name, rowsOf] of Object.entries(tables)) {
    yield summed(`${name}.csv`, asCsv(rowsOf(db)))
    yield summed(`${name}.xlsx`, asXlsx(rowsOf(db), name))
  }
  for await (const { hash, ...recording } of recordings(db)) {
    sums.set(recording.name, hash)
    yield recording
  }
  const lines = [...sums].map(([name, sum]) => `${sum}  ${name}\n`)
  yield { name: 'checksums.sha256', input: once(lines.join('')) }
}

type Kind = 'memory' | 'story'

/** Every recording with its SHA-256. */
async function* recordings(db: Db): AsyncGenerator<ExportFile & { readonly hash: string }> {
  const sources = { memory: memoryRows, story: storyRows } as const
  for (const kind of ['memory', 'story'] as const) {
    for await (const row of sources[kind](db)) {
      const hash = row.voice_hash
      // It may have been deleted since.
      const media = hash === null ? undefined : await findMedia(db, hash)
      if (hash === null || media === undefined) continue
      yield { name: recordingName(kind, row), input: mediaSlices(db, hash, 0, media.size), hash }
    }
  }
}

async function* memoryTable(db: Db): AsyncGenerator<readonly Field[]> {
  yield [
    ...['id', 'created_at', 'year_of_birth', 'consent_version', 'text', 'recording', 'recording_ms'],
    'recording_sha256',
  ]
  for await (const row of memoryRows(db)) {
    yield [
      row.id,
      row.created_at,
      row.year_of_birth,
      row.consent_version,
      row.text,
      recordingField('memory', row),
      inMs(row.voice_duration),
      row.voice_hash,
    ]
  }
}

/** Separate from the contents, so that evaluators need not see who wrote them. */
async function* contactTable(db: Db): AsyncGenerator<readonly Field[]> {
  yield ['memory_id', 'email']
  for await (const { id, email } of memoryRows(db)) if (email !== null) yield [id, email]
}

async function* storyTable(db: Db): AsyncGenerator<readonly Field[]> {
  yield [
    ...['id', 'created_at', 'device_id', 'device', 'state', 'language', 'title_de', 'title_en', 'text_de'],
    ...['text_en', 'original_language', 'original_text', 'year_of_birth', 'consent_version', 'recording'],
    ...['recording_ms', 'recording_sha256', 'voice_in_narration', 'voice_consent_version'],
  ]
  for await (const row of storyRows(db)) {
    yield [
      row.id,
      row.created_at,
      row.device_id,
      row.device_name,
      row.state,
      row.language,
      row.title_de,
      row.title_en,
      row.text_de,
      row.text_en,
      row.original_language,
      row.original_text,
      row.year_of_birth,
      row.consent_version,
      recordingField('story', row),
      inMs(row.voice_duration),
      row.voice_hash,
      row.voice_in_narration,
      row.voice_consent_version,
    ]
  }
}

function* consentTable(): Generator<readonly Field[]> {
  yield ['version', 'text_de', 'text_en']
  for (const { version, text } of visitorConsents) yield [version, text.de, text.en]
}

const tables: Readonly<Record<string, (db: Db) => Rows>> = {
  memories: memoryTable,
  contacts: contactTable,
  stories: storyTable,
  consents: consentTable,
}

/** Whole milliseconds: some spreadsheets read «3.5» as the third of May. */
const inMs = (seconds: number | null) => (seconds === null ? null : Math.round(seconds * 1000))

type Recorded = Pick<MemoryRow, 'id' | 'voice_hash' | 'voice_type'>

function recordingField(kind: Kind, row: Recorded): Field {
  return row.voice_hash === null ? null : recordingName(kind, row)
}

function recordingName(kind: Kind, { id, voice_type: type }: Recorded): string {
  return `audio/${itemName(kind, id)}.${extensionOf(type)}`
}

/** Passes data on and reports its SHA-256 in hex at the end. */
async function* withSum(pieces: ExportFile['input'], say: (sum: string) => void): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
  say(hash.digest('hex'))
}

const readme = `Nachklang: what was left for the research

memories          memories; "recording" names the file in audio/
contacts          email addresses of those who left one, by memory; keep apart from the rest
stories           visitors' stories in the exhibition, without the invented samples
consents          the sentences that were agreed to, by version
audio/            recordings, packed anew to be seekable, never encoded anew
checksums.sha256  check with: sha256sum -c checksums.sha256

Each table is there twice. Open .xlsx in a spreadsheet: texts stand in it as they were written.
.csv is for programs: UTF-8 with a byte order mark, separated by commas, lines end with CR LF. An apostrophe before a
= + - or @ that begins a text or a line, or stands behind a semicolon, was put there, so that no spreadsheet runs it
as a formula.
Times are UTC. What was deleted while this file was written is not in it.
`

/** Rows in memory at a time. Pages, so that a slow reader blocks nobody. */
const rowsAtATime = 200

type MemoryRow = Selectable<Schema['memory']>

async function* inPages<R extends { readonly id: number }>(
  read: (after: number) => Promise<R[]>,
): AsyncGenerator<R> {
  let last: number | undefined = 0
  while (last !== undefined) {
    const rows: R[] = await read(last)
    yield* rows
    last = rows.length < rowsAtATime ? undefined : rows.at(-1)?.id
  }
}

const memoryRows = (db: Db) =>
  inPages((after) =>
    db.selectFrom('memory').selectAll().where('id', '>', after).orderBy('id').limit(rowsAtATime).execute(),
  )

const storyRows = (db: Db) =>
  inPages((after) =>
    db
      .selectFrom('user_story')
      .innerJoin('device', 'device.id', 'user_story.device_id')
      .selectAll('user_story')
      .select('device.name as device_name')
      .where('user_story.id', '>', after)
      .where('user_story.state', 'in', ['new', 'published', 'hidden'])
      .where('user_story.sample', '=', 0)
      .orderBy('user_story.id')
      .limit(rowsAtATime)
      .execute(),
  )
