import { isLost } from '../engine.ts'
import { voiceElement } from '../voiceElement.ts'

/** Elements that no deck holds. */
let free: readonly HTMLAudioElement[] = []
/** The context that an element was led into, by whichever deck: it is led only once. */
const contexts = new WeakMap<HTMLAudioElement, BaseAudioContext>()

/** An element to play with; give it back. So a hundred visits of the room need no more of them than one. */
export function takeMedia(): HTMLAudioElement {
  // A context that is lost takes its elements along.
  const [first, ...rest] = free.filter((media) => {
    const context = contexts.get(media)
    return context === undefined || !isLost(context)
  })
  free = rest
  return first ?? voiceElement()
}

/** Whoever gives it back has stopped it. @param context that it was led into, if this deck led it anywhere */
export function giveBackMedia(media: HTMLAudioElement, context: BaseAudioContext | undefined): void {
  if (context !== undefined) contexts.set(media, context)
  free = [...free, media]
}
