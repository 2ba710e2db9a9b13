import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import type { Story } from '#contract/story.ts'
import { polledDeviceStoryQuery } from '#api/queries/narration.ts'
import { useLanguage } from '#state/language.ts'
import type { DeckFailure } from '#lib/tape/deck.ts'
import { type DeckTape, ownTape, type Side, visitorTape } from './deckTape.ts'

export interface DeckTapeChoice {
  /** Null: none, or still loading. */
  readonly tape: DeckTape | null
  /** Why the device's narration is missing; null while it loads, or with another tape. */
  readonly failure: DeckFailure | null
  readonly isFetching: boolean
  readonly retry: () => void
  /** The visitor's story whose tape is in the deck; null: the deck's own. */
  readonly visitor: Story | null
  readonly putIn: (storyId: number) => void
  readonly turn: () => void
  readonly putOwnBack: () => void
}

/** The tape in the deck: its own (TAPE-04), or a visitor's from the shelf (DECK-11). */
export function useDeckTape(stories: readonly Story[] | null): DeckTapeChoice {
  const language = useLanguage()
  const own = useQuery(polledDeviceStoryQuery(tapeExhibit.device.id))
  const [chosen, setChosen] = useState<{ readonly id: number; readonly side: Side } | null>(null)
  const visitor = chosen === null ? null : (stories?.find(({ id }) => id === chosen.id) ?? null)
  // A withdrawn story leaves the deck, too.
  if (chosen !== null && stories !== null && visitor === null) setChosen(null)
  const side = chosen?.side ?? 'a'

  const tape = useMemo(() => {
    if (visitor !== null) return visitorTape(visitor, side, language)
    return own.data === undefined ? null : ownTape(own.data, language)
  }, [visitor, side, own.data, language])

  const ownFailure =
    own.data === undefined ? (own.errorUpdateCount > 0 ? 'failed' : null) : tape === null ? 'noStory' : null
  return {
    tape,
    failure: visitor === null ? ownFailure : null,
    isFetching: own.isFetching,
    retry: () => void own.refetch(),
    visitor,
    putIn: (id) => setChosen({ id, side: 'a' }),
    turn: () => setChosen((now) => now && { ...now, side: now.side === 'a' ? 'b' : 'a' }),
    putOwnBack: () => setChosen(null),
  }
}
