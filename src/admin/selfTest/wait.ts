import { after } from '#lib/time/timers.ts'

export const pause = (ms: number) => new Promise<void>((resolve) => after(ms, resolve))

/** Looks again and again until it is so. @returns whether it became so in time */
export async function until(isSo: () => boolean, withinMs: number, everyMs = 20): Promise<boolean> {
  const endMs = performance.now() + withinMs
  for (;;) {
    if (isSo()) return true
    if (performance.now() >= endMs) return false
    await pause(everyMs)
  }
}
