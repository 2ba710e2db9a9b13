import { useEffect, useState } from 'react'
import type { Cue } from '#contract/device.ts'
import { everyFrame } from '#lib/time/timers.ts'
import type { TapeLive } from '#lib/tape/deck.ts'
import { cueAt } from '#ui/kit/player/cues.ts'

/** Index of the cue under the head, frame by frame while the tape moves; renders only when it changes. */
export function useCurrentCue(
  cues: readonly Cue[],
  live: TapeLive,
  isMoving: boolean,
  second: number,
): number {
  const [current, setCurrent] = useState(() => cueAt(cues, live.position))
  useEffect(
    function followHead() {
      const look = () => setCurrent(cueAt(cues, live.position))
      look()
      return isMoving ? everyFrame(look) : undefined
    },
    [cues, live, isMoving, second],
  )
  return current
}
