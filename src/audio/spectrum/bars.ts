/** Hertz: where a voice has something to show. */
const range = { from: 90, to: 7600 } as const
/** A voice is strong below and weak above; dB an octave that the upper bars are lifted by. */
const tilt = 2.4
/** Decibels of an analyser's output that are nothing and everything. */
const floorDb = -88
const topDb = -30

/**
 * How high each bar stands, 0 to 1: the strongest frequency of its stretch, stretches being equally wide to the ear.
 * Written in place, because it is done in every frame.
 * @param spectrum decibels of each frequency from 0 to half of `sampleRate`
 */
export function barsOf(spectrum: Float32Array, sampleRate: number, bars: Float32Array): void {
  const width = sampleRate / 2 / spectrum.length
  const ratio = range.to / range.from
  for (let bar = 0; bar < bars.length; bar += 1) {
    const low = range.from * ratio ** (bar / bars.length)
    const first = Math.min(spectrum.length - 1, Math.round(low / width))
    const last = Math.min(
      spectrum.length - 1,
      Math.max(first, Math.round((range.from * ratio ** ((bar + 1) / bars.length)) / width) - 1),
    )
    let strongest = -Infinity
    for (let at = first; at <= last; at += 1) strongest = Math.max(strongest, spectrum[at] ?? -Infinity)
    const lifted = strongest + tilt * Math.log2(low / range.from)
    bars[bar] = Math.min(1, Math.max(0, (lifted - floorDb) / (topDb - floorDb)))
  }
}
