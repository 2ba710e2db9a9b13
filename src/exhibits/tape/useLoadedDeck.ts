import { useEffect, useRef, useState } from 'react'
import type { Deck } from './deck/createDeck.ts'
import { type DeckView, useDeck } from './deck/useDeck.ts'
import { type DeckTape, ownId } from './deckTape.ts'
import type { DeckTapeChoice } from './useDeckTape.ts'

export function useLoadedDeck({ tape, failure }: DeckTapeChoice): DeckView {
  const machine = useDeck()
  const { deck } = machine
  const before = useRef<DeckTape | null>(null)
  /** Position of the deck's own tape when it was taken out, as a share of its length. */
  const ownShare = useRef(0)
  /** Position to wind to when the tape is loaded. */
  const pending = useRef<number | null>(null)
  // A change of the label's language is no other tape.
  const [inDeck, setInDeck] = useState(tape)
  if (inDeck?.key !== tape?.key) setInDeck(tape)

  useEffect(
    function putTapeIn() {
      if (deck === null) return
      const previous = before.current
      before.current = inDeck
      const { mode, isPlayWanted, duration: length } = deck.getState()
      const wound = pending.current ?? (mode !== 'ended' && length > 0 ? deck.live.position / length : 0)
      pending.current = null
      if (previous?.id === ownId && inDeck?.id !== ownId) ownShare.current = wound
      if (inDeck === null || inDeck.recorded === null) {
        deck.unload(inDeck === null ? failure : null)
        return
      }
      const { url, duration, peaks, type } = inDeck.recorded
      // After a change of language a story goes on at the same share, and the deck's own tape returns to its position;
      // another tape starts at its beginning.
      const isSameStory =
        previous?.id === inDeck.id && previous.recorded !== null && previous.side === inDeck.side
      const share = isSameStory ? wound : inDeck.id === ownId ? ownShare.current : 0
      deck.load({ src: url, duration, peaks, type, plays: isSameStory && isPlayWanted })
      if (share === 0) return
      pending.current = share
      return goTo(deck, share, () => {
        pending.current = null
      })
    },
    [deck, inDeck, failure],
  )
  useEffect(
    function forgetWithTheDeck() {
      return () => {
        before.current = null
      }
    },
    [deck],
  )
  return machine
}

/** Winds a tape to a share of its length as soon as it can be wound. */
function goTo(deck: Deck, share: number, onThere: () => void): () => void {
  const stop = deck.subscribe(() => {
    const { mode, duration } = deck.getState()
    if (mode === 'loading' || mode === 'noStory' || duration === 0) return
    stop()
    deck.seek(share * duration)
    onThere()
  })
  return stop
}
