import { narratedDevices } from '#content/exhibits/narratedDevices.ts'
import type { BedName, Staging } from '#content/narrations/staging.ts'

const anyDeviceBeds: readonly BedName[] = ['anyDevice1', 'anyDevice2', 'anyDevice3']

/** For devices that visitors added. */
const anyDeviceStaging: Staging = {
  narrator: 'anyDevice',
  rate: { de: 154, en: 154 },
  pitch: 48,
  range: 60,
  pauseFactor: 1.05,
  visitors: ['visitorAlto', 'visitorTenor', 'visitorElder'],
  bed: 'anyDevice1',
  colour: 'horn',
}

/** For a visitor's text read as it is: a calm voice without music. */
export const readingStaging: Staging = {
  ...anyDeviceStaging,
  narrator: 'visitorTenor',
  rate: { de: 150, en: 150 },
  bed: null,
  colour: 'tape',
}

export function stagingOf(deviceId: number): Staging {
  const own = narratedDevices.find(({ device }) => device.id === deviceId)?.staging
  return own ?? { ...anyDeviceStaging, bed: anyDeviceBeds[deviceId % 3] ?? anyDeviceStaging.bed }
}
