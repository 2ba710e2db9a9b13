import { narratedDevices } from '#content/exhibits/index.ts'
import type { Staging } from '#content/narrations/staging.ts'

/** For every device that visitors brought along. */
const houseStaging: Staging = {
  narrator: 'house',
  rate: { de: 154, en: 154 },
  pitch: 48,
  range: 60,
  pauseFactor: 1.05,
  visitors: ['visitorAlto', 'visitorTenor', 'visitorElder'],
  bed: 'house',
  colour: 'horn',
}

/** For a visitor's text that is read as it stands: a plain, calm voice and no music. */
export const readingStaging: Staging = {
  ...houseStaging,
  narrator: 'visitorTenor',
  rate: { de: 150, en: 150 },
  bed: null,
  colour: 'tape',
}

export function stagingOf(deviceId: number): Staging {
  return narratedDevices.find(({ device }) => device.id === deviceId)?.staging ?? houseStaging
}
