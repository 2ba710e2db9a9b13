import { describe, expect, test } from 'vitest'
import { cueAt, passages } from '#ui/kit/player/cues.ts'

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
