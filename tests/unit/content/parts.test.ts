import { describe, expect, it } from 'vitest'
import { speakerParts } from '#content/exhibits/echo/parts.ts'
import { computerParts } from '#content/exhibits/imac/parts.ts'
import { playerParts } from '#content/exhibits/ipod/parts.ts'
import { deckParts } from '#content/exhibits/tape/deckParts.ts'
import { cassetteParts } from '#content/exhibits/tape/parts.ts'

const objects = Object.entries({
  cassette: cassetteParts,
  deck: deckParts,
  player: playerParts,
  speaker: speakerParts,
  computer: computerParts,
})

describe('[HOLD-03] the parts of an object', () => {
  it.each(objects)('%s: each has a name, a text in both languages, and a source', (_, parts) => {
    for (const { id, name, text, sources } of parts) {
      for (const words of [name.de, name.en, text.de, text.en]) expect(words, id).not.toBe('')
      expect(sources, id).not.toHaveLength(0)
    }
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
  })

  it.each(objects)('%s: what speaks of a part is lower case and of one part alone', (_, parts) => {
    const words = parts.flatMap((part) => part.words ?? [])
    expect(words).not.toHaveLength(0)
    expect(words).toEqual(words.map((word) => word.toLowerCase()))
    expect(new Set(words).size).toBe(words.length)
  })
})
