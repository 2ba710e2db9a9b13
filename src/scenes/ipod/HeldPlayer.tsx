import { type ReactNode, use } from 'react'
import { loadFaces } from '../hall/faces.ts'
import { grounds } from '../hold/grounds.ts'
import { Held } from '../hold/Held.tsx'
import type { HeldLook, HeldProps } from '../hold/held.ts'
import { useDisposable } from '../stage/useDisposable.ts'
import { playerDisplay } from './hallDisplay.ts'
import { bodyGlow, cove } from './lights.ts'
import { Display, Player } from './Player.tsx'

const look: HeldLook = {
  middle: [0, 0.0003, 0],
  reach: 0.061,
  above: 0.04,
  rig: cove,
  intensity: bodyGlow,
  lamp: { color: '#ffffff', power: 0.4 },
  backdrop: grounds.ipod,
  inside: 'playerInside',
}

/** The player in the hand, its display lit. */
export function HeldPlayer(props: HeldProps) {
  use(loadFaces())
  const picture = useDisposable(playerDisplay)
  const display = <meshBasicMaterial map={picture} toneMapped={false} />
  return (
    <Held {...props} look={look} goesWith={{ display: <LitDisplay>{display}</LitDisplay> }}>
      <Player display={display} />
    </Held>
  )
}

/** Slightly in front of the dark display of the part. */
const LitDisplay = ({ children }: { readonly children: ReactNode }) => (
  <group position-z={0.0001}>
    <Display>{children}</Display>
  </group>
)
