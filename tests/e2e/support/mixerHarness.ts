import { audioContext } from '../../../src/audio/engine.ts'
import { createMixer, type Mixer } from '../../../src/audio/mixer/createMixer.ts'

declare global {
  interface Window {
    mixerHarness?: {
      create: () => Mixer
      context: () => AudioContext
      fetchBytes: (url: string) => Promise<ArrayBuffer>
    }
  }
}

const fetchBytes = async (url: string) => (await fetch(url)).arrayBuffer()
window.mixerHarness = {
  create: () => createMixer(audioContext(), fetchBytes),
  context: audioContext,
  fetchBytes,
}
