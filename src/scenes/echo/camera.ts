import { type Flight, flightBetween } from '#lib/galaxy/flight.ts'
import type { SkyLive } from '#lib/galaxy/live.ts'
import { clampView, homeView, pan, type SkyLimits, type SkyView, zoomAt } from '#lib/galaxy/view.ts'
import type { Size } from '#lib/geometry/size.ts'
import type { Spot } from './gestures.ts'

/** Decay of a throw, 1/s, and the speed at which it ends, CSS px per second. */
const throwDecay = 3.1
const slowest = 7
/** Rate at which the wheel's zoom is applied, 1/s. */
const wheelRate = 12

/** Moves the view by hand, on flights, and after a throw. */
interface SkyCamera {
  readonly isFlying: () => boolean
  resize(screen: Size, limits: SkyLimits): void
  grab(): void
  pan(dx: number, dy: number): void
  zoom(at: Spot, by: number): void
  wheel(at: Spot, by: number): void
  throw(vx: number, vy: number): void
  /** @param onArrived not called when another flight replaces this one */
  fly(to: Readonly<SkyView>, onArrived: () => void): void
  /** Ends a flight at its goal, at once. */
  land(): void
  /** @returns whether it still moves */
  step(seconds: number): boolean
}

export function createCamera(live: SkyLive): SkyCamera {
  const { view } = live
  let screen: Size = { width: 1, height: 1 }
  let limits: SkyLimits = { leastZoom: 0.1, mostZoom: 10, reach: 0 }
  let velocity = { x: 0, y: 0 }
  let wheel: { at: Spot; left: number } | null = null
  let flight: { readonly path: Flight; seconds: number; readonly onArrived: () => void } | null = null

  const byHand = () => {
    live.isAtHome = false
    clampView(view, limits)
  }
  return {
    isFlying: () => flight !== null,
    resize(nextScreen, nextLimits) {
      screen = nextScreen
      limits = nextLimits
      if (live.isAtHome && flight === null) Object.assign(view, homeView(screen))
      else if (live.before === null && flight === null) clampView(view, limits)
    },
    grab() {
      velocity = { x: 0, y: 0 }
      wheel = null
    },
    pan(dx, dy) {
      pan(view, dx, dy)
      byHand()
    },
    zoom(at, by) {
      zoomAt(view, screen, at, by, limits)
      byHand()
    },
    wheel(at, by) {
      velocity = { x: 0, y: 0 }
      wheel = { at, left: (wheel?.left ?? 0) + Math.log(by) }
    },
    throw(vx, vy) {
      velocity = { x: vx, y: vy }
    },
    fly(to, onArrived) {
      velocity = { x: 0, y: 0 }
      wheel = null
      const path = flightBetween({ ...view }, to, Math.min(screen.width, screen.height))
      flight = { path, seconds: 0, onArrived }
    },
    land() {
      if (flight === null) return
      const { path, onArrived } = flight
      flight = null
      path.put(view, 1)
      onArrived()
    },
    step(seconds) {
      if (flight !== null) {
        flight.seconds += seconds
        const { path, onArrived } = flight
        path.put(view, path.seconds === 0 ? 1 : flight.seconds / path.seconds)
        if (flight.seconds < path.seconds) return true
        flight = null
        onArrived()
        return true
      }
      let isMoving = false
      if (wheel !== null) {
        const part = wheel.left * (1 - Math.exp(-wheelRate * seconds))
        zoomAt(view, screen, wheel.at, Math.exp(part), limits)
        byHand()
        wheel.left -= part
        if (Math.abs(wheel.left) < 0.002) wheel = null
        isMoving = true
      }
      if (velocity.x !== 0 || velocity.y !== 0) {
        pan(view, velocity.x * seconds, velocity.y * seconds)
        byHand()
        const left = Math.exp(-throwDecay * seconds)
        velocity.x *= left
        velocity.y *= left
        if (Math.hypot(velocity.x, velocity.y) < slowest) velocity.x = velocity.y = 0
        isMoving = true
      }
      return isMoving
    },
  }
}
