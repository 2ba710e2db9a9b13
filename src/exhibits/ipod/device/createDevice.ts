import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DeviceCommand, DeviceEvent, DeviceState } from './deviceState.ts'
import { nextDevice, switchedOff } from './deviceMachine.ts'

export interface Device {
  readonly store: StoreApi<DeviceState>
  /** Returns whether anything changed, since only then the wheel ticks. */
  readonly send: (event: DeviceEvent) => boolean
}

/** The player's store; `carryOut` executes its commands. */
export function createDevice(carryOut: (command: DeviceCommand) => void): Device {
  const store = createStore<DeviceState>()(() => switchedOff)
  return {
    store,
    send: (event) => {
      const { state, command } = nextDevice(store.getState(), event)
      const hasChanged = state !== store.getState()
      store.setState(state, true)
      if (command !== null) carryOut(command)
      return hasChanged || command !== null
    },
  }
}
