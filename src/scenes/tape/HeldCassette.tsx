import { useDeferredValue } from 'react'
import { Held } from '../hold/Held.tsx'
import type { HeldLook, HeldProps } from '../hold/held.ts'
import { useModel } from '../stage/useModel.ts'
import { Cassette, Label } from './Cassette.tsx'
import { type LabelledTape, unknownTape } from './labels.ts'
import { inHand } from './lights.ts'
import { useFace } from './useFace.ts'
import type { Transport } from './useReels.ts'

export interface HeldCassetteProps extends HeldProps, Transport {
  readonly tape: LabelledTape | null
}

const look: HeldLook = { ...inHand, middle: [0, 0, 0], reach: 0.06, above: 0.06, inside: 'cassetteInside' }

/** The deck's cassette in the hand; its reels turn as in the deck. */
export function HeldCassette({ live, mode, tape, ...props }: HeldCassetteProps) {
  // Deferred: a font that is still loading must not suspend the view.
  const label = useDeferredValue(tape ?? unknownTape)
  useFace(label.hand)
  const { node, part } = useModel('cassette')
  return (
    <Held
      {...props}
      look={look}
      goesWith={{
        frontHalf: (
          // Slightly in front of the bare paper of the part.
          <group position-z={0.0001}>
            <Label label={label} />
          </group>
        ),
      }}
    >
      <Cassette live={live} mode={mode} label={label} />
      {/* Parts that are hidden in the deck. */}
      <mesh {...part('label_b')} />
      <mesh {...part('pad_spring')} />
      <group quaternion={node('shell_back').quaternion}>
        <mesh {...part('screws_back')} />
      </group>
    </Held>
  )
}
