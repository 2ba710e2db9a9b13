import { deviceIds } from '#contract/limits.ts'
import { amazonEcho } from './amazonEcho.ts'
import { anyDevice } from './anyDevice.ts'
import { appleIpod } from './appleIpod.ts'
import { cassetteTape } from './cassetteTape.ts'
import type { DeviceNarration } from './deviceNarration.ts'
import { imac } from './imac.ts'
import { personalComputer } from './personalComputer.ts'

const known: ReadonlyMap<number, DeviceNarration> = new Map([
  [deviceIds.tape, cassetteTape],
  [deviceIds.ipod, appleIpod],
  [deviceIds.echo, amazonEcho],
  [deviceIds.imac, imac],
  [deviceIds.personalComputer, personalComputer],
])

/** The told story of a device; devices that visitors brought along share one, which names them as `{device}`. */
export function narrationOf(deviceId: number): DeviceNarration {
  return known.get(deviceId) ?? anyDevice
}
