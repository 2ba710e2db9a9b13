import { assetBytes } from '#api/assetBytes.ts'
import { audioContext } from '#audio/engine.ts'
import { createMeter } from '#audio/meter/createMeter.ts'
import { theMixer } from '#audio/mixer/mixer.ts'
import type { TapeLive } from '#lib/tape/deck.ts'
import { createDeck } from './createDeck.ts'
import type { Deck } from './deckHandle.ts'

/** A deck with this browser's sound. A chunk of its own: what sounds comes after what is seen. */
export function buildDeck(live: TapeLive): Deck {
  return createDeck({ live, mixer: () => theMixer(assetBytes), audioContext, makeMeter: createMeter })
}
