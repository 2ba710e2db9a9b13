import { timestamp } from '../context.ts'
import type { Context } from '../context.ts'
import type { Job } from '../db/writer.ts'
import { storyToWorkOn } from '../repositories/preparedStories.ts'
import type { StoryToWorkOn } from '../repositories/preparedStories.ts'
import {
  claimStoryWork,
  finishStoryWork,
  giveBackStoryWork,
  nextStoryWorkDue,
  releaseStoryWork,
  retryStoryWork,
} from '../repositories/storyWork.ts'
import type { StoryClaim, StoryWorkKind } from '../repositories/storyWork.ts'
import { drawVisual } from './drawVisual.ts'
import { findWords } from './findWords.ts'
import type { Work } from './queue.ts'
import { speakTranslation } from './speakTranslation.ts'

/** What one kind of work makes of a story. */
export interface MadeOfStory {
  /** Keeps it; undefined where there is nothing to keep. */
  readonly keep?: Job<void>
  /** What staff should know. */
  readonly notice?: string | undefined
}

type Make = (context: Pick<Context, 'database' | 'storyteller'>, story: StoryToWorkOn) => Promise<MadeOfStory>

const makers: Readonly<Record<StoryWorkKind, Make>> = {
  words: findWords,
  visual: drawVisual,
  voice: speakTranslation,
}

/** One kind of what is made for a story after it was left. */
export function storyWork(context: Pick<Context, 'database' | 'storyteller'>, kind: StoryWorkKind): Work {
  const { db, write, peers } = context.database

  async function make(claim: StoryClaim) {
    const story = await storyToWorkOn(db, claim.storyId)
    const made: MadeOfStory = story === undefined ? {} : await makers[kind](context, story)
    return () =>
      write(async (writing) => {
        const isOurs = await finishStoryWork(writing, claim, { note: made.notice, now: timestamp() })
        // Whoever has taken it up since keeps theirs.
        if (isOurs) await made.keep?.(writing)
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
        giveBack: (failure) => write((writing) => giveBackStoryWork(writing, claim, failure)),
      }
    },
    nextDue: () => nextStoryWorkDue(db, kind),
  }
}
