import '../requireNode.mjs'
import { sampleStories } from '#content/exhibits/sampleStories.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { languages } from '#contract/common.ts'
import { decibels } from '#server/sound/samples.ts'
import { meanSpectrum } from '#server/sound/spectrum.ts'
import { cepstralPeak, pitchOf, pulseCrest, upperPeriodicity } from '#server/sound/voiceMeasures.ts'
import { composeScript } from '#server/storytelling/embedded/composeNarration.ts'
import { stagingOf } from '#server/storytelling/embedded/stagings.ts'
import { placeScript } from '#server/storytelling/narration/mixScript.ts'

/** What the embedded voice is like: buzz, pitch and pauses of one narration in each language. See docs/storyteller.md. */

const deviceId = tapeExhibit.device.id
const stories = sampleStories
  .filter((story) => story.deviceId === deviceId)
  .map(({ textDE, textEN }, id) => ({ id, textDE, textEN, sample: true }))

for (const language of languages) {
  const order = { deviceId, deviceName: 'Cassette Tape', stories, language, edition: 1 }
  const segments = composeScript(order).segments.map((segment) => ({
    ...segment,
    recording: null,
    original: null,
  }))
  const { stems } = await placeScript({ segments, staging: stagingOf(deviceId), language })
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
    for (const [what, value] of Object.entries(figures))
      console.log(`  ${what.padEnd(40)}${value.toFixed(2)}`)
  }
}

function tilt(voice: Float32Array, sampleRate: number): number {
  const spectrum = meanSpectrum(voice)
  const between = (lowHz: number, highHz: number) => {
    const bin = (hz: number) => Math.round((hz * 2 * (spectrum.length - 1)) / sampleRate)
    return spectrum.slice(bin(lowHz), bin(highHz)).reduce((sum, power) => sum + power, 0)
  }
  return decibels(Math.sqrt(between(2000, 5000) / between(300, 1000)))
}
