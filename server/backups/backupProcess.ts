import { answerJobs } from '#server/jobs/ownProcess.ts'
import { backupJobs } from './backupJobs.ts'

answerJobs(backupJobs)
