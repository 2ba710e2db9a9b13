import { narratedDevices } from '../exhibits/narratedDevices.ts'
import { anyDevice } from './anyDevice.ts'
import type { DeviceNarration } from './deviceNarration.ts'

/** The told story of a device; devices that visitors brought along share one, which names them as `{device}`. */
export function narrationOf(deviceId: number): DeviceNarration {
  return narratedDevices.find(({ device }) => device.id === deviceId)?.narration ?? anyDevice
}
