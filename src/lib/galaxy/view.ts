import type { Size } from '../geometry/size.ts'
import { discRadius, stretchFor } from './field.ts'
import type { Placement } from './placement.ts'

/** The camera: the point of the plane in the middle of the viewport, and CSS px per unit. Changed in place. */
export interface SkyView {
  x: number
  y: number
  zoom: number
}

/** CSS px from the edges of the viewport. */
export interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface SkyLimits {
  readonly leastZoom: number
  readonly mostZoom: number
  /** How far from the middle of the plane the view may move, units. */
  readonly reach: number
}

/** Margin around the centres of the first disc's planets, units: leaves space for ring and title. */
const homeMargin = { across: 120, along: 90 } as const
/** Diameter of a planet in close view, as a share of the narrower side of the free area. */
const nearShare = 0.62

/** CSS px that header and keys take in portrait; on tall viewports the keys take a share of the height. */
const upright = { head: 150, foot: 190, footShare: 0.14 } as const
/** And on lying viewports of these heights, where they would lie over planets; lower ones are full of planets anyway. */
const low = { from: 600, below: 850, head: 96, foot: 84 } as const

/** The first view: the device and the whole first disc. */
export function homeView(viewport: Size): SkyView {
  const { width, height } = viewport
  const radius = discRadius(0)
  const stretch = stretchFor(viewport)
  const isUpright = stretch.y > 1
  const isLow = height >= low.from && height < low.below
  const head = isUpright ? upright.head : isLow ? low.head : 0
  const foot = isUpright ? Math.max(upright.foot, upright.footShare * height) : isLow ? low.foot : 0
  const across = width / (radius * stretch.x + homeMargin.across)
  const along = (height - head - foot) / (radius * stretch.y + homeMargin.along)
  const zoom = Math.min(across, along) / 2
  return { x: 0, y: (foot - head) / 2 / zoom, zoom }
}

type Field = Pick<Placement, 'reach' | 'stretch'>

/** From the whole field to a planet that fills the viewport. */
export function limitsOf(viewport: Size, { reach, stretch }: Field): SkyLimits {
  const home = homeView(viewport).zoom
  const whole = Math.min(viewport.width / stretch.x, viewport.height / stretch.y) / (2 * (reach + 90))
  return { leastZoom: Math.min(home * 0.8, whole), mostZoom: home * 5.5, reach: reach * stretch.y }
}

export function wholeView(viewport: Size, placement: Field): SkyView {
  return { x: 0, y: 0, zoom: limitsOf(viewport, placement).leastZoom }
}

export function clampView(view: SkyView, { leastZoom, mostZoom, reach }: SkyLimits): void {
  view.zoom = Math.min(mostZoom, Math.max(leastZoom, view.zoom))
  const away = Math.hypot(view.x, view.y)
  if (away <= reach) return
  view.x *= reach / away
  view.y *= reach / away
}

/** Position of a point of the plane in the viewport, CSS px from the upper left corner. */
export function onScreen(view: SkyView, { width, height }: Size, x: number, y: number): [number, number] {
  return [width / 2 + (x - view.x) * view.zoom, height / 2 + (y - view.y) * view.zoom]
}

/** The point of the plane under a point of the viewport. */
export function onPlane(view: SkyView, { width, height }: Size, x: number, y: number): [number, number] {
  return [view.x + (x - width / 2) / view.zoom, view.y + (y - height / 2) / view.zoom]
}

/** Moves the plane with a finger. @param dx,dy CSS px */
export function pan(view: SkyView, dx: number, dy: number): void {
  view.x -= dx / view.zoom
  view.y -= dy / view.zoom
}

/** Zooms about a point of the viewport, which stays in place. @param by 2 is twice as near */
export function zoomAt(
  view: SkyView,
  viewport: Size,
  at: { readonly x: number; readonly y: number },
  by: number,
  { leastZoom, mostZoom }: SkyLimits,
): void {
  const zoom = Math.min(mostZoom, Math.max(leastZoom, view.zoom * by))
  const share = 1 / view.zoom - 1 / zoom
  view.x += (at.x - viewport.width / 2) * share
  view.y += (at.y - viewport.height / 2) * share
  view.zoom = zoom
}

/** The close view of one planet, in the middle of the area that the page leaves free. */
export function viewOf(
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  { width, height }: Size,
  covered: Edges,
): SkyView {
  const [wide, high] = [width - covered.left - covered.right, height - covered.top - covered.bottom]
  const zoom = (Math.max(120, Math.min(wide, high)) * nearShare) / (2 * radius)
  return {
    x: x - (covered.left - covered.right) / 2 / zoom,
    y: y - (covered.top - covered.bottom) / 2 / zoom,
    zoom,
  }
}

/** The view moved so that a planet is visible, at the same zoom; unchanged where it is visible already. */
export function viewWith(
  view: SkyView,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  { width, height }: Size,
  covered: Edges,
): SkyView {
  const margin = 1.4 * radius
  const [left, right] = [covered.left - width / 2, width / 2 - covered.right]
  const [top, bottom] = [covered.top - height / 2, height / 2 - covered.bottom]
  return {
    x: within(view.x, x + margin - right / view.zoom, x - margin - left / view.zoom),
    y: within(view.y, y + margin - bottom / view.zoom, y - margin - top / view.zoom),
    zoom: view.zoom,
  }
}

/** Clamps a value; the middle of the limits where they cross. */
function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
}
