import { voiceElement } from '../voiceElement.ts'

/** Elements that no deck holds at the moment. */
const free: HTMLAudioElement[] = []

/** An element to play with; give it back. So a hundred visits of the room need no more of them than one. */
export function takeMedia(): HTMLAudioElement {
  return free.pop() ?? voiceElement()
}

/** Whoever gives it back has stopped it. */
export function giveBackMedia(media: HTMLAudioElement): void {
  free.push(media)
}
