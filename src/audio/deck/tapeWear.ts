/**
 * Deviations of speed that one hears. A good deck has 0.05 to 0.08 % (weighted), which nobody notices: these are ten
 * times as much and more, and are to be labelled as exaggerated. Rates as of a pinch roller and of a capstan.
 */
const wear = [
  { hertz: 0.4, deviation: 0.008 },
  { hertz: 20, deviation: 0.004 },
] as const

/** Seconds: the pitch does not jump as it sets in or ends. */
const fadeSeconds = 0.4

export interface TapeWear {
  /** Fades out and lets its nodes go. */
  end(): void
}

/** Wow and flutter on a delay line. Speed that deviates by d sin(wt) is a delay that swings by d/w. */
export function createTapeWear(context: BaseAudioContext, delayTime: AudioParam): TapeWear {
  const now = context.currentTime
  const made = wear.map(({ hertz, deviation }) => {
    const swing = new OscillatorNode(context, { frequency: hertz })
    const depth = new GainNode(context, { gain: 0 })
    depth.gain.setTargetAtTime(deviation / (2 * Math.PI * hertz), now, fadeSeconds / 3)
    swing.connect(depth).connect(delayTime)
    swing.addEventListener('ended', () => depth.disconnect())
    swing.start()
    return { swing, depth }
  })
  return {
    end: () => {
      const endAt = context.currentTime
      for (const { swing, depth } of made) {
        depth.gain.cancelScheduledValues(endAt)
        depth.gain.setTargetAtTime(0, endAt, fadeSeconds / 3)
        swing.stop(endAt + 2 * fadeSeconds)
      }
    },
  }
}
