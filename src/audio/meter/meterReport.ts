import type { Ballistics } from '#lib/meter.ts'

/** What the meter's processor says: the highest indications since its last report, 1 is a sine of full scale. */
export interface MeterReport {
  readonly left: number
  readonly right: number
}

/** What it is told: what to be, how many reports have arrived since this was last said, that it is over. */
export type MeterOrder =
  | { readonly kind: 'use'; readonly ballistics: Ballistics }
  | { readonly kind: 'received'; readonly reports: number }
  | { readonly kind: 'end' }

/** As it is registered. */
export const meterProcessorName = 'nachklang-meter'

/** Reports that may be on their way before the processor waits, gathering, for word that they were received. */
export const mostUnreceived = 32

/**
 * Under this indication nothing is lit, nor will be as it falls: the meter rests. 1 is full scale, sensitivity not yet
 * in it.
 */
export const restingLevel = 10 ** (-48 / 20)
