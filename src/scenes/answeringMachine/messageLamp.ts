/** Seconds: before the first blink, from one to the next, and how long each is lit. */
const blink = { after: 0.6, every: 0.5, lit: 0.26 } as const

/** Seconds that the lamp takes to blink once for each message. */
export const countedAfter = (count: number): number => blink.after + count * blink.every

/** Whether the lamp is lit so many seconds after it began to count. Once it has counted it stays lit; without messages it is dark. */
export function isLampOn(count: number, seconds: number): boolean {
  if (count === 0) return false
  if (seconds >= countedAfter(count)) return true
  return seconds >= blink.after && (seconds - blink.after) % blink.every < blink.lit
}
