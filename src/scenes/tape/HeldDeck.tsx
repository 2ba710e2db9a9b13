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

/** The deck in the hand, with its running tape. Opening it ejects the tape first. */
export function HeldDeck({ live, mode, keysDown, volume, tape, ...props }: HeldDeckProps) {
  // Deferred: a font that is still loading must not suspend the view.
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
          // Slightly in front of the dark glass of the part.
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
