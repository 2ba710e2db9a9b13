import { useEffect, useState } from 'react'
import type { RecorderHandle, RecorderState } from '#lib/sound/recording.ts'
import type { Stop } from '#lib/time/timers.ts'
import { addUnsavedWork } from '#lib/visit/unsavedWork.ts'
import type { IdleBlocker } from '#state/idleBlockers.ts'
import { preventIdle } from '#state/visit.ts'

/**
 * One recorder for the life of the page.
 * @param leave ends it and releases the microphone; by default an unfinished recording is lost
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

/** From the microphone prompt to the finished recording, the idle return is prevented. */
const blockers: Readonly<Partial<Record<RecorderState['phase'], IdleBlocker>>> = {
  arming: 'microphone',
  countIn: 'recording',
  recording: 'recording',
  finishing: 'recording',
}
