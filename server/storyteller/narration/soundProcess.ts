import { answerJobs } from '#server/jobs/ownProcess.ts'
import { soundJobs } from './soundJobs.ts'

// Started by createNarrator.ts. Recordings that come from elsewhere are decoded here and nowhere else: a file that breaks a
// decoder breaks this process and not the server.
answerJobs(soundJobs)
