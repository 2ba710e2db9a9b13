import { answerJobs } from '../storytelling/answerJobs.ts'
import { backupJobs } from './backupJobs.ts'

answerJobs(backupJobs)
