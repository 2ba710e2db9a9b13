import { composeScript } from '#server/storyteller/embedded/composeNarration.ts'
import { cuesByWords } from '#server/storyteller/recordings/captionsIn.ts'
import { cutReading, makeReading, makeTake } from '#server/storyteller/recordings/makeTakes.ts'
import { measureSpeech } from '#server/storyteller/recordings/measureSpeech.ts'
import { quoteFromVoice } from '#server/storyteller/recordings/quoteFromVoice.ts'
import { mixScript } from './mixScript.ts'
import { readAloud } from './readAloud.ts'

/** What is done about words and sound in a process of its own, see soundWork.ts. */
export const soundJobs = {
  /** Thousands of stories are looked through for a quotation. */
  write: composeScript,
  mix: mixScript,
  read: readAloud,
  take: makeTake,
  reading: makeReading,
  cut: cutReading,
  speech: measureSpeech,
  captions: cuesByWords,
  quote: quoteFromVoice,
}
