import type { MouseEvent } from 'react'

/**
 * A key whose meaning changes with the press must not hear a double tap as two presses: starting would be called off
 * at once. `detail` counts the taps in one place; a keyboard's press counts as 0.
 */
export function onFirstTap(run: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) run()
  }
}
