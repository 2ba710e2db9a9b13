/** How long a visitor may still speak: limited by bytes, with a maximum of time. */

/** Bit rate requested from the encoder: clear speech in Opus, about 12 minutes within the limit (SHARE-06). */
export const voiceBitsPerSecond = 48_000

/** The longest recording, ms, whatever its size. */
export const longestMs = 12 * 60_000

/**
 * Reserve below the limit for what the encoder still holds when it is stopped (a slice of 1 s, look-ahead, the
 * container's end). 64 KiB are 10 s of our Opus or 4 s of AAC at 128 kbit/s, which Safari may choose.
 */
export const marginBytes = 65_536

/** The measured rate counts from here: the first slice contains the header. */
const trustedAfterMs = 3000

/** Milliseconds that still fit, 0 when the recording has to end. @param recordedMs countdown included */
export function remainingMs(recordedMs: number, bytes: number, limitBytes: number): number {
  const asked = voiceBitsPerSecond / 8 / 1000
  const seen = recordedMs > trustedAfterMs ? bytes / recordedMs : 0
  const bytesPerMs = Math.max(asked, seen)
  const left = (limitBytes - marginBytes - bytes) / bytesPerMs
  return Math.max(0, Math.min(longestMs - recordedMs, left))
}
