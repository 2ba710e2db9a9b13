import { timestamp } from '#server/http/context.ts'
import type { Context } from '#server/http/context.ts'
import { saveMade, storyToWorkOn } from './prepared.ts'
import type { MadeOf, StoryToWorkOn } from './prepared.ts'
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
import { drawVisual } from './drawVisual.ts'
import { findWords } from './findWords.ts'
import type { Work } from '#server/jobs/queue.ts'
import { speakTranslation } from './speakTranslation.ts'

/** What one kind of work makes of a story. */
export interface MadeOfStory {
  /** Undefined where there is nothing to store. */
  readonly made?: Omit<MadeOf, 'kind'>
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
