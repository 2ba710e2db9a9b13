import type { CSSProperties } from 'react'
import type { Rect } from '#lib/geometry/projection.ts'
import type { Size } from '#lib/geometry/size.ts'
import { layoutOf } from '#scenes/tape/layout.ts'

/** CSS px that the room needs, lying and standing: tapes, deck and card at sizes for people. */
const least = { lying: [960, 600], standing: [600, 900] } as const

/** CSS px that head, title and a pile of tapes need over their board on a screen that stands. */
const leastAboveBoard = 424

/**
 * Phones, small windows, pages zoomed far in, and screens that are neither high nor wide, where the shelf would lie
 * under the way out, get a page that scrolls; every other screen gets the room.
 */
export function fitsScene({ width, height }: Size): boolean {
  const { isWide, shelf } = layoutOf(width / height)
  const [leastWidth, leastHeight] = isWide ? least.lying : least.standing
  if (width < leastWidth || height < leastHeight) return false
  return isWide || shelf.bottom * height >= leastAboveBoard
}

/** Where things of the room lie on a screen that its picture fills, as CSS variables in px. */
export function scenePlaces(screen: Size): CSSProperties {
  const { shelf, deck, inlay, title } = layoutOf(screen.width / screen.height)
  return {
    ...variables('shelf', shelf, screen),
    ...variables('deck', deck, screen),
    ...variables('inlay', inlay, screen),
    ...variables('title', title, screen),
  }
}

function variables(name: string, rect: Rect, { width, height }: Size): CSSProperties {
  return {
    [`--${name}-left`]: px(rect.left * width),
    [`--${name}-top`]: px(rect.top * height),
    [`--${name}-right`]: px((1 - rect.right) * width),
    [`--${name}-bottom`]: px((1 - rect.bottom) * height),
  }
}

const px = (value: number) => `${value.toFixed(1)}px`
