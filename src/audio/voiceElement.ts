import type { Stop } from '#lib/time/timers.ts'
import { setSpeaking } from '#state/kioskGroup.ts'
import { useReading } from '#state/reading.ts'

const changes = ['play', 'pause', 'ended', 'emptied', 'error'] as const

/**
 * An element to speak with, as fast as the visitor wants to listen. Every voice of the exhibition comes out of one of
 * these, so each is known while it speaks and can be paused.
 */
export function voiceElement(): HTMLAudioElement {
  const element = new Audio()
  element.preservesPitch = true
  let unfollow: Stop = () => {}
  const report = () => {
    const isSpeaking = !element.paused && !element.ended && element.error === null
    setSpeaking(element, isSpeaking)
    unfollow()
    // Only while it speaks: whoever is done with an element says so to nobody.
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
