/** Browsers keep an element and its node for as long as the page lives. */
const sources = new WeakMap<HTMLMediaElement, MediaElementAudioSourceNode>()

/**
 * An element's sound as a node of the context. An element can be led into a context once in its life, so whoever asks
 * gets the same node; from then on it is heard only through what that is connected to.
 */
export function mediaSource(context: AudioContext, element: HTMLMediaElement): MediaElementAudioSourceNode {
  const source = sources.get(element) ?? new MediaElementAudioSourceNode(context, { mediaElement: element })
  sources.set(element, source)
  return source
}
