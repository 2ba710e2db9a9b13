import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadChunk } from '#lib/browser/lazyComponent.ts'
import { type DeckState, restingTape, type TapeLive } from '#lib/tape/deck.ts'
import { everyFrame } from '#lib/time/timers.ts'
import type { Deck } from './deckHandle.ts'

export interface DeckOfRoom {
  /** Null until the room stands; keys can be pressed a moment later. */
  readonly deck: Deck | null
  readonly state: DeckState
  /** The same object for the whole visit of the room; brought up to date before every frame. */
  readonly live: TapeLive
}

/** Before there is a deck. Spelt out: what says how a deck stands comes with the deck. */
const unmade: DeckState = {
  mode: 'noStory',
  isPlayWanted: false,
  trouble: null,
  second: 0,
  duration: 0,
  volume: 0.7,
  isExaggerated: false,
  meter: null,
  keysDown: new Set(),
  isWaitingForTouch: false,
}
const never = () => () => {}
const unmadeState = () => unmade

/**
 * The deck for the visit of the room: made when one comes in, gone without a trace when one leaves.
 * @throws {ChunkLoadError} in rendering, where its code does not come (SHELL-08)
 */
export function useDeck(): DeckOfRoom {
  const [live] = useState(restingTape)
  const [deck, setDeck] = useState<Deck | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(
    function standInRoom() {
      let isGone = false
      let leave = () => {}
      loadChunk('deck', () => import('./deckEngine.ts')).then(({ buildDeck }) => {
        if (isGone) return
        const made = buildDeck(live)
        const stopFrames = everyFrame(() => made.frame(performance.now()))
        setDeck(made)
        leave = () => {
          stopFrames()
          made.dispose()
        }
      }, setFailure)
      return () => {
        isGone = true
        leave()
        setDeck(null)
      }
    },
    [live],
  )
  const state = useSyncExternalStore(deck?.subscribe ?? never, deck?.getState ?? unmadeState)
  if (failure !== null) throw failure
  return { deck, state, live }
}
