import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignBySound } from '#server/storyteller/alignment/alignBySound.ts'
import type { SpokenCaption } from '#server/storyteller/alignment/alignBySound.ts'
import { alignWords, areTimesOfWords } from '#server/storyteller/alignment/alignWords.ts'
import { captionsOf } from '#server/storyteller/captionLines.ts'
import { sentencesOf } from '#server/storyteller/embedded/sentences.ts'
import { openSynthesizer, speak } from '#server/storyteller/embedded/synthesize.ts'
import type { RecognizedWord } from '#server/storyteller/ports.ts'
import { cuesByWords } from '#server/storyteller/recordings/captionsIn.ts'
import { decodeRecording } from '#server/storyteller/recordings/decodeRecording.ts'
import { quoteFromVoice } from '#server/storyteller/recordings/quoteFromVoice.ts'
import { readWav, writeWav } from '#server/storyteller/sound/wav.ts'
import { tellers, wordsOf } from '#tests/fixtures/audio/people.ts'

const text =
  'The cassette came in 1963. Two reels, a strip of plastic, and a key that clicked when you pressed it down. ' +
  'Nobody owned it for long, because somebody always borrowed it, and lent it on. ' +
  'You could hear who had copied it from whom. Then came the disc. It shone, it never hissed, and it broke in ways ' +
  'that no pencil could mend. What did you do with yours?'

/** Really spoken, so that it is known when each caption is heard. */
async function spoken() {
  const synthesizer = await openSynthesizer()
  const captions: SpokenCaption[] = []
  const times: number[] = []
  const pieces: Float32Array[] = []
  let seconds = 0
  let sampleRate = 22_050
  for (const [index, sentence] of sentencesOf(text, 'en').entries()) {
    const speech = speak(synthesizer, sentence, {
      language: 'en',
      variant: 'deck',
      // Livelier and calmer in turns, as people are.
      rate: index % 2 === 0 ? 140 : 170,
      pitch: 50,
      range: 50,
    })
    ;({ sampleRate } = speech)
    let at = 0
    const parts = captionsOf(sentence)
    for (const [number, part] of parts.entries()) {
      const from = at
      times.push(seconds + (speech.words.find((word) => word.at >= from)?.seconds ?? 0))
      captions.push({ text: part, endsSentence: number === parts.length - 1 })
      at += part.length + 1
    }
    const pause = new Float32Array(Math.round((0.25 + (index % 3) * 0.2) * sampleRate))
    pieces.push(speech.samples, pause)
    seconds += (speech.samples.length + pause.length) / sampleRate
  }
  const samples = new Float32Array(Math.round(seconds * sampleRate))
  let position = 0
  for (const piece of pieces) {
    samples.set(piece, position)
    position += piece.length
  }
  return { captions, times, samples, sampleRate }
}

describe('captions found in the sound alone', () => {
  test('sentences begin where the voice begins them @full', async () => {
    const { captions, times, samples, sampleRate } = await spoken()
    const found = alignBySound(captions, samples, sampleRate)
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    const firsts = captions.flatMap((_, index) =>
      (captions[index - 1]?.endsSentence ?? true) ? [index] : [],
    )
    expect(firsts).toHaveLength(7)
    for (const index of firsts) {
      expect(Math.abs((found[index] ?? 0) - (times[index] ?? 0)), captions[index]?.text).toBeLessThan(0.2)
    }
    const others = captions.flatMap((_, index) => (firsts.includes(index) ? [] : [index]))
    for (const index of others) {
      expect(Math.abs((found[index] ?? 0) - (times[index] ?? 0)), captions[index]?.text).toBeLessThan(0.9)
    }
  })

  test('whatever the sound, there is a rising time within it for each caption', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ text: fc.string({ maxLength: 60 }), endsSentence: fc.boolean() }), {
          maxLength: 20,
        }),
        fc.array(fc.record({ loud: fc.boolean(), ms: fc.integer({ min: 5, max: 600 }) }), { maxLength: 30 }),
        (captions, stretches) => {
          const samples = Float32Array.from(
            stretches.flatMap(({ loud, ms }) =>
              Array.from({ length: ms * 8 }, (_, i) => (loud ? Math.sin(i) : 0)),
            ),
          )
          const starts = alignBySound(captions, samples, 8000)
          expect(starts).toHaveLength(captions.length)
          let before = 0
          for (const at of starts) {
            expect(at).toBeGreaterThanOrEqual(before - 1e-9)
            expect(at).toBeLessThanOrEqual(samples.length / 8000 + 1e-6)
            before = at
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('captions found in a service’s transcription', () => {
  const captions = ['The cassette came in 1963,', 'from Eindhoven.', 'Two reels – and a strip', 'of plastic.']
  const heardAs = (words: string) =>
    words.split(' ').map((word, index) => ({ word, start: index, end: index + 0.8 }))

  test('figures, names and dashes that were transcribed differently do not shift the rest', () => {
    const recognized = heardAs(
      'the cassette came in nineteen sixty-three from Eind hoven two reels and a strip of plastics',
    )
    expect(alignWords(captions, recognized)).toEqual([0, 6, 9, 14])
  })

  test('words that were left out are made up for by their length', () => {
    const starts = alignWords(captions, heardAs('the cassette came in 1963 two reels and a strip of plastic'))
    expect(starts?.[0]).toBe(0)
    expect(starts?.[2]).toBe(5)
    expect(starts?.[3]).toBe(10)
  })

  test('something else that was said is not taken for it', () => {
    expect(alignWords(captions, heardAs('thank you for watching and subscribe to my channel'))).toBeNull()
    expect(alignWords(captions, [])).toBeNull()
  })
})

describe('[SCRIPT-14] times of words are believed only where they can be that', async () => {
  const [teller] = tellers
  if (teller === undefined) throw new Error('There is no teller')
  const recorded = await decodeRecording(teller.file)
  const { samples, sampleRate } = recorded
  const seconds = samples.length / sampleRate
  const language = 'en'
  const transcript = wordsOf(teller)
  const wav = writeWav(samples, sampleRate)
  /** Word by word, as a good service hears them: each sentence as it is, its words by their length. */
  const recognized = teller.sentences.flatMap(({ text: sentence, start }, index) => {
    const until = (teller.sentences[index + 1]?.start ?? seconds) - 0.65
    const words = sentence.split(' ')
    let passed = 0
    return words.map((word) => {
      const at = start + (passed / sentence.length) * (until - start)
      passed += word.length + 1
      return { word, start: at, end: start + (passed / sentence.length) * (until - start) }
    })
  })
  const half = Math.floor(recognized.length / 2)
  const wrong: readonly (readonly [string, readonly RecognizedWord[]])[] = [
    ['all at the beginning', recognized.map(({ word }) => ({ word, start: 0, end: 0 }))],
    ['all at one moment', recognized.map(({ word }) => ({ word, start: 5, end: 5.2 }))],
    [
      'in milliseconds',
      recognized.map(({ word, start, end }) => ({ word, start: start * 1000, end: end * 1000 })),
    ],
    ['in minutes', recognized.map(({ word, start, end }) => ({ word, start: start / 60, end: end / 60 }))],
    [
      'beyond the end',
      recognized.map(({ word, start, end }) => ({ word, start: start + 30, end: end + 30 })),
    ],
    [
      'backwards',
      recognized
        .toReversed()
        .map(({ start, end }, index) => ({ word: recognized[index]?.word ?? '', start, end })),
    ],
    [
      'beginning again at nought',
      recognized.map((one, index) =>
        index < half ? one : { ...one, start: one.start - 6, end: one.end - 6 },
      ),
    ],
    [
      'the second half at one moment',
      recognized.map((one, index) => (index < half ? one : { ...one, start: 3, end: 3.2 })),
    ],
    [
      'ending before they begin',
      recognized.map(({ word, start, end }) => ({ word, start: end, end: start })),
    ],
  ]

  test('captions stand at the times of their words, exact or slightly early or late', () => {
    for (const shift of [0, -0.15, 0.25]) {
      const shifted = recognized.map(({ word, start, end }) => ({
        word,
        start: start + shift,
        end: end + shift,
      }))
      expect(areTimesOfWords(shifted, recorded), `${shift} s`).toBe(true)
      const cues = cuesByWords({ wav, text: transcript, language, recognized: shifted })
      if (typeof cues === 'string') throw new Error(cues)
      expect(cues[0]?.start).toBeCloseTo((teller.sentences[0]?.start ?? 0) + shift, 2)
      expect(cues.at(-1)?.start).toBeCloseTo((teller.sentences[3]?.start ?? 0) + shift, 2)
    }
  })

  test.each(wrong)('%s: captions and quotations are found by the sound', async (_what, times) => {
    expect(areTimesOfWords(times, recorded)).toBe(false)
    expect(cuesByWords({ wav, text: transcript, language, recognized: times })).toBe('noTimes')
    const { text: quote, start } = teller.sentences[1] ?? { text: '', start: 0 }
    const voice = await quoteFromVoice({
      bytes: readFileSync(teller.file),
      transcript,
      language,
      quote,
      recognized: times,
    })
    expect(voice?.isCutBySound).toBe(true)
    const length = readWav(voice?.wav ?? new Uint8Array()).samples.length / 44_100
    expect(Math.abs(length - ((teller.sentences[2]?.start ?? 0) - 0.65 - start))).toBeLessThan(0.7)
  })

  test('other words are distinguished from other times', async () => {
    const others = recognized.map((one, index) => ({ ...one, word: `other${index}` }))
    expect(cuesByWords({ wav, text: transcript, language, recognized: others })).toBe('otherWords')
  })

  test('a quotation for which nothing is left of the voice is an error, and not a silence', async () => {
    const { text: quote } = teller.sentences[0] ?? { text: '' }
    await expect(
      quoteFromVoice({
        bytes: writeWav(new Float32Array(44_100), 44_100),
        transcript,
        language,
        quote,
        recognized: null,
      }),
    ).rejects.toThrow('there is nothing to hear')
  })
})
