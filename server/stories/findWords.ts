import type { Language } from '#contract/common.ts'
import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from '#server/http/contract.ts'
import type { Storyteller, WithStoryteller } from '#server/storyteller/storyteller.ts'
import type { Database } from '#server/db/open.ts'
import { detectLanguage } from '#server/storyteller/language.ts'
import { leastSpeech, seemInvented, withoutCredits } from './inventedWords.ts'
import type { WordFinder } from './flags.ts'
import { listedWordFinder } from '#server/content/settings.ts'
import { findMedia, readMedia } from '#server/media/repository.ts'
import { publish } from '#server/jobs/queue.ts'
import type { Made } from '#server/jobs/queue.ts'
import { madeOfStory } from './prepared.ts'
import type { MadeColumns, StoryToWorkOn } from './prepared.ts'
import { embeddedTitle } from '#server/storyteller/embedded/embeddedTitle.ts'

const nothingSaid = 'No words were recognised in the recording.'
const noSpeech = 'No speech was detected in the recording, so it was not transcribed.'
const perhapsInvented =
  'The transcript may be wrong. The story awaits review; nothing is generated from it until staff have reviewed it.'

/** A text and its language; null where it is unknown. */
interface Words {
  readonly text: string
  readonly language: Language | null
}

/**
 * Finds transcript, title and translation of a story. What a visitor wrote is never changed. Without a service, or
 * until it answers, the story stays in its language with a title from its own words.
 */
export async function findWords(
  { database, storyteller }: Pick<Context, 'database'> & WithStoryteller,
  story: StoryToWorkOn,
): Promise<Made> {
  const { translator, transcriber, sound } = await storyteller()
  const text = story.text_de ?? story.text_en
  if (text === null && (transcriber === null || story.voice_hash === null))
    return madeOfStory({ kind: 'words', story })
  const found = text === null ? await recognize(database, { transcriber, sound }, story) : null
  const words = text === null ? found?.words : wordsOf(story, text)
  const ofVoice = found && { voice_speech: found.speech }
  if (words === undefined) {
    const columns = { ...ofVoice, ...(found?.doubtful && { doubtful_text: found.doubtful }) }
    return madeOfStory({ kind: 'words', story, columns, notice: found?.notice })
  }

  const find = await listedWordFinder(database.db)
  const columns = { ...ownWords(story, words, find), ...ofVoice }
  const own = madeOfStory({ kind: 'words', story, columns })
  const isComplete = story.text_de !== null && story.text_en !== null
  if (isComplete || translator === null) return own

  // A service may be slow or fail: the title is published first, and the transcript is not made twice.
  const standing = await database.write((db) => publish(db, own, timestamp()))
  // The words have changed since; a translation would be of the former ones.
  if (standing !== 'same') return own
  const titled = { ...story, ...columns }
  const translation = await translator.translate(words)
  return madeOfStory({
    kind: 'words',
    story: titled,
    columns: withTranslation(titled, words, { made: translation, find }),
    ...(story.sample === 0 && { next: 'voice' }),
  })
}

function wordsOf(story: StoryToWorkOn, text: string): Words {
  return { text, language: story.language ?? detectLanguage(text) }
}

interface FoundWords {
  /** Seconds; null where they could not be measured. */
  readonly speech: number | null
  readonly words?: Words
  /** Words that may be the transcriber's own. */
  readonly doubtful?: string
  /** Why there are no words that can be used. */
  readonly notice?: string
}

/** The transcript of a recording. Not requested without speech, since transcribers invent words for silence. */
async function recognize(
  { db }: Database,
  { transcriber, sound }: Pick<Storyteller, 'transcriber' | 'sound'>,
  { voice_hash: hash, voice_type: type, language }: StoryToWorkOn,
): Promise<FoundWords> {
  if (transcriber === null || hash === null || type === null) return { speech: null }
  const file = await findMedia(db, hash)
  if (file === undefined) throw new Error(`There is no recording ${hash}`)
  const bytes = await readMedia(db, hash, 0, file.size)
  const speech = await sound.run('speech', bytes)
  if (speech !== null && speech < leastSpeech) return { speech, notice: noSpeech }
  const text = await transcriber.transcribe({ bytes, type })
  if (text === null) return { speech, notice: nothingSaid }
  if (seemInvented(text, speech)) return { speech, doubtful: text, notice: perhapsInvented }
  const spoken = withoutCredits(text)
  return { speech, words: { text: spoken, language: detectLanguage(spoken) ?? language } }
}

/** What a story's own text provides: its place by language, and titles from its own words. */
function ownWords(story: StoryToWorkOn, { text, language }: Words, find: WordFinder) {
  const isNew = story.text_de === null && story.text_en === null
  const texts = isNew
    ? language === 'en'
      ? { text_de: null, text_en: text }
      : { text_de: text, text_en: null }
    : { text_de: story.text_de, text_en: story.text_en }
  const titleDE = story.title_de === null && texts.text_de ? titleOf(texts.text_de, 'de', find) : null
  const titleEN = story.title_en === null && texts.text_en ? titleOf(texts.text_en, 'en', find) : null
  return {
    ...(isNew && { ...texts, language }),
    ...(titleDE !== null && { title_de: titleDE }),
    ...(titleEN !== null && { title_en: titleEN }),
  }
}

interface Translated {
  readonly made: Awaited<ReturnType<NonNullable<Storyteller['translator']>['translate']>>
  readonly find: WordFinder
}

/** Both languages. The visitor's own text is unchanged, in a third language as the original. */
function withTranslation(story: StoryToWorkOn, { text }: Words, { made, find }: Translated): MadeColumns {
  const given = (title: string | null, own: string | null, language: Language) =>
    title !== null && own !== null && title === titleOf(own, language, find) ? null : title
  const better = (language: Language) => {
    const { title, text: translated } = made[language]
    return find(title).length === 0 ? title : titleOf(translated, language, find)
  }
  const titles = {
    // A better title replaces one made of the text's own words, not one given by a person.
    title_de: given(story.title_de, story.text_de, 'de') ?? better('de'),
    title_en: given(story.title_en, story.text_en, 'en') ?? better('en'),
  }
  if (made.language !== 'de' && made.language !== 'en') {
    return {
      ...titles,
      text_de: made.de.text,
      text_en: made.en.text,
      language: null,
      original_text: text,
      original_language: made.language,
    }
  }
  return { ...titles, language: made.language, text_de: made.de.text, text_en: made.en.text }
}

/** Where nothing but listed words is left to make a title of. */
const plainTitle = { de: 'Eine Geschichte', en: 'A story' } as const

/** A title of a text's own words, without those that are listed. */
function titleOf(text: string, language: Language, find: WordFinder): string | null {
  const title = embeddedTitle(text, language)
  if (title === null || find(title).length === 0) return title
  const rest = find(text).reduce((left, word) => left.replaceAll(word, ', '), text)
  const other = embeddedTitle(rest, language)
  return other === null || find(other).length > 0 ? plainTitle[language] : other
}
