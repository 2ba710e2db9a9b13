import { exhibits } from './index.ts'
import type { NarratedDevice } from './narratedDevice.ts'

/** Those of the exhibits with a device, and one that has no exhibit. */
const folders = [...exhibits.flatMap(({ id, device }) => (device ? [id] : [])), 'personalComputer']

/**
 * What the server tells of the exhibition's devices: what `device.ts` of each folder exports, in the order of the list.
 * Pages do not import it: their list must not bring every narration along.
 */
export const narratedDevices: readonly NarratedDevice[] = await Promise.all(
  folders.map(async (folder) => {
    const { narratedDevice }: { narratedDevice: NarratedDevice } = await import(`./${folder}/device.ts`)
    return narratedDevice
  }),
)
