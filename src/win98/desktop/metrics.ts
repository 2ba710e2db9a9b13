import type { Size } from '#lib/geometry/size.ts'

/** How large things are on this screen. All CSS px. */
export interface Metrics {
  /** One pixel of 1998: whole, so that bevels and icons stay crisp. */
  readonly unit: number
  readonly isTouch: boolean
  readonly isCompact: boolean
  /** The smallest side of what can be pressed, and the height of title bars. */
  readonly hit: number
  readonly taskbar: number
  /** Standing screens are higher than many can reach: icons and windows begin so far below their top. */
  readonly reach: number
}

/** A hand-held screen, or a page zoomed far in, shows fewer pixels of 1998 than these. */
const compactBelow: Size = { width: 480, height: 320 }

/**
 * The screen of the time had some 1200 by 660 such pixels on a desk, as read from a chair, and 480 on the shorter side
 * where people stand before it and touch it.
 */
export function metricsOf(width: number, height: number, isTouch: boolean): Metrics {
  const steps = isTouch ? Math.min(width, height) / 480 : Math.min(width / 1200, height / 660)
  const unit = Math.max(1, Math.floor(steps))
  const isCompact = width / unit < compactBelow.width || height / unit < compactBelow.height
  const hit = isTouch ? Math.max(48, 24 * unit) : 24 * unit
  return {
    unit,
    isTouch,
    isCompact,
    hit,
    taskbar: isTouch ? hit + 6 * unit : 34 * unit,
    reach: isTouch && !isCompact && height > width ? Math.round(height / 3) : 0,
  }
}
