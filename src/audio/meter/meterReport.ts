import type { Ballistics } from '#lib/sound/meter.ts'

/** The highest indications since the last report, left and right; 1 is a sine of full scale. */
export type MeterReport = Readonly<Record<Ballistics, readonly [left: number, right: number]>>

/** As it is registered. */
export const meterProcessorName = 'nachklang-meter'

/**
 * Under this indication nothing is lit, nor will be as it falls: the meter rests. 1 is full scale, sensitivity not yet
 * in it.
 */
export const restingLevel = 10 ** (-48 / 20)
