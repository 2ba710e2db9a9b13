/** How long a visitor may still speak. Bytes decide, the clock only guards. */

/** Bits a second asked of the encoder: clear speech in Opus, about 12 minutes in the limit (SHARE-06). */
export const voiceBitsPerSecond = 48_000

/** The longest recording in milliseconds, whatever its size. */
export const longestMs = 12 * 60_000

/**
 * Kept free below the limit: what the encoder still holds when it is told to stop (a timeslice of 1 s, its
 * look-ahead, the container's end). 64 KiB are 10 s of our Opus or 4 s of AAC at 128 kbit/s, which Safari may choose.
 */
export const marginBytes = 65_536

/** The rate counts from here on: the first slice carries the header too and would mislead. */
const trustedAfterMs = 3000

/** Milliseconds that still fit, 0 when the recording has to end now. @param recordedMs with the count */
export function remainingMs(recordedMs: number, bytes: number, limitBytes: number): number {
  const asked = voiceBitsPerSecond / 8 / 1000
  const seen = recordedMs > trustedAfterMs ? bytes / recordedMs : 0
  const bytesPerMs = Math.max(asked, seen)
  const left = (limitBytes - marginBytes - bytes) / bytesPerMs
  return Math.max(0, Math.min(longestMs - recordedMs, left))
}
