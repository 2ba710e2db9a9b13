import type { Stop } from '#lib/time/timers.ts'
import { setSpeaking } from '#state/kioskGroup.ts'
import { useReading } from '#state/reading.ts'

const changes = ['play', 'pause', 'ended', 'emptied', 'error'] as const

/** An audio element for speech at the visitor's speed. All speech uses these, so that it can be counted and paused. */
export function voiceElement(): HTMLAudioElement {
  const element = new Audio()
  element.preservesPitch = true
  let unfollow: Stop = () => {}
  const report = () => {
    const isSpeaking = !element.paused && !element.ended && element.error === null
    setSpeaking(element, isSpeaking)
    unfollow()
    // Subscribed only while playing, since elements are dropped without notice.
    if (isSpeaking)
      unfollow = useReading.subscribe(
        ({ speechRate }) => speechRate,
        (rate) => {
          element.playbackRate = rate
        },
        { fireImmediately: true },
      )
  }
  for (const change of changes) element.addEventListener(change, report)
  return element
}
