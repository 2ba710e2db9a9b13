import type { Size } from '../geometry/size.ts'
import { discRadius, stretchFor } from './field.ts'
import type { Placement } from './placement.ts'

/** What the camera shows: the point of the plane in the middle of the screen, and CSS px a unit. Changed in place. */
export interface SkyView {
  x: number
  y: number
  zoom: number
}

/** CSS px from the edges of the screen. */
interface Edges {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How far views may go. */
export interface SkyLimits {
  readonly leastZoom: number
  readonly mostZoom: number
  /** How far the middle of the screen may be from the middle of the plane. */
  readonly reach: number
}

/** Around the middles of the first disc's planets, units: what stands there is seen whole, with its ring and its title. */
const homeMargin = { across: 120, along: 90 } as const
/** Of a planet that is near, across, as a share of the narrower side of what the page leaves free. */
const nearShare = 0.62

/** CSS px of a standing screen that the head takes, and the keys at the foot; of a high one, a share of its height. */
const upright = { head: 150, foot: 190, footShare: 0.14 } as const

/** The first view: the device, and all of the first disc. */
export function homeView(screen: Size): SkyView {
  const { width, height } = screen
  const radius = discRadius(0)
  const stretch = stretchFor(screen)
  const isUpright = stretch.y > 1
  const head = isUpright ? upright.head : 0
  const foot = isUpright ? Math.max(upright.foot, upright.footShare * height) : 0
  const across = width / (radius * stretch.x + homeMargin.across)
  const along = (height - head - foot) / (radius * stretch.y + homeMargin.along)
  const zoom = Math.min(across, along) / 2
  return { x: 0, y: (foot - head) / 2 / zoom, zoom }
}

type Field = Pick<Placement, 'reach' | 'stretch'>

/** From all of the field at once to a planet that fills the screen. */
export function limitsOf(screen: Size, { reach, stretch }: Field): SkyLimits {
  const home = homeView(screen).zoom
  const whole = Math.min(screen.width / stretch.x, screen.height / stretch.y) / (2 * (reach + 90))
  return { leastZoom: Math.min(home * 0.8, whole), mostZoom: home * 5.5, reach: reach * stretch.y }
}

/** All of the field at once. */
export function wholeView(screen: Size, placement: Field): SkyView {
  return { x: 0, y: 0, zoom: limitsOf(screen, placement).leastZoom }
}

/** Puts a view back within its limits. */
export function clampView(view: SkyView, { leastZoom, mostZoom, reach }: SkyLimits): void {
  view.zoom = Math.min(mostZoom, Math.max(leastZoom, view.zoom))
  const away = Math.hypot(view.x, view.y)
  if (away <= reach) return
  view.x *= reach / away
  view.y *= reach / away
}

/** Where a point of the plane is seen, CSS px from the upper left corner. */
export function onScreen(view: SkyView, { width, height }: Size, x: number, y: number): [number, number] {
  return [width / 2 + (x - view.x) * view.zoom, height / 2 + (y - view.y) * view.zoom]
}

/** The point of the plane under a point of the screen. */
export function onPlane(view: SkyView, { width, height }: Size, x: number, y: number): [number, number] {
  return [view.x + (x - width / 2) / view.zoom, view.y + (y - height / 2) / view.zoom]
}

/** Moves the plane along under a finger. @param dx,dy CSS px */
export function pan(view: SkyView, dx: number, dy: number): void {
  view.x -= dx / view.zoom
  view.y -= dy / view.zoom
}

/** Zooms so that what lies under a point of the screen stays there. @param by 2 is twice as near */
export function zoomAt(
  view: SkyView,
  screen: Size,
  at: { readonly x: number; readonly y: number },
  by: number,
  { leastZoom, mostZoom }: SkyLimits,
): void {
  const zoom = Math.min(mostZoom, Math.max(leastZoom, view.zoom * by))
  const share = 1 / view.zoom - 1 / zoom
  view.x += (at.x - screen.width / 2) * share
  view.y += (at.y - screen.height / 2) * share
  view.zoom = zoom
}

/** The view of one planet, large and in the middle of what the page leaves free. */
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

/** The view that has a planet in the picture, at the zoom there is: the same where it is in it already. */
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

/** The value between two others that is nearest; between them where there is no room. */
function within(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
}
