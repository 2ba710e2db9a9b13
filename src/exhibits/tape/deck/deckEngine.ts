import { theMixer } from '#audio/theMixer.ts'
import type { TapeLive } from '#lib/tape/deck.ts'
import { createDeck } from './createDeck.ts'
import type { Deck } from './deckHandle.ts'

/** A deck with this browser's sound. A chunk of its own: what sounds comes after what is seen. */
export function buildDeck(live: TapeLive): Deck {
  return createDeck({
    live,
    loadSound: async () => {
      const [mixer, { openDeckSound }] = await Promise.all([
        theMixer(),
        import('#audio/deck/openDeckSound.ts'),
      ])
      return (options) => openDeckSound(mixer, options)
    },
  })
}
