import { useEffect, useState } from 'react'
import type { RecorderHandle, RecorderState } from '#lib/sound/recording.ts'
import type { Stop } from '#lib/time/timers.ts'
import { addUnsavedWork } from '#lib/visit/unsavedWork.ts'
import type { IdleBlocker } from '#state/idleBlockers.ts'
import { preventIdle } from '#state/visit.ts'

/**
 * One recorder for as long as the page is there.
 * @param leave ends what is going on and frees the microphone; as a rule what is being said is lost
 */
export function useRecorder(makeRecorder: () => RecorderHandle, leave = reset): RecorderHandle {
  const [recorder] = useState(makeRecorder)
  useEffect(
    function freeMicrophone() {
      return () => leave(recorder)
    },
    [recorder, leave],
  )
  useEffect(
    function preventIdleWhileBusy() {
      let by: IdleBlocker | undefined
      let release: Stop = () => {}
      const follow = () => {
        const next = blockers[recorder.getState().phase]
        if (next === by) return
        by = next
        const before = release
        release = next === undefined ? () => {} : preventIdle(next)
        before()
      }
      const unsubscribe = recorder.subscribe(follow)
      follow()
      return () => {
        unsubscribe()
        release()
      }
    },
    [recorder],
  )
  useEffect(
    function keepTake() {
      return addUnsavedWork(() => recorder.getState().phase === 'preview')
    },
    [recorder],
  )
  return recorder
}

function reset(recorder: RecorderHandle): void {
  recorder.reset()
}

/** From the question for the microphone until the take is there: nobody is cut off for not touching the screen. */
const blockers: Readonly<Partial<Record<RecorderState['phase'], IdleBlocker>>> = {
  arming: 'microphone',
  countIn: 'recording',
  recording: 'recording',
  finishing: 'recording',
}
