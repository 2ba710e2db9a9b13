import type { Chance } from '../random.ts'
import type { Drawing } from '../shapes.ts'

/** What a backdrop is drawn from: it fills the whole sheet of 1000 by 1000. */
export interface View {
  /** Where ground and sky meet. */
  readonly horizon: number
  /** Which side the weight is on: 1 is right. */
  readonly side: 1 | -1
  readonly chance: Chance
}

export interface Backdrop {
  readonly draw: (view: View) => Drawing
  /** Dark ground: what stands before it needs something bright behind it. */
  readonly isDark?: boolean
}

/** Across the sheet, to the side that the weight is on; a negative `by` is the other one. */
export const middle = ({ side }: View, by = 230) => 500 + side * by
