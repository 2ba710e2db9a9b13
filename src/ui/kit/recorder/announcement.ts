import type { RecorderState } from '#lib/sound/recording.ts'
import type { RecorderWords } from './recorderWords.ts'

/**
 * The recorder's text for screen readers. It changes only when there is something to say: states, the countdown, and
 * the time at one minute and at ten seconds.
 */
export function announcement(state: RecorderState, words: RecorderWords): string {
  switch (state.phase) {
    case 'idle':
      return ''
    case 'arming':
      return words.phase.arming
    case 'countIn':
      return state.count > 0 ? String(state.count) : ''
    case 'recording':
      if (state.remainingMs <= 10_000) return words.tenSecondsLeft
      return state.remainingMs <= 60_000 ? words.oneMinuteLeft : words.phase.recording
    case 'finishing':
      return words.finishing
    case 'preview':
      return state.take.ended === 'visitor' ? words.phase.preview : words.ended[state.take.ended]
  }
}
