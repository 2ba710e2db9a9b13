import { litPoints, meterPoints } from '#lib/sound/meterPoints.ts'

/** The points of one channel. */
export interface MeterLights {
  /** Lights the points up to `db` and the peak-hold point. Writes changes only. */
  show(db: number, heldDb: number): void
}

/** @param points elements of the points, lowest first; lit ones get `data-lit` */
export function createMeterLights(points: readonly Element[]): MeterLights {
  let lit = 0
  let shown = 0
  return {
    show: (db, heldDb) => {
      const litNow = litPoints(db)
      const heldNow = litPoints(heldDb)
      if (litNow === lit && heldNow === shown) return
      lit = litNow
      shown = heldNow
      for (let index = 0; index < points.length; index += 1) {
        points[index]?.toggleAttribute('data-lit', index < litNow || index === heldNow - 1)
      }
    },
  }
}

export const scaleEnds = { low: meterPoints[0]?.db ?? 0, high: meterPoints.at(-1)?.db ?? 0 } as const

/** A level in whole decibels, clamped to the scale. */
export const spokenDb = (db: number) =>
  String(Math.round(Math.min(scaleEnds.high, Math.max(scaleEnds.low, db)))).replace('-', '−')
