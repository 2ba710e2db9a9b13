import { useEffect, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { theMixer } from '#audio/theMixer.ts'
import { type DeckState, restingTape, type TapeLive } from '#lib/tape/deck.ts'
import { everyFrame } from '#lib/time/timers.ts'
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
export function useDeck(): DeckView {
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
