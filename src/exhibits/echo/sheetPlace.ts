import type { CSSProperties } from 'react'
import type { Size } from '#lib/geometry/size.ts'

/** CSS px from the edges of the screen that something covers. */
export interface Covered {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a sheet stands: beside the sky, below it, or over everything on a phone. */
type SheetSide = 'right' | 'bottom' | 'whole'

/** CSS px: narrower screens have no room for a sky and a page. */
const leastWidth = 700
/** From this proportion on, width by height, there is more room beside than below. */
const wideFrom = 1.15
/** Shares of the screen. */
const sheetShare = { right: 0.42, bottom: 0.48 } as const
/** The head of the room. */
const headShare = 0.07

export function sheetSide({ width, height }: Size): SheetSide {
  if (width < leastWidth) return 'whole'
  return width / height >= wideFrom ? 'right' : 'bottom'
}

/** What the page covers of the sky, with a sheet open or without. */
export function coveredBy(screen: Size, isSheetOpen: boolean): Covered {
  const top = Math.round(screen.height * headShare)
  const side = sheetSide(screen)
  if (!isSheetOpen || side === 'whole') return { left: 0, top, right: 0, bottom: 0 }
  const right = side === 'right' ? Math.round(screen.width * sheetShare.right) : 0
  const bottom = side === 'bottom' ? Math.round(screen.height * sheetShare.bottom) : 0
  return { left: 0, top, right, bottom }
}

/** For the style sheet, CSS px. */
export const coveredStyle = ({ right, bottom }: Covered): CSSProperties => ({
  '--covered-right': `${right}px`,
  '--covered-bottom': `${bottom}px`,
})
