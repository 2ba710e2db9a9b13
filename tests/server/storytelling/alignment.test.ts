import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alignBySound } from '#server/storytelling/alignment/alignBySound.ts'
import type { SpokenCaption } from '#server/storytelling/alignment/alignBySound.ts'
import { alignHeard } from '#server/storytelling/alignment/alignHeard.ts'
import { captionsOf } from '#server/storytelling/captionLines.ts'
import { sentencesOf } from '#server/storytelling/embedded/sentences.ts'
import { openSynthesizer, speak } from '#server/storytelling/embedded/synthesize.ts'

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

describe('captions found in what a service heard', () => {
  const captions = ['The cassette came in 1963,', 'from Eindhoven.', 'Two reels – and a strip', 'of plastic.']
  const heardAs = (words: string) =>
    words.split(' ').map((word, index) => ({ word, start: index, end: index + 0.8 }))

  test('figures, names and dashes that were heard otherwise do not shift the rest', () => {
    const heard = heardAs(
      'the cassette came in nineteen sixty-three from Eind hoven two reels and a strip of plastics',
    )
    expect(alignHeard(captions, heard)).toEqual([0, 6, 9, 14])
  })

  test('words that were left out are made up for by their length', () => {
    const starts = alignHeard(captions, heardAs('the cassette came in 1963 two reels and a strip of plastic'))
    expect(starts?.[0]).toBe(0)
    expect(starts?.[2]).toBe(5)
    expect(starts?.[3]).toBe(10)
  })

  test('something else that was said is not taken for it', () => {
    expect(alignHeard(captions, heardAs('thank you for watching and subscribe to my channel'))).toBeNull()
    expect(alignHeard(captions, [])).toBeNull()
  })
})
