/** The scale of the deck's meter on the page and in the scene: twelve points per channel. */

/** Linear gain before the points (DECK-06). */
export const meterSensitivity = 1.5

/** The same in decibels, +3.5; printed on the scale. */
export const meterSensitivityDb = 20 * Math.log10(meterSensitivity)

/** Green: headroom. Amber: full level. Red: above the reference. */
type PointColour = 'green' | 'amber' | 'red'

interface MeterPoint {
  /**
   * Level from which it is lit, dB on the scale. 0 is a steady tone 3.5 dB below full scale, +3 close to full scale.
   */
  readonly db: number
  /** Printed beside the point, with a true minus sign. */
  readonly label: string
  readonly colour: PointColour
}

const thresholds = [-30, -24, -18, -12, -9, -6, -4, -2, 0, 1, 2, 3] as const

/** From the lowest to the highest. */
export const meterPoints: readonly MeterPoint[] = thresholds.map((db) => ({
  db,
  label: db < 0 ? `\u2212${-db}` : db > 0 ? `+${db}` : '0',
  colour: db > 0 ? 'red' : db > -4 ? 'amber' : 'green',
}))

/** How many of the twelve are lit at `db` on the scale. Allocates nothing, so it can run every frame. */
export function litPoints(db: number): number {
  let lit = 0
  for (const threshold of thresholds) if (db >= threshold) lit += 1
  return lit
}
