import { answerJobs } from '../answerJobs.ts'
import { makePicture } from './makePicture.ts'
import { makeRecording } from './makeRecording.ts'
import type { MediaDone, MediaJob } from './mediaJob.ts'

// Sound and pictures that come from elsewhere are decoded here and nowhere else: a file that breaks a decoder breaks
// this process and not the server.
answerJobs<MediaJob, MediaDone>(async (job) =>
  job.kind === 'speech' ? makeRecording(job) : makePicture(job),
)
