import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { motifWords, notMotifs } from '#content/motifs/motifWords.ts'
import type { MotifName } from '#content/motifs/motifWords.ts'
import { sampleStories } from '#content/exhibits/sampleStories.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { firstStoryId, limits } from '#contract/limits.ts'
import { createEmbeddedIllustrator } from '#server/storyteller/embedded/embeddedIllustrator.ts'
import { findMotifs, motifOf } from '#server/storyteller/embedded/drawing/findMotifs.ts'
import { print } from '#server/storyteller/embedded/drawing/print.ts'
import { storyPicture } from '#server/storyteller/embedded/drawing/storyPicture.ts'
import type { StoryPictureOrder } from '#server/storyteller/ports.ts'

const order: StoryPictureOrder = {
  storyId: firstStoryId,
  deviceId: tapeExhibit.device.id,
  deviceName: 'Cassette Tape',
  title: 'Sonntag',
  text: 'Wir hielten das Mikrofon vor das Radio und der Hund bellte.',
  language: 'de',
  edition: 1,
}
const drawingOf = (part: Partial<StoryPictureOrder>) => storyPicture({ ...order, ...part }).svg
/** The picture without the strip in the margin, where every word shows as a stroke. */
const withoutStrip = (svg: string) => svg.replace(/<rect [^>]*y="946"[^>]*>/g, '')

/** A drawing stands alone and does nothing: no script, no font, no address, nothing that a visitor wrote. */
function expectQuiet(svg: string): void {
  expect(svg).not.toMatch(
    /<(?!\/?(?:svg|style|defs|rect|circle|ellipse|line|polyline|polygon|g|path|use|clipPath|linearGradient|stop)[ />])/,
  )
  expect(svg).not.toMatch(/NaN|undefined|Infinity|javascript|\son[a-z]+=|href="[^#]/)
  expect(svg.replaceAll('http://www.w3.org/2000/svg', '')).not.toContain('://')
}

const german: readonly (readonly [string, MotifName])[] = [
  ['Musikkassetten', 'cassette'],
  ['Autobahn', 'car'],
  ['Fahrräder', 'bicycle'],
  ['Apfelbäumen', 'tree'],
  ['Wohnzimmerfenster', 'window'],
  ['Meeres', 'wave'],
  ['tanzten', 'dancers'],
  ['Grossmutters', 'hands'],
  ['Kätzchen', 'cat'],
  ['Kinderbett', 'bed'],
]
const english: readonly (readonly [string, MotifName])[] = [
  ['motorways', 'car'],
  ['mixtapes', 'cassette'],
  ['kitchen', 'table'],
  ['danced', 'dancers'],
  ["grandmother's", 'hands'],
  ['puppies', 'dog'],
  ['streetlamp', 'lamp'],
  ['snowstorm', 'umbrella'],
]

describe('the words of a story', () => {
  test.each(german)('[GEN-02] German %s calls for %s', (word, motif) => {
    expect(motifOf(word, 'de')).toBe(motif)
  })
  test.each(english)('[GEN-02] English %s calls for %s', (word, motif) => {
    expect(motifOf(word, 'en')).toBe(motif)
  })

  test('[GEN-02] every motif is reached in both languages, and no word stands with two', () => {
    const names = Object.keys(motifWords)
    expect(names.length).toBeGreaterThanOrEqual(40)
    for (const language of ['de', 'en'] as const) {
      const words = Object.values(motifWords).flatMap((entry) => entry[language].split(' '))
      expect(new Set(words).size).toBe(words.length)
      const reached = new Set(words.map((word) => motifOf(word, language)))
      expect(reached).toEqual(new Set(names))
    }
  })

  test('[GEN-02] words that only look like one call for nothing', () => {
    for (const language of ['de', 'en'] as const) {
      for (const word of notMotifs[language].split(' ')) expect(motifOf(word, language), word).toBeNull()
    }
    expect(motifOf('automatisch', 'de')).toBeNull()
    expect(motifOf('comfortable', 'en')).toBeNull()
  })

  test('[GEN-02] motifs of the title have the greatest weight', () => {
    expect(findMotifs('Der Koffer', 'Die Katze schlief, die Katze schnarchte, und wir sassen da.')[0]).toBe(
      'suitcase',
    )
  })

  test('[GEN-02] nearly every sample story has three things to show', () => {
    const shown = sampleStories.map(({ titleDE, textDE }) => findMotifs(titleDE, textDE, 'de').length)
    expect(shown.filter((count) => count >= 3).length).toBeGreaterThan(shown.length * 0.9)
  })
})

describe('story visuals', () => {
  const illustrator = createEmbeddedIllustrator()
  afterAll(() => illustrator.close())

  test('[GEN-02] [GEN-05] a story gets a WebP of 1024 x 1024, and the same story the same bytes @full', async () => {
    const [one, same] = [await illustrator.illustrateStory(order), await illustrator.illustrateStory(order)]
    expect(one.type).toBe('image/webp')
    expect(await sharp(one.bytes).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 1024 })
    expect(Buffer.from(one.bytes).equals(Buffer.from(same.bytes))).toBe(true)
    expect(one.bytes.length).toBeLessThan(400_000)
    // Something is printed: three inks on paper, not a flat sheet.
    const { channels } = await sharp(one.bytes).stats()
    expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20)
  })

  test('[GEN-02] one other noun changes the drawing; another word without a picture changes the strip alone', () => {
    const text = (noun: string) => `Am Abend stand dort immer noch der ${noun}, und niemand sagte etwas.`
    const nouns = ['Koffer', 'Hund', 'Fernseher', 'Zug', 'Wecker', 'Brief', 'Vogel', 'Kuchen']
    const drawn = nouns.map((noun) => withoutStrip(drawingOf({ text: text(noun) })))
    expect(new Set(drawn).size).toBe(nouns.length)
    const dull = ['Rest', 'Satz'].map((noun) => drawingOf({ text: text(noun) }))
    expect(withoutStrip(dull[0] ?? '')).toBe(withoutStrip(dull[1] ?? ''))
  })

  test('[GEN-02] no two stories look alike, nor two editions of one', () => {
    const plates = Array.from({ length: 120 }, (_, i) =>
      drawingOf({ storyId: firstStoryId + i, deviceId: 1 + (i % 6), text: null, title: null }),
    )
    expect(new Set(plates).size).toBe(120)
    const editions = [1, 2, 3, 4, 5, 6].map((edition) => drawingOf({ edition }))
    expect(new Set(editions).size).toBe(6)
  })

  test('[GEN-02] a device named by a visitor is drawn', () => {
    const named = (deviceName: string) =>
      withoutStrip(drawingOf({ deviceId: 4711, deviceName, text: 'Ja', title: null }))
    expect(named('Hellraumprojektor')).not.toBe(named('Schreibmaschine'))
    expect(named('Schreibmaschine')).not.toBe(named('Velo'))
  })

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['one word', 'Ja'],
    ['emoji', '🙂🚗👩‍👩‍👧'],
    ['10 000 characters', 'Wort '.repeat(limits.textChars / 5)],
    ['one word of 10 000 letters', 'a'.repeat(limits.textChars)],
    ['markup', '"/><script>alert(1)</script><image href="https://example.org/x.png"/>'],
    ['a third language', "C'était un dimanche, la voiture de mon père, la mer et le téléphone."],
    ['Japanese', 'ラジオを聞いていました。'],
    ['lone halves of letters', '\ud83d\udc00 \u0000'],
  ])('[GEN-02] %s: a picture, and nothing of the text in it', (_, text) => {
    for (let i = 0; i < 20; i++) {
      const drawn = drawingOf({
        text,
        title: text,
        deviceName: text ?? '',
        deviceId: 1 + (i % 6),
        storyId: firstStoryId + i,
        language: null,
      })
      expectQuiet(drawn)
      expect(drawn.length).toBeGreaterThan(3_000)
    }
  })

  test('[GEN-02] any text can be drawn and printed @full', async () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.nat(5000), (text, id) => {
        expectQuiet(drawingOf({ text, title: text.slice(0, 40), storyId: firstStoryId + id, language: null }))
      }),
      { numRuns: 40 },
    )
    for (let storyId = firstStoryId; storyId < firstStoryId + 3; storyId++) {
      const bytes = await print(storyPicture({ ...order, storyId, deviceId: 1 + (storyId % 5) }), 96)
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 96 })
    }
  })
})
