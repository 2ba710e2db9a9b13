import type { Size } from '#lib/geometry/size.ts'

/** Sizes on this display, CSS px. */
export interface Metrics {
  /** One pixel of 1998: a whole number, so that bevels and icons stay crisp. */
  readonly unit: number
  readonly isTouch: boolean
  readonly isCompact: boolean
  /** The smallest side of a target, and the height of title bars. */
  readonly hit: number
  readonly taskbar: number
  /** Distance from the top at which icons and windows begin on portrait touchscreens, whose top many cannot reach. */
  readonly reach: number
}

/** A phone, or a page zoomed far in, shows fewer pixels of 1998 than these. */
const compactBelow: Size = { width: 480, height: 320 }

/** About 1200 by 660 pixels of 1998 on a desk; 480 on the shorter side of a touchscreen for standing visitors. */
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
