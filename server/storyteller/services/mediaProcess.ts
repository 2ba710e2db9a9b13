import { answerJobs } from '#server/jobs/answerJobs.ts'
import { makePicture } from './makePicture.ts'

const media = { picture: makePicture }
export type Media = typeof media

// Pictures that come from elsewhere are decoded here and nowhere else: a file that breaks a decoder breaks this
// process and not the server.
answerJobs(media)
