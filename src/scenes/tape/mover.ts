import { type Camera as View, PerspectiveCamera, Quaternion, Vector3, type Camera, type Mesh } from 'three'
import { counterWheels, hubTurns } from '#lib/tape/counter.ts'
import type { DeckMode, LoaderMove, TapeLive } from '#lib/tape/deck.ts'
import { doorOpens } from '#lib/tape/deckSize.ts'
import { reelsAt, tapeFor } from '#lib/tape/reels.ts'
import { litPoints, meterSensitivityDb } from '#lib/meterPoints.ts'
import { type Spring, stepSpring } from '#lib/spring.ts'
import type { Dressed } from './dressed.ts'
import { filmPose } from './film.ts'
import type { TapeLayout } from './layout.ts'
import { emptyLoader, isOut, type Loader, stepLoader } from './loader.ts'
import { bayLight } from './lights.ts'
import { loaderEar } from './loaderEar.ts'
import type { MeterLights } from './meterLights.ts'
import type { Machine } from './parts.ts'
import type { TapeRoomProps } from './props.ts'
import { placeTape, tapeWay } from './tapePath.ts'

export type Inputs = Pick<
  TapeRoomProps,
  'live' | 'mode' | 'keysDown' | 'intro' | 'tape' | 'ejecting' | 'volume'
> & { readonly layout: TapeLayout; readonly aspect: number }

/** What happened in a step. */
export interface Step {
  readonly isMoving: boolean
  /** Door or cassette moved: their shadows did too. */
  readonly shadowsMove: boolean
  /** What door and tape do at this moment that one hears. */
  readonly move: LoaderMove | null
  /** Id of the tape whose label is on the cassette now. */
  readonly shown: number | null
  readonly isOut: boolean
}

/** The room's springs between frames; everything else follows from props and live numbers. */
export interface Mover {
  step(inputs: Inputs, camera: Camera, seconds: number): Step
}

/** 1/s. A key answers in the frame it is pressed in, and comes back a little slower, as its spring is weaker than a thumb. */
const rates = { press: 60, release: 26, knob: 18, heads: 20, lamps: 6, camera: 5 } as const
/** Radians from the middle to either end of the knob. */
const knobReach = 2.36
/** How the knob is built: see dimensions.ts of the deck. */
const knobBuiltAt = -0.7
/** Radii of a pack that its morph reaches, millimetres: see reels.ts of the cassette. */
const packs = { thin: 12.4, full: 24.6 } as const
/** The cassette in the film before anybody's tape is known. */
const nobodys = -1

const running: ReadonlySet<DeckMode> = new Set(['playing', 'rewinding', 'fastForwarding', 'fullRewinding'])

export function createMover(
  machine: Machine,
  lamps: {
    readonly lights: MeterLights
    readonly dressed: Dressed
    readonly bay: { intensity: number }
  },
): Mover {
  const loader: Loader = emptyLoader()
  const ear = loaderEar()
  const keys = machine.keys.map((): Spring => ({ value: 0, velocity: 0 }))
  const knob = at(0)
  const heads = at(0)
  const glow = at(1)
  const view = [at(0), at(0), at(0), at(0), at(0), at(0), at(0)] as const
  const goals = [0, 0, 0, 0, 0, 0, 0]
  const turn = new Quaternion()
  let isFirst = true
  let wasFilm = false
  let lastPosition = Number.NaN
  let lastWay = Number.NaN
  let lastDoor = Number.NaN

  function first({ tape, volume, intro, layout }: Inputs): void {
    isFirst = false
    knob.value = volume
    // Whoever comes without the film finds the tape in the deck.
    loader.shown = tape?.id ?? (intro === null ? null : nobodys)
    if (loader.shown !== null) loader.way.value = tapeWay.seated
    const { eye, target, fov } = layout.camera
    ;[...eye, ...target, fov].forEach((value, i) => set(view[i], value))
  }

  function film({ intro, tape, layout, aspect }: Inputs, camera: Camera, seconds: number): number {
    if (intro === null) return 0
    const pose = filmPose(intro.seconds(), layout, aspect)
    set(loader.door, pose.door)
    set(loader.way, pose.way)
    loader.shown = tape?.id ?? loader.shown ?? nobodys
    set(glow, pose.lamps)
    const { eye, target, fov } = pose.camera
    ;[...eye, ...target, fov].forEach((value, i) => set(view[i], value))
    aim(camera, view)
    machine.power.move(pose.power)
    showTurns(pose.turns)
    lamps.lights.light(pose.lit, pose.lit, seconds)
    return pose.lit
  }

  function showTurns(turns: number): void {
    const wheels = counterWheels(turns)
    machine.counter.forEach((wheel, i) => wheel.move(((wheels[i] ?? 0) / 10) * 2 * Math.PI))
  }

  /** @returns whether the tape moved since the last frame */
  function turnReels({ position, duration }: TapeLive): boolean {
    const tape = tapeFor(duration)
    const reels = reelsAt(position, tape)
    machine.reels[0].move(reels.supplyAngle)
    machine.reels[1].move(reels.takeUpAngle)
    machine.spindles[0].move(reels.supplyAngle)
    machine.spindles[1].move(reels.takeUpAngle)
    wind(machine.packs[0], (packs.full - reels.supplyRadius) / (packs.full - packs.thin))
    wind(machine.packs[1], (reels.takeUpRadius - packs.thin) / (packs.full - packs.thin))
    const moved = position !== lastPosition
    lastPosition = position
    return moved
  }

  return {
    step: (inputs, camera, seconds) => {
      const { live, mode, keysDown, intro, tape, ejecting, volume, layout } = inputs
      if (isFirst) first(inputs)
      let isMoving = intro !== null
      if (intro !== null) film(inputs, camera, seconds)
      else {
        if (loader.shown === nobodys && tape !== null) loader.shown = tape.id
        const wanted = tape?.id ?? (mode === 'noStory' ? null : loader.shown)
        if (stepLoader(loader, { tape: wanted, ejecting }, seconds)) isMoving = true
        if (stepSpring(glow, 1, rates.lamps, seconds)) isMoving = true
        if (wasFilm) machine.power.move(0)
        if (followCamera(view, goals, layout, seconds)) isMoving = true
        aim(camera, view)
        showTurns(hubTurns(live.position, tapeFor(live.duration)))
        const [left, right] = live.levelsDb.map((db) => litPoints(db + meterSensitivityDb))
        if (lamps.lights.light(left ?? 0, right ?? 0, seconds)) isMoving = true
        if ((left ?? 0) + (right ?? 0) > 0) isMoving = true
      }
      wasFilm = intro !== null
      if (turnReels(live) || live.speed !== 0 || running.has(mode)) isMoving = true

      machine.keys.forEach(({ key, part }, i) => {
        const spring = keys[i]
        if (spring === undefined) return
        const isDown = keysDown.has(key)
        if (stepSpring(spring, isDown ? 1 : 0, isDown ? rates.press : rates.release, seconds)) isMoving = true
        part.move(spring.value)
      })
      if (stepSpring(knob, volume, rates.knob, seconds)) isMoving = true
      machine.knob.move(knobReach - knob.value * 2 * knobReach - knobBuiltAt)
      const engaged = mode === 'playing' ? 1 : mode === 'paused' ? 0.55 : 0
      if (stepSpring(heads, loader.way.value < 0.03 ? engaged : 0, rates.heads, seconds)) isMoving = true
      machine.heads.move(heads.value)

      const { dressed, bay } = lamps
      dressed.bulb.emissiveIntensity = 2.4 * glow.value
      dressed.led.emissiveIntensity = 1.1 * glow.value
      dressed.display.emissiveIntensity = 0.12 + 0.88 * glow.value
      bay.intensity = bayLight.power * glow.value

      const [way, door] = [loader.way.value, loader.door.value]
      machine.door.move(door * doorOpens)
      machine.cassette.visible = way < tapeWay.gone - 0.02 && loader.shown !== null
      placeTape(way, door, machine.cassette.position, turn)
      machine.cassette.quaternion.copy(turn)
      const move = ear.hear({ door, way, isEjecting: ejecting, filmSeconds: intro?.seconds() ?? null })
      const shadowsMove = way !== lastWay || door !== lastDoor
      lastWay = way
      lastDoor = door
      return { isMoving, shadowsMove, move, shown: loader.shown, isOut: isOut(loader) }
    },
  }
}

const at = (value: number): Spring => ({ value, velocity: 0 })

function set(spring: Spring | undefined, value: number): void {
  if (spring === undefined) return
  spring.value = value
  spring.velocity = 0
}

function wind(pack: Mesh, share: number): void {
  if (pack.morphTargetInfluences) pack.morphTargetInfluences[0] = share
}

function followCamera(
  view: readonly Spring[],
  goals: number[],
  { camera: { eye, target, fov } }: TapeLayout,
  seconds: number,
): boolean {
  for (let i = 0; i < 3; i++) {
    goals[i] = eye[i] ?? 0
    goals[i + 3] = target[i] ?? 0
  }
  goals[6] = fov
  let moves = false
  view.forEach((spring, i) => {
    if (stepSpring(spring, goals[i] ?? 0, rates.camera, seconds)) moves = true
  })
  return moves
}

const goal = new Vector3()

function aim(camera: View, [ex, ey, ez, tx, ty, tz, fov]: readonly Spring[]): void {
  camera.position.set(ex?.value ?? 0, ey?.value ?? 0, ez?.value ?? 0)
  camera.lookAt(goal.set(tx?.value ?? 0, ty?.value ?? 0, tz?.value ?? 0))
  if (camera instanceof PerspectiveCamera && fov !== undefined && camera.fov !== fov.value) {
    camera.fov = fov.value
    camera.updateProjectionMatrix()
  }
}
