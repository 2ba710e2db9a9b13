import type { Palette } from './palettes.ts'
import type { Chance } from './random.ts'
import type { Beat } from './score.ts'

/** What a composition is drawn from. */
export interface Plan {
  readonly palette: Palette
  readonly chance: Chance
  readonly score: readonly Beat[]
}

/** Draws a composition on a canvas of 1600 by 1200; the ground is painted already. */
export type Motif = (plan: Plan) => string
