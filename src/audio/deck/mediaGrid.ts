/**
 * Where a media element really starts when it is sent somewhere.
 *
 * MP3 has no index: browsers start with the frame that holds the place, take it for the place itself, and need the
 * frames before it to fill the decoder, which are silent. So MP3 is sent to the beginnings of frames, some before the
 * place; everything else is sample-exact.
 */
export interface MediaGrid {
  /** Seconds between the places that can be met exactly; 0 for any. */
  readonly step: number
  /** Seconds played before the sound is whole. */
  readonly runIn: number
}

/** 1152 samples at 44.1 kHz, which is 576 at 22.05 kHz: speech and music alike. */
const mp3FrameSeconds = 1152 / 44_100

export const exactGrid: MediaGrid = { step: 0, runIn: 0.02 }
export const mp3Grid: MediaGrid = { step: mp3FrameSeconds, runIn: 2 * mp3FrameSeconds }

/** Where to send the media so that it sounds, whole, at `seconds`. */
export function cueFor(seconds: number, { step, runIn }: MediaGrid): number {
  const cue = Math.max(0, seconds - runIn)
  if (step === 0) return cue
  // A hair into the frame: rounding must not land in the one before.
  return cue < step ? 0 : Math.floor(cue / step + 1e-6) * step + 1e-4
}
