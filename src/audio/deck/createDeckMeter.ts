import type { Ballistics, MeterHandle } from '#lib/meter.ts'
import type { createMeter } from '../meter/createMeter.ts'
import type { SimulatedSource } from '../meter/simulation.ts'

export type MakeMeter = typeof createMeter

export interface DeckMeter extends MeterHandle {
  /** From now on the meter reads the signal itself. */
  readonly connect: (tap: AudioNode) => void
}

/** One meter for the visit: simulated until there is a signal to read, then the real one, for whoever holds it. */
export function createDeckMeter(makeMeter: MakeMeter, recording: SimulatedSource): DeckMeter {
  const listeners = new Set<() => void>()
  const wake = () => {
    for (const listener of listeners) listener()
  }
  let meter = makeMeter(null, null, recording)
  let stopWaking = meter.onWake(wake)
  return {
    connect: (tap) => {
      const kind: Ballistics = meter.ballistics()
      stopWaking()
      meter.dispose()
      meter = makeMeter(tap.context, tap, recording)
      meter.setBallistics(kind)
      stopWaking = meter.onWake(wake)
      wake()
    },
    read: () => meter.read(),
    isResting: () => meter.isResting(),
    onWake: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ballistics: () => meter.ballistics(),
    setBallistics: (kind) => meter.setBallistics(kind),
    dispose: () => {
      stopWaking()
      meter.dispose()
    },
  }
}
