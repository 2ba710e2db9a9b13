import { setSpeaking } from '#state/kioskGroup.ts'
import { useReading } from '#state/reading.ts'

const changes = ['play', 'pause', 'ended', 'emptied', 'error'] as const

/**
 * An element to speak with, as fast as the visitor wants to listen. Every voice of the exhibition comes out of one of
 * these, so each is known while it speaks and can be paused.
 */
export function voiceElement(): HTMLAudioElement {
  const element = new Audio()
  const report = () => setSpeaking(element, !element.paused && !element.ended && element.error === null)
  for (const change of changes) element.addEventListener(change, report)
  element.preservesPitch = true
  const followRate = (rate: number) => {
    element.playbackRate = rate
    // The rate that each recording is loaded with.
    element.defaultPlaybackRate = rate
  }
  useReading.subscribe(({ speechRate }) => speechRate, followRate, { fireImmediately: true })
  return element
}
