/** What a script may hold. */
export const scriptLimits = {
  segments: 60,
  /** Characters of one segment. */
  segmentChars: 2000,
  readerChars: 80,
  pauseSeconds: 10,
  /** Of one upload, 50 MB. */
  recordingBytes: 50 * 1024 * 1024,
  /** As long as a recorder lets anybody speak; a narration takes two minutes. */
  recordingSeconds: 720,
  /** A recording of one segment is at least this long. */
  takeSeconds: 0.3,
} as const
