import { composeScript } from '../embedded/composeNarration.ts'
import { cuesByWords } from '../recordings/captionsIn.ts'
import { cutReading, makeReading, makeTake } from '../recordings/makeTakes.ts'
import { measureSpeech } from '../recordings/measureSpeech.ts'
import { quoteFromVoice } from '../recordings/quoteFromVoice.ts'
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
