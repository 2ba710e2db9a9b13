/**
 * Where a media element really starts after a seek.
 * MP3 has no index: browsers start at the frame that contains the position, take it for the position itself, and need
 * earlier frames, which are silent, to fill the decoder. So MP3 is sought to the start of a frame, some frames early.
 * All other formats are exact to the sample.
 */
export interface MediaGrid {
  /** Seconds between positions that a seek can meet exactly; 0 for any. */
  readonly step: number
  /** Seconds of playback before the sound is complete. */
  readonly runIn: number
}

/** 1152 samples at 44.1 kHz, or 576 at 22.05 kHz: the same for music and speech. */
const mp3FrameSeconds = 1152 / 44_100

export const exactGrid: MediaGrid = { step: 0, runIn: 0.02 }
export const mp3Grid: MediaGrid = { step: mp3FrameSeconds, runIn: 2 * mp3FrameSeconds }

/** Where to seek so that the sound is complete at `seconds`. */
export function cueFor(seconds: number, { step, runIn }: MediaGrid): number {
  const cue = Math.max(0, seconds - runIn)
  if (step === 0) return cue
  // Slightly into the frame, so that rounding does not end in the one before.
  return cue < step ? 0 : Math.floor(cue / step + 1e-6) * step + 1e-4
}
