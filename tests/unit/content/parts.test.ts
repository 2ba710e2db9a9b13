import { describe, expect, it } from 'vitest'
import { speakerParts } from '#content/exhibits/echo/parts.ts'
import { computerParts } from '#content/exhibits/imac/parts.ts'
import { playerParts } from '#content/exhibits/ipod/parts.ts'
import { deckParts } from '#content/exhibits/tape/deckParts.ts'
import { cassetteParts } from '#content/exhibits/tape/parts.ts'
import { models } from '#scenes/models.gen.ts'

const objects = Object.entries({
  cassette: cassetteParts,
  deck: deckParts,
  player: playerParts,
  speaker: speakerParts,
  computer: computerParts,
})

describe('the parts of an object', () => {
  it.each(objects)('%s: each has a name, a text in both languages, and a source', (_, parts) => {
    for (const { id, name, text, sources } of parts) {
      for (const words of [name.de, name.en, text.de, text.en]) expect(words, id).not.toBe('')
      expect(sources, id).not.toHaveLength(0)
    }
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  })

  it.each(objects)('%s: the words for a part are lower case and of one part only', (_, parts) => {
    const words = parts.flatMap((part) => part.words ?? [])
    expect(words).not.toHaveLength(0)
    expect(words).toEqual(words.map((word) => word.toLowerCase()))
    expect(new Set(words).size).toBe(words.length)
  })
})

describe('the model of the insides', () => {
  const opening = [
    ['cassette', cassetteParts, models.cassetteInside.apart],
    ['deck', deckParts, models.deckInside.apart],
    ['player', playerParts, models.playerInside.apart],
    ['speaker', speakerParts, models.speakerInside.apart],
    ['computer', computerParts, models.computerInside.apart],
  ] as const

  it.each(opening)('%s: the list has its parts, as they come off', (_, parts, apart) => {
    expect(parts.map(({ id }) => id)).toEqual(Object.keys(apart))
  })
})
