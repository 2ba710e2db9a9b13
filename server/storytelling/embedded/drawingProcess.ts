import { answerJobs } from '../answerJobs.ts'
import { avatarSheet } from './drawing/avatar/avatarSheet.ts'
import type { DrawingJob, DrawnPicture } from './drawing/drawingJob.ts'
import { print } from './drawing/press/print.ts'
import { storyVisual } from './drawing/storyVisual.ts'

/** As the port says: 1024 x 1024. */
const pixels = 1024

// Started by drawing.ts.
answerJobs<DrawingJob, DrawnPicture>(async (job) => {
  const sheet = 'story' in job ? storyVisual(job.story) : avatarSheet(job.avatar)
  const bytes = await print(sheet, pixels)
  return { bytes, peakBytes: process.resourceUsage().maxRSS * 1024 }
})
