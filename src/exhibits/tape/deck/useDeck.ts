import { useEffect, useState, useRef } from 'react'
import { createStore, useStore } from 'zustand'
import { theMixer } from '#audio/theMixer.ts'
import { type DeckState, restingTape, type TapeLive } from '#lib/tape/deck.ts'
import { everyFrame } from '#lib/time/timers.ts'
import { type DeckTape, ownId } from '../deckTape.ts'
import type { DeckTapeChoice } from '../useDeckTape.ts'
import { createDeck, type Deck } from './createDeck.ts'
import { restingDeck } from './deckState.ts'

export interface DeckView {
  /** Null until the page is mounted. */
  readonly deck: Deck | null
  readonly state: DeckState
  /** The same object for the whole visit; updated before every frame. */
  readonly live: TapeLive
}

const resting = createStore(() => restingDeck)

/** The deck, created on mount and disposed on unmount. */
function useDeck(): DeckView {
  const [live] = useState(restingTape)
  const [deck, setDeck] = useState<Deck | null>(null)
  useEffect(
    function makeDeck() {
      const made = createDeck({ live, loadSound })
      const stopFrames = everyFrame(() => made.frame(performance.now()))
      setDeck(made)
      return () => {
        stopFrames()
        made.dispose()
        setDeck(null)
      }
    },
    [live],
  )
  return { deck, state: useStore(deck ?? resting), live }
}

/** The sound code is a chunk of its own, loaded after the page. */
async function loadSound() {
  const [mixer, { openDeckSound }] = await Promise.all([theMixer(), import('#audio/deck/openDeckSound.ts')])
  return (options: Parameters<typeof openDeckSound>[1]) => openDeckSound(mixer, options)
}

/** The deck with the chosen tape in it. */
export function useLoadedDeck({ tape, failure }: DeckTapeChoice): DeckView {
  const view = useDeck()
  const { deck } = view
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
  return view
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
