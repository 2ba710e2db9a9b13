import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { deviceWords, featureWords, skillWords, storageWords } from '#content/motifs/avatarWordTables.ts'
import { retroEras } from '#contract/avatar.ts'
import type { AvatarAnswers } from '#contract/avatar.ts'
import { avatarDescription } from '#server/storyteller/embedded/drawing/avatarDescription.ts'
import { avatarPicture } from '#server/storyteller/embedded/drawing/avatarPicture.ts'
import { print } from '#server/storyteller/embedded/drawing/print.ts'
import { readAnswer } from '#server/storyteller/embedded/drawing/readAnswer.ts'
import { createEmbeddedIllustrator } from '#server/storyteller/embedded/embeddedIllustrator.ts'

const answers: AvatarAnswers = {
  name: 'Regula',
  retroEra: '70s',
  favoriteDevice: 'Walkman',
  favoriteFeatures: 'Klickende Tasten.',
  favoriteStorage: 'eine "gute" Schallplatte',
  skills: 'Bandsalat entwirren',
}
/** Every shape of the drawing whatever its ink, without the strip in the margin, which shows the answers' lengths. */
function shapesOf(part: Partial<AvatarAnswers>): readonly string[] {
  const { svg } = avatarPicture({ ...answers, ...part })
  return (svg.match(/<(?:path|rect|circle|ellipse|line|polygon|polyline|use) [^>]*>/g) ?? [])
    .filter((shape) => !shape.includes('y="946"'))
    .map((shape) => shape.replaceAll(/ (?:class|fill)="[^"]*"/g, ''))
}
/** How much of `a` is in `b` too, 0 to 1. */
function shared(a: readonly string[], b: readonly string[]): number {
  const other = new Set(b)
  return a.filter((path) => other.has(path)).length / a.length
}
const printed = async (part: Partial<AvatarAnswers>) =>
  Buffer.from(await print(avatarPicture({ ...answers, ...part }), 128))

describe('the answers', () => {
  test.each([
    ['Röhrenfernseher', 'television'],
    ['Transistorradio', 'radio'],
    ['Game Boy', 'console'],
    ['Commodore 64', 'computer'],
  ])('[GEN-03] the device «%s» gives the head of a %s', (answer, kind) => {
    expect(readAnswer(answer, deviceWords)).toEqual({ kinds: [kind], isKnown: true })
  })

  test.each([
    [storageWords, 'auf Musikkassetten', 'cassette'],
    [storageWords, 'im Kopf', 'head'],
    [featureWords, 'die Knöpfe', 'buttons'],
    [skillWords, 'Programmieren', 'code'],
    [skillWords, 'playing the guitar', 'play'],
  ])(
    '[GEN-03] other answers are read alike (%#)',
    (table: Parameters<typeof readAnswer>[1], answer: string, kind: string) => {
      expect(readAnswer(answer, table)).toMatchObject({ isKnown: true })
      expect(readAnswer(answer, table).kinds[0]).toBe(kind)
    },
  )

  test('[GEN-03] an unknown answer gets a part by its letters, always the same', () => {
    expect(readAnswer('Xqz', deviceWords)).toEqual(readAnswer(' xqz ', deviceWords))
    expect(
      new Set(['Xqz', 'Bla', 'Mumu', 'Zzz', 'Pff'].map((one) => readAnswer(one, deviceWords).kinds[0])).size,
    ).toBeGreaterThan(1)
  })
})

describe('avatars', () => {
  const illustrator = createEmbeddedIllustrator()
  afterAll(() => illustrator.close())

  test('[GEN-03] [GEN-05] a WebP of 1024 x 1024 and three sentences in each language; the same answers, the same bytes @full', async () => {
    const [one, same] = [await illustrator.portray(answers), await illustrator.portray(answers)]
    expect(one.picture.type).toBe('image/webp')
    expect(await sharp(one.picture.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 1024,
      height: 1024,
    })
    expect(Buffer.from(one.picture.bytes).equals(Buffer.from(same.picture.bytes))).toBe(true)
    expect(one.description).toEqual(same.description)
  })

  test.each([
    [{ name: 'Walter' }],
    [{ favoriteDevice: 'Fernseher' }],
    [{ favoriteFeatures: 'die Antenne' }],
    [{ favoriteStorage: 'Cloud' }],
    [{ skills: 'Tanzen' }],
    [{ retroEra: '60s' as const }],
  ])('[GEN-03] another answer (%o) changes the character, which stays a relative', async (part) => {
    const [before, after] = [shapesOf({}), shapesOf(part)]
    expect(after).not.toEqual(before)
    expect((await printed(part)).equals(await printed({}))).toBe(false)
    expect(shared(before, after)).toBeGreaterThan(0.2)
    expect(shared(before, after)).toBeLessThan(1)
  })

  test('[GEN-03] an answer to one question leaves the other parts as they are', () => {
    // A television in the place of a cassette takes nothing from the trunk, the legs or the tool.
    expect(shared(shapesOf({}), shapesOf({ favoriteDevice: 'Fernseher' }))).toBeGreaterThan(0.55)
    expect(shared(shapesOf({}), shapesOf({ skills: 'Kochen' }))).toBeGreaterThan(0.55)
  })

  test('[GEN-03] the name alone is no character: two names with one letter differ in the wall at most', () => {
    expect(shared(shapesOf({ name: 'Rosa' }), shapesOf({ name: 'Rita' }))).toBe(1)
  })

  test.each([
    '',
    '🙂',
    '<svg onload=alert(1)>',
    'a'.repeat(10_000),
    'ラジオ',
    '\u202Eevil\u0000',
    '{device}',
    '"/><image href="//x"/>',
  ])('[GEN-03] any answer can be drawn and described (%#)', (text) => {
    for (const retroEra of retroEras) {
      const odd = {
        name: text,
        retroEra,
        favoriteDevice: text,
        favoriteFeatures: text,
        favoriteStorage: text,
        skills: text,
      }
      const { svg } = avatarPicture(odd)
      expect(svg).not.toMatch(
        /<(?!\/?(?:svg|style|defs|rect|circle|ellipse|line|polyline|polygon|g|path|use|clipPath|linearGradient|stop)[ />])/,
      )
      expect(svg).not.toMatch(/NaN|undefined|Infinity|href="[^#]/)
      for (const words of Object.values(avatarDescription(odd))) {
        expect(words).not.toMatch(/[<>\p{Cc}\u202a-\u202e]|undefined/u)
        expect(words.length).toBeLessThan(900)
      }
    }
  })
})

describe('descriptions', () => {
  test('[GEN-03] three sentences that quote all six answers, each language in its own quotation marks', () => {
    for (const retroEra of retroEras) {
      for (const skills of ['Singen', 'Tanzen', 'Bandsalat entwirren', 'Kochen', 'Lesen']) {
        const { de, en } = avatarDescription({ ...answers, retroEra, skills })
        for (const [words, open, close] of [
          [de, '«', '»'],
          [en, '“', '”'],
        ] as const) {
          expect(words.match(/[.](?=\s|$)/g)).toHaveLength(3)
          for (const part of ['Regula', 'Walkman', 'Klickende Tasten', skills]) expect(words).toContain(part)
          expect(words).toContain(`${open}${skills}${close}`)
          expect(words).not.toMatch(/Tasten\.|ß|\{|\}/)
        }
        expect(de).toContain('eine ‹gute› Schallplatte')
        expect(en).toContain('eine ‘gute’ Schallplatte')
        expect(de).toMatch(/zigerjahren|Nullerjahren/)
        expect(en).toMatch(/ties|two-thousands/)
      }
    }
  })
})
