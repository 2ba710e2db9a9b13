import type { Design } from './states.ts'

/** A fault that is there and waits to be mended. It has to go from this list with its mend: the walk looks for it. */
export interface KnownFault extends Omit<Design, 'because'> {
  readonly path: RegExp
  /** Of size, language and mode, e.g. `1080x1920 de flat`. */
  readonly on: RegExp
  readonly fault: string
  /** Seen in `npm test`, too. */
  readonly isQuick?: true
}

export const knownFaults: readonly KnownFault[] = []
