import { MathUtils } from 'three'
import { devicePlanet, homePlanet, type PlanetId } from '#lib/galaxy/ids.ts'
import { planetAt } from '#lib/galaxy/seek.ts'
import { limitsOf, onPlane, viewOf, viewWith, wholeView } from '#lib/galaxy/view.ts'
import type { Size } from '#lib/geometry/size.ts'
import { damp } from '../stage/damp.ts'
import { createCamera } from './camera.ts'
import { type FrameNumbers, putBands, rowAt } from './frame.ts'
import { followGestures, type Spot } from './gestures.ts'
import type { SkyProps } from './props.ts'
import { createRisings } from './risings.ts'

/** Seconds without input until the drift stops, and the rate at which it does, 1/s. */
const driftSeconds = 45
const driftRate = 0.5
/** Seconds without input after which the camera flies to a new planet. */
const aloneSeconds = 8
/** Reach of a finger beside a planet, CSS px, for a target of 48 px. */
const fingerReach = 24
/** Lag of near planets behind a pan, as a share, and at most, CSS px. */
const lagShare = 0.22
const mostLag = 16
/** Seconds in which focus, closeness, press, dimming and playing fade in. */
const smooth = { focus: 0.14, near: 0.36, press: 0.08, dim: 0.43, on: 0.5 } as const

/** What else a frame needs besides the props. */
export interface SkyScreen extends Size {
  readonly dpr: number
  readonly rem: number
  /** Whether the sky drifts by itself. */
  readonly drifts: boolean
}

/** All motion and input of the sky, without drawing. */
interface Mover {
  applyProps(props: SkyProps, screen: SkyScreen): void
  follow(surface: HTMLElement): () => void
  /** Provides the functions for buttons and keys of the page. Returns a function that withdraws them. */
  provideZoom(): () => void
  /** Advances everything and writes the frame's numbers. @returns whether anything still moves */
  step(seconds: number, onRisen: () => void): boolean
  /** The title is hidden: the planet is chosen, or still rising. */
  isTitleHidden(slot: number): boolean
}

export function createMover(first: SkyProps, frame: FrameNumbers, wake: () => void): Mover {
  const { live } = first
  const camera = createCamera(live)
  const risings = createRisings(frame)
  let props = first
  let screen: SkyScreen = { width: 1, height: 1, dpr: 1, rem: 16, drifts: false }
  let isSettled = false
  let pressed: PlanetId | null = null
  let hovered: PlanetId | null = null
  let quiet = 0
  let pace = 1
  const shares = { focus: 0, near: 0, press: 0, dim: 0, on: 0 }
  /** Rotation of the chosen planet by hand: radians, and radians per second. */
  const turn = { angle: 0, speed: 0 }
  /** Lag of the nearest planets behind the view, CSS px. */
  const lag = { x: 0, y: 0 }
  let [focusSlot, nearSlot, pressSlot] = [-1, -1, -1]
  let loudness = 0
  let story = 0
  let clock = 0
  let dark = 0
  let isMoving = false
  const at = {
    view: rowAt('view'),
    screen: rowAt('screen'),
    mood: rowAt('mood'),
    selection: rowAt('selection'),
    device: rowAt('device'),
    story: rowAt('story'),
    deviceBands: rowAt('deviceBands0'),
    storyBands: rowAt('storyBands0'),
  }

  const bodyOf = (id: PlanetId) => {
    const { placement } = props
    const slot = placement.slotOf(id)
    if (slot === -1) return null
    return { x: placement.xs[slot] ?? 0, y: placement.ys[slot] ?? 0, radius: placement.radii[slot] ?? 0 }
  }
  const move = (which: keyof typeof shares, isOn: boolean, seconds: number) => {
    if (damp(shares, which, isOn ? 1 : 0, smooth[which], seconds)) isMoving = true
  }
  const keepAwake = () => {
    quiet = 0
    wake()
  }
  const planetUnder = ({ x, y }: Spot) => {
    const [px, py] = onPlane(live.view, screen, x, y)
    return planetAt(props.placement, px, py, Math.max(0, fingerReach / live.view.zoom - 50))
  }
  const goNear = (id: PlanetId) => {
    const body = bodyOf(id)
    if (body === null || id === devicePlanet) return
    live.before ??= { ...live.view }
    camera.fly(viewOf(body, screen, props.covered), () => props.onLanded(id))
  }
  const goBack = () => {
    const { before } = live
    if (before === null) return
    camera.fly(before, () => {
      live.before = null
    })
  }
  const leave = () => {
    const body = bodyOf(homePlanet)
    if (body === null) return
    const view = viewOf(body, screen, { left: 0, top: 0, right: 0, bottom: 0 })
    camera.fly({ ...view, zoom: view.zoom * 3.2 }, () => props.onLanded(homePlanet))
  }
  const centerOn = (id: PlanetId) => {
    const body = bodyOf(id)
    if (body === null || live.before !== null) return
    const view = viewWith(live.view, body, screen, props.covered)
    if (Math.hypot(view.x - live.view.x, view.y - live.view.y) * live.view.zoom < 2) return
    live.isAtHome = false
    camera.fly(view, () => {})
  }

  const isFree = () => props.chosen === null && !props.leaving
  const provideZoom = () => {
    const zoomBy = (by: number) => {
      if (!isFree()) return
      camera.land()
      camera.wheel({ x: screen.width / 2, y: screen.height / 2 }, by)
      keepAwake()
    }
    const showWhole = () => {
      if (!isFree()) return
      live.isAtHome = false
      camera.fly(wholeView(screen, props.placement), () => {})
      keepAwake()
    }
    Object.assign(live, { zoomBy, showWhole })
    return () => {
      if (live.zoomBy === zoomBy) Object.assign(live, { zoomBy: null, showWhole: null })
    }
  }

  return {
    provideZoom,
    applyProps(next, nextScreen) {
      const before = props
      props = next
      screen = nextScreen
      camera.resize(screen, limitsOf(screen, props.placement))
      const isFirst = !isSettled
      isSettled = true
      const coverMoved = (['left', 'top', 'right', 'bottom'] as const).some(
        (side) => next.covered[side] !== before.covered[side],
      )
      if (isFirst || next.chosen !== before.chosen) {
        if (next.chosen !== null) goNear(next.chosen)
        else goBack()
      } else if (next.chosen !== null && coverMoved) goNear(next.chosen)
      if (isFirst && next.chosen !== null) camera.land()
      if (next.leaving && (isFirst || !before.leaving)) leave()
      if (!isFirst && next.focused !== before.focused && next.focused !== null && next.focused !== hovered)
        centerOn(next.focused)
      const rising = risings.add(next.arriving, next.placement)
      if (rising !== null && quiet > aloneSeconds && next.chosen === null) centerOn(rising)
      if (next.chosen !== before.chosen || next.focused !== before.focused || next.playing !== before.playing)
        quiet = 0
      wake()
    },
    follow: (surface) =>
      followGestures(surface, {
        onDown(spot) {
          camera.grab()
          if (camera.isFlying()) camera.land()
          else pressed = planetUnder(spot)
          keepAwake()
        },
        onPan(dx, dy) {
          pressed = null
          keepAwake()
          if (props.leaving) return
          if (props.chosen !== null) {
            // The chosen planet turns with the finger.
            turn.speed += dx * 0.035
            return
          }
          camera.pan(dx, dy)
          lag.x = MathUtils.clamp(lag.x + dx * lagShare, -mostLag, mostLag)
          lag.y = MathUtils.clamp(lag.y + dy * lagShare, -mostLag, mostLag)
        },
        onZoom(spot, by) {
          if (isFree()) camera.zoom(spot, by)
          keepAwake()
        },
        onWheel(spot, by) {
          if (isFree()) camera.wheel(spot, by)
          keepAwake()
        },
        onRelease(vx, vy) {
          if (isFree()) camera.throw(vx, vy)
          pressed = null
          keepAwake()
        },
        onTap(spot) {
          if (!props.leaving) props.onChoose(planetUnder(spot))
        },
        onHover(spot) {
          const id = spot === null || camera.isFlying() ? null : planetUnder(spot)
          surface.style.cursor = id === null ? '' : 'pointer'
          if (id === hovered) return
          hovered = id
          props.onFocus(id)
          keepAwake()
        },
      }),
    isTitleHidden: (slot) => {
      const id = props.placement.ids[slot] ?? -1
      return id === props.chosen || props.chosen !== null || props.leaving || risings.isRising(id)
    },
    step(seconds, onRisen) {
      const { placement } = props
      quiet += seconds
      clock += seconds
      isMoving = camera.step(seconds)
      const isDrifting = screen.drifts && (quiet < driftSeconds || props.playing || props.speaking)
      const goal = isDrifting ? 1 : 0
      pace += (goal - pace) * Math.min(1, driftRate * 4 * seconds)
      if (pace < 0.01 && goal === 0) pace = 0
      if (!screen.drifts) pace = props.chosen !== null && props.speaking ? 1 : 0
      live.drift += seconds * pace
      isMoving = pace > 0 || isMoving

      if (props.focused !== null) focusSlot = placement.slotOf(props.focused)
      if (props.chosen !== null) nearSlot = placement.slotOf(props.chosen)
      if (pressed !== null) pressSlot = placement.slotOf(pressed)
      move('focus', props.focused !== null, seconds)
      move('near', props.chosen !== null, seconds)
      move('press', pressed !== null, seconds)
      move('dim', props.chosen !== null, seconds)
      move('on', props.playing, seconds)
      turn.angle += turn.speed * seconds
      turn.speed *= Math.exp(-2.4 * seconds)
      if (Math.abs(turn.speed) < 0.01) turn.speed = 0
      else isMoving = true
      for (const axis of ['x', 'y']) if (damp(lag, axis, 0, 0.4, seconds)) isMoving = true
      if (props.leaving) {
        dark = Math.min(1, dark + seconds / 1.1)
        isMoving ||= dark < 1
      } else dark = 0
      if (shares.near === 0 && shares.focus === 0) turn.angle %= 2 * Math.PI

      loudness += ((props.playing ? props.deviceVoice.level : 0) - loudness) * Math.min(1, 14 * seconds)
      story += ((props.speaking ? props.storyVoice.level : 0) - story) * Math.min(1, 14 * seconds)
      putBands(frame, at.deviceBands, props.deviceVoice.bands, props.playing ? 1 : 0)
      putBands(frame, at.storyBands, props.storyVoice.bands, props.speaking ? 1 : 0)
      if (props.playing || props.speaking || loudness > 0.004 || story > 0.004) isMoving = true
      else loudness = story = 0
      if (risings.step(seconds, placement, onRisen)) isMoving = true

      const { view } = live
      put4(frame, at.view, view.x, view.y, view.zoom, live.drift)
      put4(frame, at.screen, screen.width / 2, screen.height / 2, screen.dpr, screen.rem / 16)
      put4(frame, at.mood, lag.x, lag.y, shares.dim, dark * dark)
      put4(frame, at.selection, focusSlot, shares.focus, nearSlot, shares.near)
      put4(frame, at.device, pressSlot, shares.press, loudness, shares.on)
      put4(frame, at.story, story, clock, turn.angle, screen.drifts ? 0 : 1)
      return isMoving
    },
  }
}

function put4(frame: FrameNumbers, row: number, a: number, b: number, c: number, d: number): void {
  frame[row] = a
  frame[row + 1] = b
  frame[row + 2] = c
  frame[row + 3] = d
}
