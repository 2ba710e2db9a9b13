import { voiceElement } from '../voiceElement.ts'

type ContextOf = { readonly state: string } | undefined

/** Elements that no deck holds. */
let free: readonly HTMLAudioElement[] = []
/** The context that an element was led into, by whichever deck: it is led only once. */
const contexts = new WeakMap<HTMLAudioElement, ContextOf>()

/** An element to play with; give it back. So a hundred visits of the room need no more of them than one. */
export function takeMedia(): HTMLAudioElement {
  // A context that the system has closed takes its elements along.
  const [first, ...rest] = free.filter((media) => contexts.get(media)?.state !== 'closed')
  free = rest
  return first ?? voiceElement()
}

/** Whoever gives it back has stopped it. @param context that it was led into, if this deck led it anywhere */
export function giveBackMedia(media: HTMLAudioElement, context: ContextOf): void {
  if (context !== undefined) contexts.set(media, context)
  free = [...free, media]
}
