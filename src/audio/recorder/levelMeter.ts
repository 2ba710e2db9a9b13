import { watchSound } from '../watchSound.ts'
import type { LevelSample } from './loudness.ts'

/** Samples per reading: 43 ms at 48 kHz. */
const windowSamples = 2048

/** Measures the level of a stream without playing it. */
export function createLevelMeter(context: AudioContext, stream: MediaStream) {
  const source = context.createMediaStreamSource(stream)
  const analyser = new AnalyserNode(context, { fftSize: windowSamples })
  source.connect(analyser)
  const samples = new Float32Array(windowSamples)
  let isDead = false
  const stopWatching = watchSound(
    () => ({ context }),
    () => {
      isDead = true
    },
  )
  return {
    /** Null: the context has stopped, and the meter with it. */
    sample(): LevelSample | null {
      if (isDead) return null
      analyser.getFloatTimeDomainData(samples)
      return levelOf(samples)
    },
    close(): void {
      stopWatching()
      source.disconnect()
      analyser.disconnect()
    },
  }
}

/** Peak and RMS in dB re full scale; -Infinity for silence. */
export function levelOf(samples: Float32Array): LevelSample {
  let peak = 0
  let squares = 0
  for (const sample of samples) {
    peak = Math.max(peak, Math.abs(sample))
    squares += sample * sample
  }
  return { peakDb: 20 * Math.log10(peak), rmsDb: 10 * Math.log10(squares / samples.length) }
}
