import { addSpeaker, speechChanged } from '#lib/speech.ts'

const changes = ['play', 'pause', 'ended', 'emptied', 'error'] as const

/** An element to speak with. Every voice of the exhibition comes out of one of these, so each can be heard of and hushed. */
export function voiceElement(): HTMLAudioElement {
  const element = new Audio()
  addSpeaker({
    isSpeaking: () => !element.paused && !element.ended && element.error === null,
    hush: () => element.pause(),
  })
  for (const change of changes) element.addEventListener(change, speechChanged)
  return element
}
