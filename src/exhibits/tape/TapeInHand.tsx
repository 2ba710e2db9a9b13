import { useMemo } from 'react'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { deckParts } from '#content/exhibits/tape/deckParts.ts'
import { cassetteParts } from '#content/exhibits/tape/parts.ts'
import type { DeckState, TapeLive } from '#lib/tape/deck.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { grounds } from '#scenes/hold/grounds.ts'
import { stills } from '#content/stills.gen.ts'
import type { HeldCassetteProps } from '#scenes/tape/HeldCassette.tsx'
import type { HeldDeckProps } from '#scenes/tape/HeldDeck.tsx'
import type { LabelledTape } from '#scenes/tape/labels.ts'
import { type HeldObject, HoldView } from '#ui/parts/hold/HoldView.tsx'

const HeldDeck = lazyComponent<HeldDeckProps>(
  'deck in hand',
  async () => (await import('#scenes/tape/HeldDeck.tsx')).HeldDeck,
)
const HeldCassette = lazyComponent<HeldCassetteProps>(
  'cassette in hand',
  async () => (await import('#scenes/tape/HeldCassette.tsx')).HeldCassette,
)

interface TapeInHandProps {
  readonly live: TapeLive
  readonly state: DeckState
  readonly tape: LabelledTape | null
  readonly onBack: () => void
}

/** The deck, or the cassette in it. */
export function TapeInHand({ live, state, tape, ...view }: TapeInHandProps) {
  const { mode, keysDown, volume } = state
  const objects = useMemo(
    (): readonly [HeldObject, HeldObject] => [
      {
        id: 'deck',
        parts: deckParts,
        picture: { closed: stills['tape-landscape'], open: stills.deckInside, at: 0.02 },
        scene: (props) => (
          <HeldDeck {...props} live={live} mode={mode} keysDown={keysDown} volume={volume} tape={tape} />
        ),
      },
      {
        id: 'cassette',
        parts: cassetteParts,
        picture: { closed: stills['werkschau-tape'], open: stills.cassetteInside },
        scene: (props) => <HeldCassette {...props} live={live} mode={mode} tape={tape} />,
      },
    ],
    [live, mode, keysDown, volume, tape],
  )
  return <HoldView {...view} ground={grounds.tape} objects={objects} deviceId={tapeExhibit.device.id} />
}
