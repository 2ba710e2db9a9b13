import { timestamp } from '#server/db/timestamp.ts'
import type { Context } from '#server/http/context.ts'
import { illustrateOnce } from '#server/narrations/generation.ts'
import { mediaHash } from '#server/media/repository.ts'
import { saveMade, storyToWorkOn, translationOf, wordsKey } from './prepared.ts'
import type { MadeOfStory, StoryToWorkOn } from './prepared.ts'
import {
  claimStoryWork,
  finishStoryWork,
  giveBackStoryWork,
  nextStoryWorkDue,
  noteWordsFailed,
  noteWordsMade,
  releaseStoryWork,
  retryStoryWork,
} from './work.ts'
import type { StoryClaim, StoryWorkKind } from './work.ts'
import { findWords } from './findWords.ts'
import type { Work } from '#server/jobs/queue.ts'
import type { WithStoryteller } from '#server/storyteller/storyteller.ts'

type Make = (
  context: Pick<Context, 'database'> & WithStoryteller,
  story: StoryToWorkOn,
) => Promise<MadeOfStory>

const makers: Readonly<Record<StoryWorkKind, Make>> = {
  words: findWords,
  visual: drawVisual,
  voice: speakTranslation,
}

/** One kind of what is made for a story after it was left. */
export function storyWork(context: Pick<Context, 'database'> & WithStoryteller, kind: StoryWorkKind): Work {
  const { db, write, peers } = context.database

  async function make(claim: StoryClaim) {
    const story = await storyToWorkOn(db, claim.storyId)
    const { made, notice }: MadeOfStory = story === undefined ? {} : await makers[kind](context, story)
    return () =>
      write(async (writing) => {
        const now = timestamp()
        const isOurs = await finishStoryWork(writing, claim, { note: notice, now })
        // Whoever has taken it up since keeps theirs.
        if (!isOurs) return
        if (made !== undefined) await saveMade(writing, { kind, ...made }, now)
        if (kind === 'words') await noteWordsMade(writing)
      })
  }

  return {
    retry: () => write((writing) => retryStoryWork(writing, kind)),
    release: async () => {
      const servers = [peers.self, ...(await peers.others())]
      await write((writing) => releaseStoryWork(writing, kind, servers))
    },
    claim: async (times) => {
      const claim = await write((writing) => claimStoryWork(writing, { kind, ...times, server: peers.self }))
      if (claim === undefined) return undefined
      return {
        names: { work: kind, storyId: claim.storyId },
        attempts: claim.attempts,
        make: () => make(claim),
        giveBack: (failure) =>
          write(async (writing) => {
            await giveBackStoryWork(writing, claim, failure)
            if (kind === 'words' && !failure.isDeclined) await noteWordsFailed(writing, failure.now)
          }),
      }
    },
    nextDue: () => nextStoryWorkDue(db, kind),
  }
}

/**
 * Draws a story's first picture, or another one where its words are not those of the picture any more. A story in a
 * third language is drawn from its translation, and from its own words before there is one.
 */
async function drawVisual(context: WithStoryteller, story: StoryToWorkOn): Promise<MadeOfStory> {
  // One that staff have put back says of no words that it is theirs, and stays.
  if (story.visual_hash !== null && [null, wordsKey(story)].includes(story.visual_words)) return {}
  return illustrateOnce(context, story)
}

/** Speaks the translation of a story: side B of its tape. */
async function speakTranslation(
  { storyteller }: WithStoryteller,
  story: StoryToWorkOn,
): Promise<MadeOfStory> {
  const translation = translationOf(story)
  if (story.spoken_hash !== null || translation === null) return {}
  const { narrator } = await storyteller()
  const { audio, seconds, waveform, notice } = await narrator.read(translation)
  const hash = mediaHash(audio.bytes)
  return {
    notice,
    made: {
      story,
      file: { ...audio, hash },
      columns: {
        spoken_hash: hash,
        spoken_language: translation.language,
        spoken_type: audio.type,
        spoken_duration: seconds,
        spoken_waveform: waveform && JSON.stringify(waveform),
      },
    },
  }
}
