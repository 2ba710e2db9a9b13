import type { Selectable } from 'kysely'
import { visitorConsents } from '#content/consent.ts'
import type { Db, Schema } from '#server/db/schema.ts'
import { findMedia, mediaSlices } from '#server/media/repository.ts'
import { extensionOf, itemName, once } from './archive.ts'
import type { ExportFile } from './archive.ts'
import { rowsNumbered } from './person.ts'
import type { PersonIds } from './person.ts'

type Row<Table extends keyof Schema> = Selectable<Schema[Table]>

interface NamedFile {
  readonly name: string
  readonly hash: string
  readonly size: number
}

/** The data of one person: a JSON file, and the recordings and pictures that it names. */
export async function* personFiles(db: Db, ids: PersonIds): AsyncGenerator<ExportFile> {
  const files: NamedFile[] = []
  /** @returns the file's name in the archive; null where there is none */
  const add = async (folder: string, name: string, hash: string | null): Promise<string | null> => {
    const media = hash === null ? undefined : await findMedia(db, hash)
    if (hash === null || media === undefined) return null
    const file = { name: `${folder}/${name}.${extensionOf(media.type)}`, hash, size: media.size }
    files.push(file)
    return file.name
  }
  const { memories, stories, avatars } = await rowsNumbered(db, ids)
  const person = {
    memories: await Promise.all(memories.map((row) => memory(row, add))),
    stories: await Promise.all(stories.map((row) => story(row, add))),
    avatars: await Promise.all(avatars.map((row) => avatar(row, add))),
  }
  yield { name: 'person.json', input: once(`${JSON.stringify(person, null, 2)}\n`) }
  for (const { name, hash, size } of files) yield { name, input: mediaSlices(db, hash, 0, size) }
}

type AddFile = (folder: string, name: string, hash: string | null) => Promise<string | null>

async function memory(row: Row<'memory'>, add: AddFile) {
  return {
    id: row.id,
    createdAt: row.created_at,
    email: row.email,
    yearOfBirth: row.year_of_birth,
    text: row.text,
    recording: await add('audio', itemName('memory', row.id), row.voice_hash),
    recordingSeconds: row.voice_duration,
    consent: agreedTo(row.consent_version),
  }
}

async function story(row: Row<'user_story'> & { readonly device_name: string }, add: AddFile) {
  const name = itemName('story', row.id)
  return {
    id: row.id,
    createdAt: row.created_at,
    device: row.device_name,
    state: row.state,
    language: row.language,
    titleDE: row.title_de,
    titleEN: row.title_en,
    textDE: row.text_de,
    textEN: row.text_en,
    originalLanguage: row.original_language,
    originalText: row.original_text,
    doubtfulText: row.doubtful_text,
    yearOfBirth: row.year_of_birth,
    recording: await add('audio', name, row.voice_hash),
    recordingSeconds: row.voice_duration,
    spokenTranslation: await add('audio', `${name}-translation`, row.spoken_hash),
    picture: await add('pictures', name, row.visual_hash),
    consent: agreedTo(row.consent_version),
    voiceInNarration: row.voice_in_narration === 1,
    voiceConsent: agreedTo(row.voice_consent_version),
  }
}

async function avatar(row: Row<'avatar'>, add: AddFile) {
  const answers: unknown = JSON.parse(row.answers)
  return {
    id: row.id,
    createdAt: row.created_at,
    shortUuid: row.short_uuid,
    state: row.state,
    answers,
    descriptionDE: row.description,
    descriptionEN: row.description_en,
    picture: await add('pictures', itemName('avatar', row.id), row.picture_hash),
  }
}

/** The consent wordings; only their versions where the wordings are unknown. */
function agreedTo(version: string | null) {
  if (version === null) return null
  const agreed = version.split(' ')
  const known = visitorConsents.filter((consent) => agreed.includes(consent.version)).map(({ text }) => text)
  if (known.length === 0) return { version }
  return { version, en: known.map(({ en }) => en).join(' '), de: known.map(({ de }) => de).join(' ') }
}
