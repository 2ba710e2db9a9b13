import type { MouseEvent } from 'react'

/**
 * Ignores the second tap of a double tap, since the same key then has another meaning and would cancel the start.
 * `detail` counts the taps; a press by keyboard has 0.
 */
export function onFirstTap(run: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) run()
  }
}
