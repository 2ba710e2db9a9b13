import '../requireNode.mjs'
import { sampleStories } from '#content/exhibits/sampleStories.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { languages } from '#contract/common.ts'
import type { Language } from '#contract/common.ts'
import { decibels } from '#server/storyteller/sound/samples.ts'
import { meanSpectrum } from '#server/storyteller/sound/spectrum.ts'
import {
  cepstralPeak,
  contourOf,
  median,
  pausesOf,
  pitchOf,
  pulseCrest,
  upperPeriodicity,
} from '#tools/bench/voiceMeasures.ts'
import { composeScript } from '#server/storyteller/embedded/composeNarration.ts'
import { stagingOf } from '#server/storyteller/embedded/stagings.ts'
import { placeScript } from '#server/storyteller/narration/mixScript.ts'
import type { WrittenSegment } from '#server/storyteller/ports.ts'

/** What the embedded voice is like: buzz, pauses and pitch in each language. See docs/storyteller.md. */

const deviceId = tapeExhibit.device.id
/** By how long they last, seconds; what is longer is another voice's turn. */
const pauseKinds = [
  ['within a sentence', 0, 0.33],
  ['between sentences', 0.33, 0.7],
  ['between paragraphs', 0.7, 1.4],
] as const
const stories = sampleStories
  .filter((story) => story.deviceId === deviceId)
  .map(({ textDE, textEN }, id) => ({ id, textDE, textEN, sample: true }))

/** The ways in which a sentence can end, by language. */
const endings: Record<Language, Record<string, string>> = {
  de: {
    statement: 'Du hast die Kassette vergessen.',
    'question, yes or no': 'Hast du noch eines im Keller?',
    'question, who': 'Wer hat die Kassette vergessen?',
    continuation: 'Du hast die Kassette vergessen:',
  },
  en: {
    statement: 'You forgot the red camera.',
    'question, yes or no': 'Do you still have one in the cellar?',
    'question, who': 'Who forgot the red camera?',
    continuation: 'You forgot the red camera:',
  },
}

for (const language of languages) {
  const order = { deviceId, deviceName: 'Cassette Tape', stories, language, edition: 1 }
  const segments = composeScript(order).segments.map(spoken)
  const staging = stagingOf(deviceId)
  const { stems } = await placeScript({ segments, staging, language })
  for (const who of ['narrator', 'visitors'] as const) {
    const voice = stems[who]
    const pitch = pitchOf(voice, stems.sampleRate)
    const figures = {
      'periodicity 3.5 to 6.5 kHz': upperPeriodicity(voice, stems.sampleRate, pitch),
      'crest of the pulses, dB': pulseCrest(voice, stems.sampleRate, pitch),
      'cepstral peak, dB': cepstralPeak(voice, stems.sampleRate, pitch),
      '2 to 5 kHz beside 0.3 to 1 kHz, dB': tilt(voice, stems.sampleRate),
    }
    console.log(`${language}, ${who}`)
    for (const [what, value] of Object.entries(figures)) line(what, value.toFixed(2))
  }
  const pauses = pausesOf(stems.narrator, stems.sampleRate).map(({ seconds }) => seconds)
  console.log(`${language}, pauses of the narrator in seconds: number, shortest, median, longest`)
  for (const [what, least, most] of pauseKinds) {
    const own = pauses.filter((seconds) => seconds >= least && seconds < most)
    const lengths = [Math.min(...own), median(own), Math.max(...own)]
    line(what, [own.length, ...lengths.map((seconds) => seconds.toFixed(2))].join('  '))
  }
  console.log(
    `${language}, the last 80 ms beside the middle of the sentence, and above what is lowest just before, semitones`,
  )
  for (const [what, text] of Object.entries(endings[language])) {
    const alone = { segments: [spoken({ text })], staging: { ...staging, bed: null }, language }
    const { narrator, sampleRate } = (await placeScript(alone)).stems
    const { middle, end, dip } = contourOf(pitchOf(narrator, sampleRate))
    line(what, `${(end - middle).toFixed(1)}  ${(end - dip).toFixed(1)}`)
  }
}

/** A segment that the synthesizer speaks. */
function spoken(part: Partial<WrittenSegment> & Pick<WrittenSegment, 'text'>) {
  const segment = { kind: 'text', seconds: null, endsParagraph: true, storyId: null, ...part } as const
  return { ...segment, recording: null, original: null }
}

function line(what: string, value: string) {
  console.log(`  ${what.padEnd(40)}${value}`)
}

function tilt(voice: Float32Array, sampleRate: number): number {
  const spectrum = meanSpectrum(voice)
  const between = (lowHz: number, highHz: number) => {
    const bin = (hz: number) => Math.round((hz * 2 * (spectrum.length - 1)) / sampleRate)
    return spectrum.slice(bin(lowHz), bin(highHz)).reduce((sum, power) => sum + power, 0)
  }
  return decibels(Math.sqrt(between(2000, 5000) / between(300, 1000)))
}
