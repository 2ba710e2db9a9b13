import { describe, expect, test } from 'vitest'
import { languages } from '#contract/common.ts'
import type { Language } from '#contract/common.ts'
import { peakOf } from '#server/storyteller/sound/samples.ts'
import { contourOf, pausesOf, pitchOf, pulseCrest, upperPeriodicity } from './voiceMeasures.ts'
import { linesOf } from '#server/storyteller/embedded/lines.ts'
import { placeLines, speakLines } from '#server/storyteller/embedded/speakLines.ts'
import { stagingOf } from '#server/storyteller/embedded/stagings.ts'
import { openSynthesizer } from '#server/storyteller/embedded/synthesize.ts'

const { samplerate: sampleRate } = await openSynthesizer()

/** Paragraphs as the narrator of a device says them, from 0.2 s on. */
async function said(paragraphs: readonly string[], language: Language, deviceId = 1) {
  const synthesizer = await openSynthesizer()
  const staging = stagingOf(deviceId)
  const segments = paragraphs.map((text) => ({ kind: 'text', text, endsParagraph: true }) as const)
  const lines = linesOf(segments, staging, language)
  const spoken = speakLines(synthesizer, lines, staging.colour)
  return placeLines(lines, spoken, { sampleRate, lead: 0.2, of: 'shaped' })
}

const contour = (samples: Float32Array, from?: number, to?: number) =>
  contourOf(pitchOf(samples, sampleRate), from, to)

const spoken = {
  de: {
    statement: 'Du hast die Kassette vergessen.',
    yesOrNo: 'Hast du noch eines im Keller?',
    asking: 'Wer hat die Kassette vergessen?',
    aside: ['Die Kamera war alt – ', 'niemand wollte sie haben – ', 'und lag im Regen.'],
    list: ['Ein Radio, ', 'eine Kamera und ', 'ein Wecker.'],
    paragraphs: [
      'Niemand war da, und alle haben es gehört. Man hat ihm gut zugeredet, als wäre es ein Mensch. Es lag da.',
      'Eine helle Stelle auf dem Boden.',
    ],
  },
  en: {
    statement: 'You forgot the red camera.',
    yesOrNo: 'Do you still have one in the cellar?',
    asking: 'Where did you see the red camera?',
    aside: ['The camera was old – ', 'nobody wanted to have it – ', 'and lay in the rain.'],
    list: ['A radio, ', 'a camera and ', 'a window.'],
    paragraphs: [
      'Nobody was there, and everyone could hear it. It was spoken to kindly, as if it were a human being. It lay there.',
      'A pale area on the wall.',
    ],
  },
} as const

describe.each(languages)('the embedded voice in %s', (language) => {
  const { statement, yesOrNo, asking, aside, list, paragraphs } = spoken[language]

  test('[GEN-07] statements fall, questions for a yes or a no rise, all others fall from a raised word @full', async () => {
    const toneOf = async (text: string) => contour((await said([text], language)).samples)
    const stated = await toneOf(statement)
    const wondered = await toneOf(yesOrNo)
    const asked = await toneOf(asking)
    expect(stated.end).toBeLessThan(stated.middle - 2)
    expect(wondered.end).toBeGreaterThan(stated.end + 4)
    expect(wondered.end).toBeGreaterThan(wondered.dip + 4)
    expect(asked.end).toBeLessThan(asked.middle - 2)
    expect(asked.top).toBeGreaterThan(stated.top + 1)
  })

  test('[GEN-07] an item of a list stays up as long as more follows, and the last one falls @full', async () => {
    const { samples, spoken: utterances } = await said([list.join('')], language)
    const { words = [], endSeconds = 0 } = utterances[0] ?? {}
    const [first = '', second = ''] = list
    const starts = [0, first.length, first.length + second.length - 4].map(
      (at) => words.find((word) => word.at >= at)?.seconds ?? 0,
    )
    const items = [...starts, endSeconds].slice(0, 3)
    const [one, two, three] = items.map((from, index) => contour(samples, from, items[index + 1]))
    if (!one || !two || !three) throw new Error('An item was not said.')
    for (const { end } of [one, two]) expect(end).toBeGreaterThan(three.end + 3)
    expect(one.end).toBeGreaterThan(one.middle - 1)
    expect(three.end).toBeLessThan(three.middle - 2)
  })

  test('[GEN-07] an aside is lower than its sentence @full', async () => {
    const { samples, spoken: utterances } = await said([aside.join('')], language)
    const [before, inside] = aside
    const [from, to] = [before.length, before.length + inside.length].map(
      (at) => utterances[0]?.words.find((word) => word.at >= at)?.seconds,
    )
    const within = contour(samples, from, to).middle
    expect(within).toBeLessThan(contour(samples, 0, from).middle - 1)
    expect(within).toBeLessThan(contour(samples, to).middle - 1)
  })

  test('[GEN-07] a paragraph begins higher than it ends @full', async () => {
    const paragraph = [statement, statement, statement].join(' ')
    const { samples, spoken: utterances } = await said([paragraph], language)
    const [first, , last] = utterances
    const from = last?.words[0]?.seconds ?? 0
    expect(contour(samples, 0, first?.endSeconds).middle).toBeGreaterThan(contour(samples, from).middle + 0.4)
  })

  test('[GEN-07] pauses: short at a comma, a breath between sentences, longer between paragraphs, none elsewhere; words begin after them within 80 ms @full', async () => {
    const { samples, spoken: utterances } = await said(paragraphs, language)
    const [lead, ...pauses] = pausesOf(samples, sampleRate)
    const [comma, sentence, within, after, paragraph, ...more] = pauses.map(({ seconds }) => seconds)
    expect(lead?.until).toBeCloseTo(0.2, 1)
    expect(more).toEqual([])
    for (const short of [comma, within]) {
      expect(short).toBeGreaterThan(0.12)
      expect(short).toBeLessThan(0.3)
    }
    for (const breath of [sentence, after]) {
      expect(breath).toBeGreaterThan(0.33)
      expect(breath).toBeLessThan(0.68)
    }
    expect(paragraph).toBeGreaterThan(0.78)
    expect(paragraph).toBeLessThan(1.28)
    const begins = utterances.flatMap(({ words }) => words.map(({ seconds }) => seconds))
    for (const { until } of pauses) {
      const nearest = Math.min(...begins.map((seconds) => Math.abs(seconds - until)))
      expect(nearest).toBeLessThan(0.08)
    }
  })

  test('[GEN-07] does not buzz: above 3.5 kHz its periods are not alike, and its pulses are spread @full', async () => {
    for (const deviceId of [1, 2, 3]) {
      const { samples } = await said(paragraphs, language, deviceId)
      const pitch = pitchOf(samples, sampleRate)
      expect(pitch.length).toBeGreaterThan(200)
      expect(upperPeriodicity(samples, sampleRate, pitch)).toBeLessThan(0.5)
      expect(pulseCrest(samples, sampleRate, pitch)).toBeLessThan(14)
    }
  })

  test('[GEN-07] says each word at the same time every time, and no phrase begins or ends with a click @full', async () => {
    const first = await said(paragraphs, language)
    const second = await said(paragraphs, language)
    expect(second.spoken).toEqual(first.spoken)
    const { samples } = first
    for (const { seconds, until } of pausesOf(samples, sampleRate)) {
      for (const at of [until - seconds, until]) {
        const around = samples.slice(
          Math.round((at - 0.01) * sampleRate),
          Math.round((at + 0.01) * sampleRate),
        )
        const steps = around.slice(1).map((value, i) => Math.abs(value - (around[i] ?? 0)))
        expect(peakOf(steps)).toBeLessThan(0.15 * peakOf(samples))
      }
    }
  })
})
