import type { ToneAudioNode } from 'tone'
import { audioContext } from '#audio/engine.ts'

/** Of a stretch of sound, in dB of full scale: the mean power as that of a sine (a sine of full scale is 0). */
export function levelDb(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return 10 * Math.log10(2 * power + 1e-15)
}

/** The largest step from one sample to the next: a click is one far above what the sound itself takes. */
export function largestStep(samples: Float32Array): number {
  return samples.reduce(
    (largest, sample, at) => Math.max(largest, Math.abs(sample - (samples[at - 1] ?? sample))),
    0,
  )
}

/** Seconds of a stretch of sound. */
export const stretch = (samples: Float32Array, rate: number, from: number, to: number) =>
  samples.subarray(Math.round(from * rate), Math.round(to * rate))

const processor = `registerProcessor('tap', class extends AudioWorkletProcessor {
  process([[samples]]) {
    if (samples) this.port.postMessage(samples.slice())
    return true
  }
})`

/** Listens to a node of the running context. Returns what gives all that was heard so far. */
export async function listenTo(node: ToneAudioNode): Promise<() => Float32Array> {
  const context = audioContext()
  await context.audioWorklet.addModule(
    URL.createObjectURL(new Blob([processor], { type: 'text/javascript' })),
  )
  const tap = new AudioWorkletNode(context, 'tap', { numberOfOutputs: 0 })
  const parts: Float32Array[] = []
  tap.port.onmessage = ({ data }: MessageEvent<Float32Array>) => parts.push(data)
  node.connect(tap)
  return () => {
    const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
    let at = 0
    for (const part of parts) {
      all.set(part, at)
      at += part.length
    }
    return all
  }
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Root mean square; a sine of full scale has 0.707. */
export const level = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

export const decibels = (factor: number) => 20 * Math.log10(factor)

interface Stereo {
  readonly left: Float32Array
  readonly right: Float32Array
}

/** Speed every 2 ms, from a tone that is a cosine left and a sine right: by how much its phase turns. */
export function speeds({ left, right }: Stereo, hertz: number, rate: number) {
  const window = Math.round(rate / 500)
  return Array.from({ length: Math.floor(left.length / window) - 1 }, (_, index) => {
    const from = 1 + index * window
    let turned = 0
    let power = 0
    for (let at = from; at < from + window; at += 1) {
      const [l = 0, r = 0, l0 = 0, r0 = 0] = [left[at], right[at], left[at - 1], right[at - 1]]
      turned += Math.atan2(r * l0 - l * r0, l * l0 + r * r0)
      power += l * l + r * r
    }
    return {
      at: from / rate,
      speed: (turned / window) * (rate / (2 * Math.PI * hertz)),
      level: Math.sqrt(power / window),
    }
  })
}
