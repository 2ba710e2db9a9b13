import type { DeviceCommand, DeviceEvent, DeviceState } from './deviceState.ts'
import { nextDevice, switchedOff } from './deviceMachine.ts'

export interface Device {
  readonly getState: () => DeviceState
  readonly subscribe: (listener: () => void) => () => void
  /** Returns whether anything changed: only then something ticks. */
  readonly send: (event: DeviceEvent) => boolean
}

/** The player as something that is there: its state, and who carries out what it decides. */
export function createDevice(carryOut: (command: DeviceCommand) => void): Device {
  let state = switchedOff
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (event) => {
      const step = nextDevice(state, event)
      const hasChanged = step.state !== state
      state = step.state
      if (hasChanged) for (const listener of listeners) listener()
      if (step.command !== null) carryOut(step.command)
      return hasChanged || step.command !== null
    },
  }
}
