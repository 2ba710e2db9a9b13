import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { visitorConsents } from '#content/consent.ts'
import type { Schema } from '../db/schema.ts'
import { findMedia, mediaSlices } from '../repositories/media.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import type { CsvField } from './csv.ts'
import { memoryRows, storyRows } from './exportRows.ts'
import type { MemoryRow } from './exportRows.ts'
import { extensionOf, itemName } from './fileNames.ts'

type Db = Kysely<Schema>

/** A file of the archive; its content is read when its turn comes. */
export interface ExportFile {
  readonly name: string
  readonly input: AsyncIterable<Uint8Array>
}

/** Lines that are handed on together, in characters. */
const pieceChars = 65_536

/** All that was left for the research, file by file: tables, consents, recordings, and the checksums of all. */
export async function* researchFiles(db: Db): AsyncGenerator<ExportFile> {
  const sums = new Map<string, string>()
  const summed = (name: string, lines: AsyncIterable<string> | Iterable<string>): ExportFile => ({
    name,
    input: withSum(inPieces(lines), (sum) => sums.set(name, sum)),
  })
  yield summed('README.txt', [readme])
  yield summed('memories.csv', memoryTable(db))
  yield summed('contacts.csv', contactTable(db))
  yield summed('stories.csv', storyTable(db))
  yield summed('consents.csv', consentTable())
  for await (const { hash, ...recording } of recordings(db)) {
    sums.set(recording.name, hash)
    yield recording
  }
  const lines = [...sums].map(([name, sum]) => `${sum}  ${name}\n`)
  yield { name: 'checksums.sha256', input: inPieces(lines) }
}

type Kind = 'memory' | 'story'

/** Every recording with its SHA-256, by which it is kept. */
async function* recordings(db: Db): AsyncGenerator<ExportFile & { readonly hash: string }> {
  const sources = { memory: memoryRows, story: storyRows } as const
  for (const kind of ['memory', 'story'] as const) {
    for await (const row of sources[kind](db)) {
      const hash = row.voice_hash
      // It may have been deleted since the row was read.
      const media = hash === null ? undefined : await findMedia(db, hash)
      if (hash === null || media === undefined) continue
      yield { name: recordingName(kind, row), input: mediaSlices(db, hash, 0, media.size), hash }
    }
  }
}

async function* memoryTable(db: Db): AsyncGenerator<string> {
  yield byteOrderMark
  yield csvLine([
    ...['id', 'created_at', 'year_of_birth', 'consent_version', 'text', 'recording', 'recording_seconds'],
    'recording_sha256',
  ])
  for await (const row of memoryRows(db)) {
    yield csvLine([
      row.id,
      row.created_at,
      row.year_of_birth,
      row.consent_version,
      row.text,
      recordingField('memory', row),
      row.voice_duration,
      row.voice_hash,
    ])
  }
}

/** Apart from what was said, so that whoever evaluates it need not see who said it. */
async function* contactTable(db: Db): AsyncGenerator<string> {
  yield byteOrderMark
  yield csvLine(['memory_id', 'email'])
  for await (const { id, email } of memoryRows(db)) if (email !== null) yield csvLine([id, email])
}

async function* storyTable(db: Db): AsyncGenerator<string> {
  yield byteOrderMark
  yield csvLine([
    ...['id', 'created_at', 'device_id', 'device', 'state', 'language', 'title_de', 'title_en', 'text_de'],
    ...['text_en', 'original_language', 'original_text', 'year_of_birth', 'consent_version', 'recording'],
    ...['recording_seconds', 'recording_sha256', 'voice_in_narration', 'voice_consent_version'],
  ])
  for await (const row of storyRows(db)) {
    yield csvLine([
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
      row.voice_duration,
      row.voice_hash,
      row.voice_in_narration,
      row.voice_consent_version,
    ])
  }
}

function* consentTable(): Generator<string> {
  yield byteOrderMark
  yield csvLine(['version', 'text_de', 'text_en'])
  for (const { version, text } of visitorConsents) yield csvLine([version, text.de, text.en])
}

type Recorded = Pick<MemoryRow, 'id' | 'voice_hash' | 'voice_type'>

function recordingField(kind: Kind, row: Recorded): CsvField {
  return row.voice_hash === null ? null : recordingName(kind, row)
}

function recordingName(kind: Kind, { id, voice_type: type }: Recorded): string {
  return `audio/${itemName(kind, id)}.${extensionOf(type)}`
}

/** Lines in UTF-8, many at a time. */
async function* inPieces(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  let piece = ''
  for await (const line of lines) {
    piece += line
    if (piece.length < pieceChars) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

/** Hands a file on and says its SHA-256 in hex once it is through. */
async function* withSum(
  pieces: AsyncIterable<Uint8Array>,
  say: (sum: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
  say(hash.digest('hex'))
}

const readme = `Nachklang: what was left for the research

memories.csv      memories; "recording" names the file in audio/
contacts.csv      email addresses of those who left one, by memory; keep apart from the rest
stories.csv       visitors' stories in the exhibition, without the invented samples
consents.csv      the sentences that were agreed to, by version
audio/            recordings, packed anew to be seekable, never encoded anew
checksums.sha256  check with: sha256sum -c checksums.sha256

Tables are UTF-8 with a byte order mark, separated by commas, lines end with CR LF.
An apostrophe before a text that begins with = + - or @ was put there, so that no spreadsheet runs it as a formula.
Times are UTC. What was deleted while this file was written is not in it.
`
