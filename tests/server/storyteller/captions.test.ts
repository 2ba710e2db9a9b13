import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { captionLimits, captionLines, captionsOf, webVttOf } from '#server/storyteller/captionLines.ts'
import { placeScript } from '#server/storyteller/narration/mixScript.ts'
import type { VoicedSegment } from '#server/storyteller/narration/mixScript.ts'
import { soundingPart } from '#server/storyteller/sound/samples.ts'
import { stagingOf } from '#server/storyteller/embedded/stagings.ts'

describe('[DECK-08] captions', () => {
  test('hold all words of a sentence, in two lines of 42 characters at most', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zäöü]{1,14}[,;]?$/), { minLength: 1, maxLength: 60 }),
        (words) => {
          const captions = captionsOf(words.join(' '))
          expect(captions.join(' ')).toBe(words.join(' '))
          for (const caption of captions) {
            const lines = captionLines(caption)
            expect(lines?.join(' ')).toBe(caption)
            expect(lines?.length).toBeLessThanOrEqual(captionLimits.lines)
            for (const line of lines ?? []) expect(line.length).toBeLessThanOrEqual(captionLimits.lineChars)
          }
        },
      ),
    )
  })

  test('break after a comma rather than in the middle of a thought', () => {
    const [first] = captionsOf(
      'They broke off two little tabs so firmly that the plastic cracked, to keep something for ever and ever.',
    )
    expect(first).toMatch(/cracked,$/)
  })

  test('begin with their words in the voice, within 80 ms, also in another voice and after a foreign name @full', async () => {
    const said = (kind: 'text' | 'quote', text: string, endsParagraph = true): VoicedSegment => {
      return { kind, text, endsParagraph, seconds: null, storyId: null, recording: null, original: null }
    }
    const { mixed, stems } = await placeScript({
      segments: [
        said('text', 'Im Juli 1979 kam der Walkman aus Tokio. Er spielte, und alle blieben stehen.'),
        said('text', 'Jemand erinnert sich:', false),
        said('quote', '«Ich hatte nur ein Lied. Das lief, bis die Batterie leer war, jeden Tag.»'),
      ],
      staging: stagingOf(1),
      language: 'de',
    })
    const { cues } = mixed
    const { sampleRate } = stems
    expect(cues.map(({ text }) => text).join(' ')).toBe(
      'Im Juli 1979 kam der Walkman aus Tokio. Er spielte, und alle blieben stehen. Jemand erinnert sich: «Ich hatte nur ein Lied. Das lief, bis die Batterie leer war, jeden Tag.»',
    )
    const voice = stems.narrator.map((value, i) => value + (stems.visitors[i] ?? 0))
    for (const [index, { start }] of cues.entries()) {
      // Each of these follows a pause: from within it, the next sound is the word's.
      const from = Math.round((start - 0.12) * sampleRate)
      const onset = soundingPart(voice.subarray(from, from + sampleRate), -48)?.start ?? Infinity
      const seconds = (from + onset) / sampleRate
      expect(Math.abs(seconds - start), `cue ${index} at ${start}`).toBeLessThan(0.08)
    }
  })

  test('are written as WebVTT that no visitor can break', () => {
    const vtt = webVttOf(
      [
        { start: 2.4, end: 5, text: 'Somebody wrote <b>this</b> & an arrow --> here.' },
        { start: 3661.5, text: 'The last one.' },
      ],
      3663,
    )
    expect(vtt).toBe(
      'WEBVTT\n\n' +
        '1\n00:00:02.400 --> 00:00:05.000\nSomebody wrote &lt;b&gt;this&lt;/b&gt;\n&amp; an arrow --&gt; here.\n\n' +
        '2\n01:01:01.500 --> 01:01:03.000\nThe last one.\n',
    )
  })
})
