import type { CSSProperties } from 'react'
import type { Rect } from '#lib/geometry/projection.ts'
import type { Size } from '#lib/geometry/size.ts'
import { layoutOf } from '#scenes/tape/layout.ts'

/** Least CSS px of the viewport in landscape and portrait for tapes, deck and card at usable sizes. */
const least = { lying: [960, 600], standing: [600, 900] } as const

/** CSS px that header, title and a pile of tapes need above their board in portrait. */
const leastAboveBoard = 424

/** Whether the scene fits. Phones, small and square windows, and pages zoomed far in get a page that scrolls. */
export function fitsScene({ width, height }: Size): boolean {
  const { isWide, shelf } = layoutOf(width / height)
  const [leastWidth, leastHeight] = isWide ? least.lying : least.standing
  if (width < leastWidth || height < leastHeight) return false
  return isWide || shelf.bottom * height >= leastAboveBoard
}

/** Positions in the scene on this viewport, as CSS variables in px. */
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
