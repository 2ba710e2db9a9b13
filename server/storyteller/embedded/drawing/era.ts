import { narratedDevices } from '#content/exhibits/narratedDevices.ts'
import type { Era } from '#content/exhibits/narratedDevice.ts'
import { eraWords } from '#content/motifs/eras.ts'

/** The era that a story names first, else that of its device. */
export function eraOf(deviceId: number, text: string): Era {
  const [first] = eraWords
    .map(([era, words]) => ({ era, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  return first?.era ?? narratedDevices.find(({ device }) => device.id === deviceId)?.picture?.era ?? '70s'
}
