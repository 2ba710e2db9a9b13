import type { Context } from '#server/http/context.ts'
import { narrationWork } from '#server/narrations/jobs.ts'
import type { Work } from './queue.ts'
import { storyWork } from '#server/stories/jobs.ts'

/** All that is made in the background, what a visitor waits for first. */
export function allWork(context: Pick<Context, 'database' | 'storyteller'>): Work[] {
  return [
    storyWork(context, 'words'),
    storyWork(context, 'visual'),
    narrationWork(context),
    storyWork(context, 'voice'),
  ]
}
