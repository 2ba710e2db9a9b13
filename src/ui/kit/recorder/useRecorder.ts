import { useEffect, useState } from 'react'
import type { RecorderHandle, RecorderState } from '#lib/recording.ts'
import { addUnsavedWork } from '#lib/unsavedWork.ts'
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
      let release: (() => void) | null = null
      const follow = () => {
        const isBusy = busyPhases.has(recorder.getState().phase)
        if (isBusy) release ??= preventIdle()
        else {
          release?.()
          release = null
        }
      }
      const unsubscribe = recorder.subscribe(follow)
      follow()
      return () => {
        unsubscribe()
        release?.()
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
const busyPhases: ReadonlySet<RecorderState['phase']> = new Set([
  'arming',
  'countIn',
  'recording',
  'finishing',
])
