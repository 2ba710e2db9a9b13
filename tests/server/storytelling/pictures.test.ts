import { describe, expect, test } from 'vitest'
import { retroEras } from '../../../contract/avatar.ts'
import type { AvatarAnswers } from '../../../contract/avatar.ts'
import { deviceIds, firstStoryId } from '../../../contract/limits.ts'
import { createEmbeddedIllustrator } from '../../../server/storytelling/embedded/embeddedIllustrator.ts'
import type { MediaBytes, StoryPictureOrder } from '../../../server/storytelling/ports.ts'

const illustrator = createEmbeddedIllustrator()
const textOf = ({ bytes }: MediaBytes) => new TextDecoder().decode(bytes)
const order: StoryPictureOrder = {
  storyId: firstStoryId,
  deviceId: deviceIds.tape,
  title: 'Sonntag',
  text: 'Wir hielten das Mikrofon vor das Radio. Niemand durfte husten.',
  edition: 1,
}
const draw = async (part: Partial<StoryPictureOrder>) =>
  textOf(await illustrator.illustrateStory({ ...order, ...part }))
const answers: AvatarAnswers = {
  name: 'Regula <b>&',
  retroEra: '80s',
  favoriteDevice: 'Walkman',
  favoriteFeatures: 'Klickende Tasten.',
  favoriteStorage: 'eine "gute" Kassette',
  skills: 'Bandsalat entwirren',
}

/** A picture stands alone and does nothing: no script, no font, no address, nothing a visitor wrote. */
function expectQuietSvg(svg: string): void {
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1600 1200"/)
  expect(svg).not.toMatch(
    /<script|<text|<image|<foreignObject|<style|href|\son[a-z]+=|NaN|undefined|Infinity/,
  )
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toContain('://')
  expect(svg.length).toBeLessThan(120_000)
  const open = svg.match(/<[a-zA-Z]+[^>]*[^/]>/g)?.length
  expect(svg.match(/<\/[a-zA-Z]+>/g)?.length).toBe(open)
}

describe('story pictures', () => {
  test('[GEN-02] [GEN-05] every story of every device has its own', async () => {
    for (const deviceId of [...Object.values(deviceIds), 4711]) {
      const pictures = await Promise.all(
        Array.from({ length: 60 }, (_, i) => draw({ deviceId, storyId: firstStoryId + i })),
      )
      expect(new Set(pictures).size).toBe(60)
      pictures.forEach(expectQuietSvg)
    }
  })

  test('[GEN-02] the same story has the same picture, another edition or other words another one', async () => {
    expect(await draw({})).toBe(await draw({}))
    expect(await draw({ edition: 2 })).not.toBe(await draw({}))
    expect(await draw({ text: `${order.text} Auch der Hund nicht.` })).not.toBe(await draw({}))
  })

  test('[GEN-02] stories without words, with one, and with ten thousand characters can be drawn', async () => {
    for (const text of [
      null,
      '',
      'Ja',
      '🙂',
      'Wort '.repeat(2000),
      'a'.repeat(10_000),
      '<script>alert(1)</script>',
    ]) {
      for (let i = 0; i < 12; i++) {
        for (const deviceId of [1, 2, 3, 4, 5, 6]) {
          expectQuietSvg(await draw({ text, title: text, deviceId, storyId: firstStoryId + i }))
        }
      }
    }
  })
})

describe('avatars', () => {
  test('[GEN-03] a portrait and a description that takes up all six answers', async () => {
    for (const retroEra of retroEras) {
      for (let i = 0; i < 12; i++) {
        const { picture, description } = await illustrator.portray({ ...answers, retroEra }, `seed${i}`)
        expect(picture.type).toBe('image/svg+xml')
        expectQuietSvg(textOf(picture))
        for (const part of [
          'Regula <b>&',
          'Walkman',
          'Klickende Tasten',
          'eine ‹gute› Kassette',
          'Bandsalat entwirren',
        ]) {
          expect(description).toContain(part)
        }
        expect(description).toMatch(/zigern|Nullerjahren/)
        expect(description).not.toContain('ß')
      }
    }
  })

  test('[GEN-03] the same answers and seed give the same portrait, another seed another one', async () => {
    const [one, same, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => illustrator.portray(answers, seed)),
    )
    expect(one).toEqual(same)
    expect(one?.picture).not.toEqual(other?.picture)
  })
})
