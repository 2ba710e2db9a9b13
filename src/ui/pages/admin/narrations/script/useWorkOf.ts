import { useEffect, useEffectEvent } from 'react'
import type { RecorderHandle, Take } from '#lib/recording.ts'
import { keepRecording, type KeptRecording, letRecordingGo } from '../../shared/keptRecordings.ts'

/**
 * Keeps what a recorder records, with what stood there when it began: it is not lost with the recorder.
 * @param key names it among the kept ones
 */
export function useWorkOf(
  recorder: RecorderHandle,
  about: Pick<KeptRecording, 'text' | 'after'>,
  key: string,
): void {
  const aboutNow = useEffectEvent(() => about)
  useEffect(
    function keepTakes() {
      let begunAbout = aboutNow()
      let kept: { take: Take; session: number } | null = null
      return recorder.subscribe(() => {
        const state = recorder.getState()
        if (state.phase === 'arming') begunAbout = aboutNow()
        if (state.phase === 'preview') {
          const { take, session } = state
          if (kept?.take !== take) {
            const { blob, durationMs, waveform } = take
            keepRecording(key, { ...begunAbout, blob, duration: durationMs / 1000, waveform })
          }
          kept = { take, session }
        }
        // Thrown away. A recorder that is put away counts a new session, and what it recorded stays.
        if (state.phase === 'idle' && state.session === kept?.session) {
          kept = null
          letRecordingGo(key)
        }
      })
    },
    [recorder, key],
  )
}
