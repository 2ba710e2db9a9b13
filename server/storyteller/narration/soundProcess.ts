import { answerJobs } from '#server/jobs/ownProcess.ts'
import { soundJobs } from './soundJobs.ts'

// Started by createNarrator.ts. External recordings are decoded here only: a file that crashes a decoder crashes this
// process, not the server.
answerJobs(soundJobs)
