import { describe, expect, test } from 'vitest'
import { cueAt, passages } from '#ui/kit/player/cues.ts'
import { barHeights, barsPath, planBars } from '#ui/kit/player/waveformBars.ts'
import { opening } from '#ui/kit/story/opening.ts'

const cues = [
  { start: 0.2, text: 'Press the key.' },
  { start: 2, text: 'It clunks.' },
  { start: 3.5, text: 'That is the sound' },
  { start: 4.5, text: 'of waiting.' },
]

describe('captions', () => {
  test.each([
    [0, 0],
    [1.99, 0],
    [2, 1],
    [3.4, 1],
    [4.5, 3],
    [900, 3],
  ])('at %d seconds are at cue %d', (position, index) => {
    expect(cueAt(cues, position)).toBe(index)
  })

  test('of a narration without cues are nowhere', () => {
    expect(cueAt([], 3)).toBe(-1)
  })
})

describe('the transcript', () => {
  const transcript = 'Press the key. It clunks.\n\nThat is the sound of waiting. And more.'

  test('is cut where one cue follows another, and nothing of it is lost', () => {
    const paragraphs = passages(transcript, cues)
    expect(paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(''))).toEqual([
      'Press the key. It clunks.',
      'That is the sound of waiting. And more.',
    ])
    expect(paragraphs.flat().filter(({ cue }) => cue !== null)).toEqual(
      cues.map(({ text }, cue) => ({ text, cue })),
    )
  })

  test('stands whole where its cues do not fit it', () => {
    expect(passages('Something else.', cues)).toEqual([[{ text: 'Something else.', cue: null }]])
  })
})

describe('the waveform', () => {
  test('of an unknown recording is a level line', () => {
    expect(barHeights(null, 4)).toEqual([0, 0, 0, 0])
  })

  test('shows the highest peak of each stretch', () => {
    const heights = barHeights([0, 100, 0, 0, 50, 0], 3)
    expect(heights[0]).toBe(1)
    expect(heights[1]).toBe(0)
    expect(heights[2]).toBe(0.5)
  })

  test('does not draw silence as loud as speech', () => {
    expect(Math.max(...barHeights([1, 2, 1], 3))).toBeLessThan(0.2)
  })

  test('has fewer bars in less space, each a whole number of device pixels wide', () => {
    const narrow = planBars(200, 17, 3, 96)
    expect(narrow.count).toBeLessThan(60)
    expect((narrow.bar * 3) % 1).toBeCloseTo(0)
    expect(planBars(900, 17, 1, 96).count).toBe(96)
  })

  test('reaches from edge to edge', () => {
    const plan = planBars(300, 17, 1, 96)
    const path = barsPath(barHeights(null, plan.count), plan, 70, 1)
    const starts = [...path.matchAll(/M([\d.]+) /g)].map(([, x]) => Number(x))
    expect(starts[0]).toBe(0)
    expect(starts.at(-1)).toBeCloseTo(300 - plan.bar, 0)
    expect(starts).toHaveLength(plan.count)
  })
})

describe('the opening of a long text', () => {
  test('is the text itself where it is short', () => {
    expect(opening('Short.')).toBe('Short.')
  })

  test('ends with a sentence', () => {
    const text = 'This sentence has some forty characters. '.repeat(60)
    expect(opening(text).endsWith('characters.')).toBe(true)
    expect(opening(text).length).toBeLessThan(1101)
    expect(text.startsWith(opening(text))).toBe(true)
  })

  test('ends between words where there is no sentence', () => {
    expect(opening('word '.repeat(500)).endsWith('word')).toBe(true)
  })

  test('cuts what has no words', () => {
    expect(opening('x'.repeat(5000))).toHaveLength(1100)
  })
})
