import { useDeferredValue, useRef } from 'react'
import type { SpotLight } from 'three'
import type { DeckKey, DeckMode, LoaderMove, TapeLive } from '#lib/tape/deck.ts'
import { AimedSpotLight } from '../stage/AimedSpotLight.tsx'
import { useStageTools } from '../stage/stageTools.ts'
import { Studio } from '../stage/Studio.tsx'
import { preloadModels, useModel } from '../stage/useModel.ts'
import { Bay } from './Bay.tsx'
import type { FilmClock } from './film.ts'
import { type LabelledTape, printFace } from './labels.ts'
import { dusk, lamp, reflections, windowLight } from './lights.ts'
import { RoomCamera } from './RoomCamera.tsx'
import { Shelf } from './Shelf.tsx'
import { TapeDeck } from './TapeDeck.tsx'
import { useFace } from './useFace.ts'
import { Wall } from './Wall.tsx'

preloadModels('deck', 'cassette', 'shelf')

/** Presses and drags are the page's own: real buttons lie over the picture where `layoutOf` says. */
export interface TapeRoomProps {
  /** Read every frame, never a reason to render. */
  readonly live: TapeLive
  readonly mode: DeckMode
  /** Keys that are down: held by somebody or latched by the mechanism. */
  readonly keysDown: ReadonlySet<DeckKey>
  /** The film at the beginning; null once it is over. */
  readonly intro: FilmClock | null
  /** What lies in the deck. A change takes the old tape out and puts the new one in. */
  readonly tape: LabelledTape | null
  /** The door opens and the tape comes out; it stays out as long as this is true. */
  readonly ejecting: boolean
  /** 0 to 1. */
  readonly volume: number
  /** Door or tape moves as one hears it, in the film too. */
  readonly onMove: (move: LoaderMove) => void
  /** The tape is out of the deck. */
  readonly onEjected: () => void
}

/** The hi-fi shelf at dusk. */
export function TapeRoom({ live, mode, keysDown, intro, volume, tape, ...loading }: TapeRoomProps) {
  // Handwriting that is still on its way must not take the room away.
  const labelled = useDeferredValue(tape)
  useAssets(labelled?.hand ?? printFace)
  const { shadowSize } = useStageTools().quality
  const keyLight = useRef<SpotLight>(null)
  function redrawShadows() {
    if (keyLight.current) keyLight.current.shadow.needsUpdate = true
  }
  return (
    <>
      <RoomCamera film={intro} />
      <Studio rig={dusk} intensity={reflections} />
      {/* A shadow map keeps the size that it was made with. */}
      <AimedSpotLight
        key={shadowSize}
        ref={keyLight}
        {...lamp}
        castShadow
        shadow-autoUpdate={false}
        shadow-needsUpdate
        shadow-mapSize={[shadowSize, shadowSize]}
        shadow-radius={2.2}
        shadow-bias={-0.0004}
        shadow-normalBias={0.0015}
        shadow-camera-near={0.5}
        shadow-camera-far={2.6}
      />
      <AimedSpotLight {...windowLight} />
      <Wall />
      <Shelf />
      <TapeDeck live={live} mode={mode} keysDown={keysDown} volume={volume} film={intro} />
      <Bay live={live} mode={mode} film={intro} tape={labelled} {...loading} onShadowsMove={redrawShadows} />
    </>
  )
}

/** Suspends here for all that the room is made of: whoever paints below a component that suspends paints again. */
function useAssets(hand: string): void {
  useModel('deck')
  useModel('cassette')
  useModel('shelf')
  useFace(printFace)
  useFace(hand)
}
