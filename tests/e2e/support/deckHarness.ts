import { audioContext } from '#audio/engine.ts'
import { takeMedia } from '#audio/deck/deckMedia.ts'
import { createMixer, type Mixer } from '#audio/mixer/createMixer.ts'
import { createDeck } from '#exhibits/tape/deck/createDeck.ts'
import type { Deck } from '#exhibits/tape/deck/deckHandle.ts'
import { restingTape } from '#lib/tape/deck.ts'
import { everyFrame } from '#lib/timers.ts'
import { type HeardRecorder, recordNode } from './heardRecorder.ts'

interface HarnessDeck {
  readonly deck: Deck
  readonly media: HTMLAudioElement
  dispose(): void
}

declare global {
  interface Window {
    deckHarness?: {
      create: (options?: { mixerFails?: boolean }) => HarnessDeck
      mixer: () => Mixer
      context: () => AudioContext
      record: (node: AudioNode) => Promise<HeardRecorder>
      /** Audio nodes made so far that the collector has not taken. */
      livingNodes: () => number
    }
  }
}

const nodes = new Set<WeakRef<AudioNode>>()
for (const name of [
  'GainNode',
  'DelayNode',
  'OscillatorNode',
  'MediaElementAudioSourceNode',
  'AudioBufferSourceNode',
] as const) {
  Object.defineProperty(window, name, {
    value: new Proxy(window[name], {
      construct: (target, argumentList, newTarget) => {
        const node: unknown = Reflect.construct(target, argumentList, newTarget)
        if (node instanceof AudioNode) nodes.add(new WeakRef(node))
        return Object(node)
      },
    }),
  })
}

let mixer: Mixer | null = null
const theMixer = () =>
  (mixer ??= createMixer(audioContext(), async (url) => (await fetch(url)).arrayBuffer()))

window.deckHarness = {
  create: ({ mixerFails = false } = {}) => {
    const media = takeMedia()
    const deck = createDeck({
      live: restingTape(),
      media,
      audioContext,
      mixer: () => (mixerFails ? Promise.reject(new Error('No such chunk')) : Promise.resolve(theMixer())),
    })
    const stopFrames = everyFrame(() => deck.frame(performance.now()))
    return {
      deck,
      media,
      dispose: () => {
        stopFrames()
        deck.dispose()
      },
    }
  },
  mixer: theMixer,
  context: audioContext,
  record: recordNode,
  livingNodes: () => [...nodes].filter((ref) => ref.deref() !== undefined).length,
}
