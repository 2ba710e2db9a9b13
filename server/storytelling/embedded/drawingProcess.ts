import { answerJobs } from '../answerJobs.ts'
import { avatarPicture } from './drawing/avatarPicture.ts'
import type { DrawingJob, DrawnPicture } from './drawing/drawingJob.ts'
import { print } from './drawing/print.ts'
import { storyPicture } from './drawing/storyPicture.ts'

/** As the port says: 1024 x 1024. */
const pixels = 1024

// Started by drawing.ts.
answerJobs<DrawingJob, DrawnPicture>(async (job) => {
  const sheet = 'story' in job ? storyPicture(job.story) : avatarPicture(job.avatar)
  const bytes = await print(sheet, pixels)
  return { bytes, peakBytes: process.resourceUsage().maxRSS * 1024 }
})
