import type { AvatarAnswers } from '#contract/avatar.ts'
import { answerJobs } from '#server/jobs/ownProcess.ts'
import type { StoryPictureOrder } from '#server/storyteller/ports.ts'
import { avatarPicture } from './drawing/avatarPicture.ts'
import { print } from './drawing/print.ts'
import { storyPicture } from './drawing/storyPicture.ts'

/** As the port says: 1024 x 1024. */
const pixels = 1024

export interface DrawnPicture {
  /** WebP. */
  readonly bytes: Uint8Array
  /** Peak memory of the process, bytes. */
  readonly peakBytes: number
}

const drawing = {
  story: (order: StoryPictureOrder) => printed(storyPicture(order)),
  avatar: (answers: AvatarAnswers) => printed(avatarPicture(answers)),
}
export type Drawing = typeof drawing

async function printed(sheet: Parameters<typeof print>[0]): Promise<DrawnPicture> {
  return { bytes: await print(sheet, pixels), peakBytes: process.resourceUsage().maxRSS * 1024 }
}

// Started by embeddedIllustrator.ts.
answerJobs(drawing)
