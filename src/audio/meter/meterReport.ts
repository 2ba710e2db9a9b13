import type { Ballistics } from '#lib/sound/meter.ts'

/** The highest indications since the last report, left and right; 1 is a sine at full scale. */
export type MeterReport = Readonly<Record<Ballistics, readonly [left: number, right: number]>>

/** Name under which the processor is registered. */
export const meterProcessorName = 'nachklang-meter'

/** Below this indication nothing is lit, so the meter rests. 1 is full scale, before the sensitivity. */
export const restingLevel = 10 ** (-48 / 20)
