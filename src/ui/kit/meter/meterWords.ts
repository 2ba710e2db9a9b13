import type { Ballistics } from '#lib/sound/meter.ts'

/** Everything a meter says, in one language. */
export interface MeterWords {
  /** What it is, for screen readers. */
  readonly label: string
  readonly left: string
  readonly right: string
  /** Printed at the scale, with the sensitivity: '+3.5 dB'. */
  readonly sensitivity: string
  /** 'SIMULATED': shown only where the signal cannot be read. */
  readonly simulated: string
  /** What the switch chooses, for screen readers. */
  readonly choice: string
  readonly names: Readonly<Record<Ballistics, string>>
  /** What one looks at. */
  readonly line: Readonly<Record<Ballistics | 'simulated', string>>
  /** `{left}` and `{right}` are decibels. */
  readonly reading: string
  readonly silent: string
}
