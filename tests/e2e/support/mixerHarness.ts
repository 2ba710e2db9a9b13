import { audioContext } from '#audio/engine.ts'
import { createMixer, type Mixer } from '#audio/mixer/createMixer.ts'
import { sine, wavFile } from '#tests/fixtures/audio/wav.ts'

declare global {
  interface Window {
    mixerHarness?: {
      create: () => Mixer
      context: () => AudioContext
      fetchBytes: (url: string) => Promise<ArrayBuffer>
      /** From now on, and for mixers made from now on: how loud the last two thirds of a second were, dB of full scale. */
      listen: () => () => number
      /** An element that plays a tone of 440 Hz of this amplitude, again and again. */
      tone: (amplitude: number) => HTMLAudioElement
    }
  }
}

const fetchBytes = async (url: string) => (await fetch(url)).arrayBuffer()

/** Everything that is led to the speakers is led to an ear as well. */
function listen(): () => number {
  const ear = new AnalyserNode(audioContext(), { fftSize: 32_768 })
  const samples = new Float32Array(ear.fftSize)
  const connect: (this: AudioNode, ...rest: never[]) => unknown = AudioNode.prototype.connect
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, ...rest: never[]) {
      const [target]: readonly unknown[] = rest
      if (target instanceof AudioDestinationNode) Reflect.apply(connect, this, [ear])
      return Reflect.apply(connect, this, rest)
    },
  })
  return () => {
    ear.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    return 10 * Math.log10(power + 1e-12)
  }
}

function tone(amplitude: number): HTMLAudioElement {
  const file = wavFile(sine(440, 1, 44_100, amplitude), { rate: 44_100 })
  const element = new Audio(URL.createObjectURL(new Blob([file], { type: 'audio/wav' })))
  element.loop = true
  return element
}

window.mixerHarness = {
  create: () => createMixer(audioContext(), fetchBytes),
  context: audioContext,
  fetchBytes,
  listen,
  tone,
}
