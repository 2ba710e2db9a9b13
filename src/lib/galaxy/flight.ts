import type { SkyView } from './view.ts'

/** The shortest and the longest flight, seconds. */
const flightSeconds = { least: 0.55, most: 1.2 } as const
/** How far the flight zooms out: rho in van Wijk and Nuij, "Smooth and efficient zooming and panning" (2003). */
const rho = 1.3

/** A camera flight between two views: out, across and in again, at an even apparent speed. */
export interface Flight {
  readonly seconds: number
  /** Writes the view at a moment into `view`. @param share of the flight, 0 to 1 */
  put(view: SkyView, share: number): void
}

/** @param narrowSide the viewport's narrower side, CSS px: how much of the plane a view shows */
export function flightBetween(from: Readonly<SkyView>, to: Readonly<SkyView>, narrowSide: number): Flight {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const distance = Math.hypot(dx, dy)
  const [wide, narrow] = [narrowSide / from.zoom, narrowSide / to.zoom]
  const isAcross = distance > 1e-3 * Math.min(wide, narrow)
  const first = isAcross ? bend(wide, narrow, distance, 1, wide) : 0
  const last = isAcross ? bend(wide, narrow, distance, -1, narrow) : 0
  const length = isAcross ? (last - first) / rho : Math.abs(Math.log(narrow / wide)) / rho
  const seconds =
    length < 1e-4 ? 0 : Math.min(flightSeconds.most, Math.max(flightSeconds.least, 0.42 * length))
  return {
    seconds,
    put(view, share) {
      const eased = ease(share)
      if (eased >= 1 || seconds === 0) {
        view.x = to.x
        view.y = to.y
        view.zoom = to.zoom
        return
      }
      if (!isAcross) {
        view.x = from.x + dx * eased
        view.y = from.y + dy * eased
        view.zoom = from.zoom * (to.zoom / from.zoom) ** eased
        return
      }
      const at = first + rho * eased * length
      const travelled = (wide / rho ** 2) * (Math.cosh(first) * Math.tanh(at) - Math.sinh(first))
      view.x = from.x + (dx * travelled) / distance
      view.y = from.y + (dy * travelled) / distance
      view.zoom = (narrowSide * Math.cosh(at)) / (wide * Math.cosh(first))
    },
  }
}

/** Parameter of a view on the flight's catenary: the start for sign 1, the end for -1. */
function bend(wide: number, narrow: number, distance: number, sign: 1 | -1, here: number): number {
  const b = (narrow ** 2 - wide ** 2 + sign * rho ** 4 * distance ** 2) / (2 * here * rho ** 2 * distance)
  return -Math.asinh(b)
}

function ease(share: number): number {
  const s = Math.min(1, Math.max(0, share))
  return s * s * s * (s * (6 * s - 15) + 10)
}
