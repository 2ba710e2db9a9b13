/**
 * The scale of the deck's meter, drawn twice (on the page and on the deck in the room) and the same in both: twelve
 * points a channel, and what each stands for.
 */

/** A linear gain before the points (DECK-06). */
export const meterSensitivity = 1.5

/** The same in decibels, +3.5: it is printed on the scale. */
export const meterSensitivityDb = 20 * Math.log10(meterSensitivity)

/** Green: there is room. Amber: as loud as it gets well. Red: over the reference. */
type PointColour = 'green' | 'amber' | 'red'

interface MeterPoint {
  /** Decibels on the scale from which it is lit. 0 is a steady tone 3.5 dB under full scale, +3 next to full scale. */
  readonly db: number
  /** What is printed beside it, with a true minus. */
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

/** How many of the twelve are lit at `db` on the scale, 0 to 12. Silence is -Infinity. No allocation: call it per frame. */
export function litPoints(db: number): number {
  let lit = 0
  for (const threshold of thresholds) if (db >= threshold) lit += 1
  return lit
}
