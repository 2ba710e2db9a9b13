/** Elements that no deck holds at the moment. */
const free: HTMLAudioElement[] = []
/** An element can be led into a context once in its life, and browsers keep both for as long as the page lives. */
const sources = new WeakMap<HTMLAudioElement, MediaElementAudioSourceNode>()

/** An element to play with; give it back. So a hundred visits of the room need no more of them than one. */
export function takeMedia(): HTMLAudioElement {
  return free.pop() ?? new Audio()
}

export function giveBackMedia(media: HTMLAudioElement): void {
  free.push(media)
}

/** The node through which the element is heard from then on. */
export function sourceOf(media: HTMLAudioElement, context: AudioContext): MediaElementAudioSourceNode {
  const before = sources.get(media)
  if (before !== undefined) return before
  const made = new MediaElementAudioSourceNode(context, { mediaElement: media })
  sources.set(media, made)
  return made
}
