import { answerJobs } from '../answerJobs.ts'
import { speakNarration } from './speakNarration.ts'

// Started by embeddedNarrator.ts.
answerJobs(speakNarration)
