import { setSpeaking } from '#state/kioskGroup.ts'

const changes = ['play', 'pause', 'ended', 'emptied', 'error'] as const

/** An element to speak with. Every voice of the exhibition comes out of one of these, so each is known while it speaks and can be paused. */
export function voiceElement(): HTMLAudioElement {
  const element = new Audio()
  const report = () => setSpeaking(element, !element.paused && !element.ended && element.error === null)
  for (const change of changes) element.addEventListener(change, report)
  return element
}
