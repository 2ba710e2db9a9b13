import { answerJobs } from '../answerJobs.ts'
import { renderSpeech } from './renderSpeech.ts'

// Started by speech.ts.
answerJobs(renderSpeech)
