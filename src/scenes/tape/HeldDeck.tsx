import { useDeferredValue, useState } from 'react'
import type { DeckKey } from '#lib/tape/deck.ts'
import { Held } from '../hold/Held.tsx'
import type { HeldLook, HeldProps } from '../hold/held.ts'
import { Bay } from './Bay.tsx'
import { type LabelledTape, printFace } from './labels.ts'
import { inHand } from './lights.ts'
import { MeterLights } from './MeterLights.tsx'
import { Display } from './Lamps.tsx'
import { Print, TapeDeck } from './TapeDeck.tsx'
import { useFace } from './useFace.ts'
import type { Transport } from './useReels.ts'

export interface HeldDeckProps extends HeldProps, Transport {
  readonly keysDown: ReadonlySet<DeckKey>
  /** 0 to 1. */
  readonly volume: number
  readonly tape: LabelledTape | null
}

const look: HeldLook = {
  ...inHand,
  middle: [0, -0.0035, -0.12],
  reach: 0.25,
  above: 0.1,
  inside: 'deckInside',
}

/** The deck in somebody's hand; the tape in it runs on. Whoever opens it has to take out the tape first. */
export function HeldDeck({ live, mode, keysDown, volume, tape, ...props }: HeldDeckProps) {
  // Handwriting that is still on its way must not take it out of the hand.
  const labelled = useDeferredValue(tape)
  useFace(labelled?.hand ?? printFace)
  const [isEmpty, setIsEmpty] = useState(tape === null)
  const isOpening = props.opening > 0
  return (
    <Held
      {...props}
      look={look}
      mayOpen={isEmpty}
      goesWith={{
        chassis: <Print />,
        meterBoard: (
          // A hair before the dark glass of the part.
          <group position-z={0.0002}>
            <Display />
            <MeterLights live={live} film={null} />
          </group>
        ),
      }}
    >
      <TapeDeck live={live} mode={mode} keysDown={keysDown} volume={volume} film={null} />
      <Bay
        live={live}
        mode={isOpening ? 'noStory' : mode}
        film={null}
        tape={isOpening ? null : labelled}
        startsEmpty={isEmpty}
        ejecting={false}
        onMove={nothing}
        onEjected={nothing}
        onLoaded={(isLoaded) => setIsEmpty(!isLoaded)}
        onShadowsMove={nothing}
      />
    </Held>
  )
}

const nothing = () => {}
