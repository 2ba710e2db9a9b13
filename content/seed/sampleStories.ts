import { echoStories } from './echoStories.ts'
import { imacStories } from './imacStories.ts'
import { ipodStories } from './ipodStories.ts'
import { personalComputerStories } from './personalComputerStories.ts'
import type { SampleStory } from './sampleStory.ts'
import { tapeStories } from './tapeStories.ts'

/** Fiction, all of it. */
export const sampleStories: readonly SampleStory[] = [
  ...tapeStories,
  ...ipodStories,
  ...echoStories,
  ...imacStories,
  ...personalComputerStories,
]
