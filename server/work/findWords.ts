import type { Language } from '#contract/common.ts'
import { timestamp } from '../context.ts'
import type { Context, Storyteller } from '../context.ts'
import type { Database } from '../db/open.ts'
import { detectLanguage } from '../language.ts'
import type { WordFinder } from '../moderation/listedWords.ts'
import { listedWordFinder } from '../repositories/adminSettings.ts'
import { findMedia, readMedia } from '../repositories/media.ts'
import { saveMade } from '../repositories/preparedStories.ts'
import type { MadeColumns, StoryToWorkOn } from '../repositories/preparedStories.ts'
import { embeddedTitle } from '../storytelling/embedded/embeddedTitle.ts'
import type { MadeOfStory } from './storyWork.ts'

const nothingSaid = 'The transcriber heard no words.'

/** A text and the language it is in; null where nobody can tell. */
interface Words {
  readonly text: string
  readonly language: Language | null
}

/**
 * Finds the words of a story: what was said, a title, and the other language. What a visitor wrote is never changed.
 * Without a service, or until it answers, the story keeps its language and gets a title from its own words.
 */
export async function findWords(
  { database, storyteller }: Pick<Context, 'database' | 'storyteller'>,
  story: StoryToWorkOn,
): Promise<MadeOfStory> {
  const { transcriber, translator } = await storyteller()
  const said = story.text_de ?? story.text_en
  const words = said === null ? await transcribe(database, transcriber, story) : wordsOf(story, said)
  if (words === null) {
    return said === null && transcriber !== null && story.voice_hash !== null ? { notice: nothingSaid } : {}
  }

  const find = await listedWordFinder(database.db)
  const own = { story, columns: ownWords(story, words, find) }
  const isComplete = story.text_de !== null && story.text_en !== null
  if (isComplete || translator === null) return { made: own }

  // A service may take long or fail: the title is there meanwhile, and the transcript is not made twice.
  const isStored = await database.write((db) => saveMade(db, { kind: 'words', ...own }, timestamp()))
  // Somebody has changed the story since it was read: this would translate something else.
  if (!isStored) return {}
  const titled = { ...story, ...own.columns }
  const translation = await translator.translate(words)
  return {
    made: {
      story: titled,
      columns: withTranslation(titled, words, { made: translation, find }),
      ...(story.sample === 0 && { next: 'voice' as const }),
    },
  }
}

function wordsOf(story: StoryToWorkOn, text: string): Words {
  return { text, language: story.language ?? detectLanguage(text) }
}

async function transcribe(
  { db }: Database,
  transcriber: Storyteller['transcriber'],
  { voice_hash: hash, voice_type: type, language }: StoryToWorkOn,
): Promise<Words | null> {
  if (transcriber === null || hash === null || type === null) return null
  const file = await findMedia(db, hash)
  if (file === undefined) throw new Error(`There is no recording ${hash}`)
  const bytes = await readMedia(db, hash, 0, file.size)
  const text = await transcriber.transcribe({ bytes, type })
  return text === null ? null : { text, language: detectLanguage(text) ?? language }
}

/** What a story's own text gives: where the text stands, and titles of its own words where there are none. */
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

/** Both languages. The visitor's own text stays to the letter, in a third language as the original. */
function withTranslation(story: StoryToWorkOn, { text }: Words, { made, find }: Translated): MadeColumns {
  const given = (title: string | null, own: string | null, language: Language) =>
    title !== null && own !== null && title === titleOf(own, language, find) ? null : title
  const better = (language: Language) => {
    const { title, text: translated } = made[language]
    return find(title).length === 0 ? title : titleOf(translated, language, find)
  }
  const titles = {
    // A title that was made here of the text's own words gives way to a better one; one that somebody gave does not.
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
