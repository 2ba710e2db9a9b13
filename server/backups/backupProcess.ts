import { answerJobs } from '#server/jobs/answerJobs.ts'
import { backupJobs } from './backupJobs.ts'

answerJobs(backupJobs)
