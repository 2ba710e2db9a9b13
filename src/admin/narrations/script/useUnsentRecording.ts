import { useEffect, useEffectEvent } from 'react'
import type { RecorderHandle, Take } from '#lib/sound/recording.ts'
import { keepRecording, type KeptRecording, discardRecording } from '../../parts/unsentRecordings.ts'

/** Somebody speaks, or the encoder has not given all yet. */
const isUnderWay = (recorder: RecorderHandle) =>
  ['recording', 'finishing'].includes(recorder.getState().phase)

/** Ends what is being said, where `useWorkOf` keeps it. */
export function endRecording(recorder: RecorderHandle): void {
  if (isUnderWay(recorder)) recorder.stop()
  else recorder.reset()
}

/**
 * Keeps what a recorder records, with what stood there when it began: it is not lost with the recorder, also not
 * when somebody leaves in the middle of a sentence.
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
      let hasLeft = false
      const unsubscribe = recorder.subscribe(() => {
        const state = recorder.getState()
        if (state.phase === 'arming') begunAbout = aboutNow()
        if (state.phase === 'preview') {
          const { take, session } = state
          if (kept?.take !== take) {
            const { blob, durationMs, waveform } = take
            keepRecording(key, { ...begunAbout, blob, duration: durationMs / 1000, waveform })
          }
          kept = { take, session }
          if (hasLeft) end()
        }
        // Thrown away. A recorder that is put away counts a new session, and what it recorded stays.
        if (state.phase === 'idle' && state.session === kept?.session) {
          kept = null
          discardRecording(key)
        }
      })
      function end() {
        unsubscribe()
        recorder.reset()
      }
      return () => {
        hasLeft = true
        if (!isUnderWay(recorder)) end()
      }
    },
    [recorder, key],
  )
}
