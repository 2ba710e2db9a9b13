import type { Drawing, Tone } from '../shapes.ts'

/** A head of about 340 by 300 units around the origin, and where its face is. */
export interface Head {
  readonly drawing: Drawing
  /** Middle between the eyes, their distance from it, and their size. */
  readonly eyes: { readonly x: number; readonly y: number; readonly apart: number; readonly size: number }
  readonly mouth: { readonly x: number; readonly y: number; readonly wide: number }
  /** Eyes and mouth are drawn in this tone. */
  readonly ink: Tone
  /** Half the width, where ears are put on, and the top, where things stand. */
  readonly half: number
  readonly top: number
}
