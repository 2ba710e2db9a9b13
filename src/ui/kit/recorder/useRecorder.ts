import { useEffect, useState } from 'react'
import type { RecorderHandle, RecorderState } from '#lib/recording.ts'
import { addUnsavedWork } from '#lib/unsavedWork.ts'
import { holdVisit } from '#lib/visitHolds.ts'

/** One recorder for as long as the page is there. Leaving it ends what is going on and frees the microphone. */
export function useRecorder(makeRecorder: () => RecorderHandle): RecorderHandle {
  const [recorder] = useState(makeRecorder)
  useEffect(
    function freeMicrophone() {
      return recorder.reset
    },
    [recorder],
  )
  useEffect(
    function holdTheVisit() {
      let letGo: (() => void) | null = null
      const follow = () => {
        const isBusy = busyPhases.has(recorder.getState().phase)
        if (isBusy) letGo ??= holdVisit()
        else {
          letGo?.()
          letGo = null
        }
      }
      const unsubscribe = recorder.subscribe(follow)
      follow()
      return () => {
        unsubscribe()
        letGo?.()
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

/** From the question for the microphone until the take is there: nobody is cut off for not touching the screen. */
const busyPhases: ReadonlySet<RecorderState['phase']> = new Set([
  'arming',
  'countIn',
  'recording',
  'finishing',
])
