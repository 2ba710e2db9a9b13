import { useEffect, useState } from 'react'
import type { RecorderHandle } from '../../../lib/recording.ts'

/** One recorder for as long as the page is there. Leaving it ends what is going on and frees the microphone. */
export function useRecorder(makeRecorder: () => RecorderHandle): RecorderHandle {
  const [recorder] = useState(makeRecorder)
  useEffect(
    function freeMicrophone() {
      return recorder.reset
    },
    [recorder],
  )
  return recorder
}
