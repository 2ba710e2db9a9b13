import type { CSSProperties } from 'react'
import type { Edges } from '#lib/galaxy/view.ts'
import type { Size } from '#lib/geometry/size.ts'

/** A sheet is beside the sky, below it, or covers everything on a phone. */
type SheetSide = 'right' | 'bottom' | 'whole'

/** CSS px. Narrower viewports do not fit sky and page. */
const leastWidth = 700
/** Width by height from which the sheet is beside the sky. */
const wideFrom = 1.15
/** Shares of the viewport. */
const sheetShare = { right: 0.42, bottom: 0.48 } as const
/** Height of the header; above a sheet it has its lines one below the other. */
const headShare = { right: 0.07, bottom: 0.11, whole: 0.07 } as const

export function sheetSide({ width, height }: Size): SheetSide {
  if (width < leastWidth) return 'whole'
  return width / height >= wideFrom ? 'right' : 'bottom'
}

/** What covers the sky, with or without an open sheet. */
export function coveredBy(screen: Size, isSheetOpen: boolean): Edges {
  const side = sheetSide(screen)
  const top = Math.round(screen.height * headShare[side])
  if (!isSheetOpen || side === 'whole') return { left: 0, top, right: 0, bottom: 0 }
  const right = side === 'right' ? Math.round(screen.width * sheetShare.right) : 0
  const bottom = side === 'bottom' ? Math.round(screen.height * sheetShare.bottom) : 0
  return { left: 0, top, right, bottom }
}

export const coveredStyle = ({ right, bottom }: Edges): CSSProperties => ({
  '--covered-right': `${right}px`,
  '--covered-bottom': `${bottom}px`,
})
