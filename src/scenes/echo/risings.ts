import type { PlanetId } from '#lib/galaxy/ids.ts'
import type { Placement } from '#lib/galaxy/placement.ts'
import { type FrameNumbers, mostRising, rowAt } from './frame.ts'

/** Seconds that a planet takes to rise, and between two planets. */
const riseSeconds = 4.4
const apart = 0.6

interface Rising {
  readonly id: PlanetId
  /** Below 0 while it is waiting, invisible. */
  seconds: number
}

/** New planets that rise one after the other. */
interface Risings {
  /** Adds the new ones of the list. @returns the first that will rise; null for none */
  add(arriving: readonly PlanetId[], placement: Placement): PlanetId | null
  /** @returns whether any is rising */
  step(seconds: number, placement: Placement, onRisen: (id: PlanetId) => void): boolean
  isRising(id: PlanetId): boolean
}

export function createRisings(frame: FrameNumbers): Risings {
  const known = new Set<PlanetId>()
  const waiting: PlanetId[] = []
  let active: Rising[] = []
  const start = rowAt('rising0')
  frame.fill(-1, start, start + 2 * mostRising)
  return {
    add(arriving, placement) {
      for (const id of known) if (!arriving.includes(id)) known.delete(id)
      let first: PlanetId | null = null
      for (const id of arriving) {
        if (known.has(id) || placement.slotOf(id) === -1) continue
        known.add(id)
        if (active.length >= mostRising) {
          // Of a large number at once, these appear without rising.
          waiting.push(id)
          continue
        }
        first ??= id
        const last = active.at(-1)
        active.push({ id, seconds: last === undefined ? 0 : Math.min(0, last.seconds) - apart })
      }
      return first
    },
    step(seconds, placement, onRisen) {
      if (active.length === 0 && waiting.length === 0) return false
      for (const id of waiting.splice(0)) onRisen(id)
      frame.fill(-1, start, start + 2 * mostRising)
      active.forEach((rising, index) => {
        rising.seconds += seconds
        if (rising.seconds >= riseSeconds) return
        frame[start + 2 * index] = placement.slotOf(rising.id)
        frame[start + 2 * index + 1] = Math.max(0, rising.seconds / riseSeconds)
      })
      const risen = active.filter((rising) => rising.seconds >= riseSeconds)
      if (risen.length > 0) active = active.filter((rising) => rising.seconds < riseSeconds)
      for (const { id } of risen) onRisen(id)
      return true
    },
    isRising: (id) => active.some((rising) => rising.id === id),
  }
}
