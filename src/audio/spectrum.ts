/** Spectrum and level for drawing, read once a frame. Allocates nothing after creation. */
export interface Spectrum {
  /** From low to high, 0 to 1; always the same array. */
  readonly bands: Float32Array
  /** The waveform now, -1 to 1; always the same array. */
  readonly wave: Float32Array
  /** Total level, 0 (silence) to 1 (full scale). */
  readonly level: number
  /** Updates the values. @param deltaMs since the last read: peaks rise at once and fall with time */
  read(deltaMs: number): void
}

/** The part of an AnalyserNode that is used. */
interface AnalyserPort {
  readonly fftSize: number
  readonly frequencyBinCount: number
  /** dB re full scale. */
  getFloatFrequencyData(into: Float32Array<ArrayBuffer>): void
  getFloatTimeDomainData(into: Float32Array<ArrayBuffer>): void
}

export interface SpectrumOptions {
  /** Number of bands. */
  readonly bands: number
  /** Hz; by default the range of speech and small loudspeakers. */
  readonly range?: readonly [lowest: number, highest: number]
  /** dB re full scale for 0 and 1 of a band. */
  readonly decibels?: { readonly lowest: number; readonly highest: number }
  /** dB per octave added to the bands above the lowest; none by default. */
  readonly tilt?: number
}

/** Hz. */
const speechRange = [70, 8000] as const
const usualDecibels = { lowest: -82, highest: -22 } as const
/** dB re full scale for 0 of the level. */
const quietestDb = -54
/** Share of full height that a bar falls per second. */
const fallPerSecond = 2.4

interface Listening extends SpectrumOptions {
  readonly analyser: AnalyserPort
  /** Hz. */
  readonly sampleRate: number
  readonly isPlaying: () => boolean
}

/** Turns an analyser's bins into bands; zero while nothing plays. */
export function createSpectrum(listening: Listening): Spectrum {
  const { analyser, sampleRate, isPlaying, range = speechRange, tilt = 0 } = listening
  const { lowest, highest } = listening.decibels ?? usualDecibels
  const bins = new Float32Array(analyser.frequencyBinCount)
  const edges = bandEdges(listening.bands, range, sampleRate / analyser.fftSize, bins.length)
  const bands = new Float32Array(listening.bands)
  const wave = new Float32Array(analyser.fftSize)
  /** Octaves between bands. */
  const octaves = Math.log2(range[1] / range[0]) / listening.bands
  const lift = (tilt * octaves) / (highest - lowest)
  let level = 0
  return {
    bands,
    wave,
    get level() {
      return level
    },
    read: (deltaMs) => {
      if (isPlaying()) {
        analyser.getFloatFrequencyData(bins)
        analyser.getFloatTimeDomainData(wave)
      } else {
        bins.fill(-Infinity)
        wave.fill(0)
      }
      const fall = (fallPerSecond * Math.max(0, deltaMs)) / 1000
      for (let band = 0; band < bands.length; band += 1) {
        const level = (loudest(bins, edges[band] ?? 0, edges[band + 1] ?? 0) - lowest) / (highest - lowest)
        // The tilt does not lift silence.
        const now = level <= 0 ? 0 : Math.min(1, level + band * lift)
        bands[band] = Math.max(now, (bands[band] ?? 0) - fall, 0)
      }
      level = Math.max(levelOf(wave), level - fall, 0)
    },
  }
}

/**
 * The bin at which each band begins, and where the last ends: equal steps in pitch, each at least one bin wide.
 * @param hzPerBin width of a bin
 */
export function bandEdges(
  bands: number,
  [lowest, highest]: readonly [lowest: number, highest: number],
  hzPerBin: number,
  bins: number,
): Uint16Array {
  const edges = new Uint16Array(bands + 1)
  for (let edge = 0; edge <= bands; edge += 1) {
    const bin = Math.round((lowest * (highest / lowest) ** (edge / bands)) / hzPerBin)
    const before = edge === 0 ? 0 : (edges[edge - 1] ?? 0)
    // Leaves a bin for each band that follows.
    edges[edge] = Math.min(Math.max(bin, before + 1), bins - (bands - edge))
  }
  return edges
}

/** dB re full scale. */
function loudest(bins: Float32Array, from: number, to: number): number {
  let peak = -Infinity
  for (let bin = from; bin < to; bin += 1) peak = Math.max(peak, bins[bin] ?? -Infinity)
  return peak
}

/** 0 to 1, in decibels of the mean power. */
function levelOf(wave: Float32Array): number {
  let squares = 0
  for (const sample of wave) squares += sample * sample
  if (squares === 0) return 0
  const decibels = 10 * Math.log10(squares / wave.length)
  return Math.min(1, Math.max(0, 1 - decibels / quietestDb))
}
