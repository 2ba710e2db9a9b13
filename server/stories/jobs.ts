import type { Context } from '#server/http/contract.ts'
import { mediaHash } from '#server/media/repository.ts'
import { illustrateOnce } from './illustrate.ts'
import { madeOfStory, storyToWorkOn, translationOf, wordsKey } from './prepared.ts'
import type { StoryToWorkOn } from './prepared.ts'
import { findWords } from './findWords.ts'
import type { StoryJobKind } from '#server/db/storyTables.ts'
import type { Made } from '#server/jobs/publish.ts'
import type { Maker } from '#server/jobs/queue.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'
import { noteWordsFailed, noteWordsMade } from './wordsFailing.ts'

type Needs = Pick<Context, 'database'> & WithStoryteller

const makers: Readonly<Record<StoryJobKind, (context: Needs, story: StoryToWorkOn) => Promise<Made>>> = {
  words: findWords,
  visual: drawVisual,
  voice: speakTranslation,
}

/** One kind of what is made for a story after it was left. */
export const storyJob = (context: Needs, kind: StoryJobKind): Maker => ({
  kind,
  make: async ({ subject }) => {
    const story = await storyToWorkOn(context.database.db, subject)
    if (story === undefined) return undefined
    const made = await makers[kind](context, story)
    return kind === 'words' ? noteWords(made) : made
  },
  failed: async (db, _job, { isDeclined, note, now }) => {
    if (kind === 'words' && !isDeclined) await noteWordsFailed(db, now)
    return note
  },
})

const noteWords = ({ save, ...made }: Made): Made => ({
  ...made,
  save: async (db, now) => {
    await save(db, now)
    await noteWordsMade(db)
  },
})

/**
 * Draws a story's first picture, or another one where its words are not those of the picture any more. A story in a
 * third language is drawn from its translation, and from its own words before there is one.
 */
async function drawVisual(context: WithStoryteller, story: StoryToWorkOn): Promise<Made> {
  // One that staff have put back says of no words that it is theirs, and stays.
  const isThere = story.visual_hash !== null && [null, wordsKey(story)].includes(story.visual_words)
  return isThere ? madeOfStory({ kind: 'visual', story }) : illustrateOnce(context, story)
}

/** Speaks the translation of a story: side B of its tape. */
async function speakTranslation({ storyteller }: WithStoryteller, story: StoryToWorkOn): Promise<Made> {
  const translation = translationOf(story)
  if (story.spoken_hash !== null || translation === null) return madeOfStory({ kind: 'voice', story })
  const { narrator } = await storyteller()
  const { audio, seconds, waveform, notice } = await narrator.read(translation)
  const hash = mediaHash(audio.bytes)
  return madeOfStory({
    kind: 'voice',
    story,
    notice,
    file: { ...audio, hash },
    columns: {
      spoken_hash: hash,
      spoken_language: translation.language,
      spoken_type: audio.type,
      spoken_duration: seconds,
      spoken_waveform: waveform && JSON.stringify(waveform),
    },
  })
}
