import { useRef, useState } from 'react'
import type { Group } from 'three'
import type { LoaderMove } from '#lib/tape/deck.ts'
import { doorOpens } from '#lib/tape/deckSize.ts'
import { damp } from '../stage/damp.ts'
import { useModel } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import { Cassette } from './Cassette.tsx'
import { type FilmClock, filmPose } from './film.ts'
import { type LabelledTape, unknownTape } from './labels.ts'
import { isOut, loaderWith, stepLoader } from './loader.ts'
import { type LoaderFrame, loaderMove } from './loaderMoves.ts'
import { placeTape, tapeWay } from './tapePath.ts'
import type { Transport } from './useReels.ts'

interface BayProps extends Transport {
  readonly film: FilmClock | null
  readonly tape: LabelledTape | null
  readonly ejecting: boolean
  readonly onMove: (move: LoaderMove) => void
  readonly onEjected: () => void
  /** Called every frame: whether a tape is in the bay or on its way in. */
  readonly onLoaded?: (isLoaded: boolean) => void
  /** Starts empty, and the tape goes in. */
  readonly startsEmpty?: boolean
  /** A part that casts a shadow has moved. */
  readonly onShadowsMove: () => void
}

/** Seconds for the heads, and metres that they rise while playing and in a pause. */
const smooth = 0.1
const headsRise = { playing: 0.009, paused: 0.005 } as const
/** Position of the tape from which the heads may rise, see tapeWay. */
const seated = 0.03

/** The cassette bay: door, tape and heads. */
export function Bay(props: BayProps) {
  const { live, mode, film, tape, ejecting, onMove, onEjected, onLoaded, onShadowsMove } = props
  const { node, part } = useModel('deck')
  const door = useRef<Group>(null)
  const cassette = useRef<Group>(null)
  const heads = useRef<Group>(null)
  const before = useRef<LoaderFrame | null>(null)
  const wasOut = useRef(false)
  // Without the film, the tape starts in the deck.
  const [shown, setShown] = useState(
    props.startsEmpty === true ? null : (tape ?? (film === null ? null : unknownTape)),
  )
  const loader = useRef(loaderWith(shown?.id ?? null))
  // The title changes with the language.
  const label = tape !== null && tape.id === shown?.id ? tape : shown

  useMotion((seconds) => {
    const state = loader.current
    if (door.current === null || cassette.current === null || heads.current === null) return false
    let moves = film !== null
    if (film !== null) {
      const pose = filmPose(film.seconds())
      state.door = pose.door
      state.way = pose.way
      state.shown = tape?.id ?? state.shown ?? unknownTape.id
    } else {
      if (state.shown === unknownTape.id && tape !== null) state.shown = tape.id
      const wanted = tape?.id ?? (mode === 'noStory' ? null : state.shown)
      moves = stepLoader(state, { tape: wanted, ejecting }, seconds)
    }
    if (state.shown !== (shown?.id ?? null))
      setShown(state.shown === null ? null : state.shown === tape?.id ? tape : unknownTape)

    const { door: open, way } = state
    door.current.rotation.x = open * doorOpens
    placeTape(way, open, cassette.current.position, cassette.current.quaternion)
    cassette.current.visible = way < tapeWay.away - 0.02 && state.shown !== null
    const rise = way < seated && (mode === 'playing' || mode === 'paused') ? headsRise[mode] : 0
    if (damp(heads.current.position, 'y', rise, smooth, seconds)) moves = true

    const now = { door: open, way, isEjecting: ejecting, filmSeconds: film?.seconds() ?? null }
    const move = loaderMove(before.current, now)
    if (move !== null) onMove(move)
    if (way !== before.current?.way || open !== before.current.door) onShadowsMove()
    before.current = now
    const isOutNow = ejecting && isOut(state)
    if (isOutNow && !wasOut.current) onEjected()
    wasOut.current = isOutNow
    onLoaded?.(state.shown !== null)
    return moves
  })

  return (
    <>
      <group ref={door} position={node('door').position}>
        <mesh {...part('door_frame')} castShadow receiveShadow />
        <mesh {...part('door_glass')} />
      </group>
      <group ref={cassette}>
        <Cassette live={live} mode={mode} label={label ?? unknownTape} />
      </group>
      <group position={node('head_block').position}>
        <group ref={heads}>
          <mesh {...part('heads')} receiveShadow />
          <mesh {...part('pinch_rollers')} receiveShadow />
        </group>
      </group>
    </>
  )
}
