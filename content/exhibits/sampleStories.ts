import { narratedDevices } from './narratedDevices.ts'

/** Fiction, all of it. */
export const sampleStories = narratedDevices.flatMap(({ device, sampleStories: stories }) =>
  stories.map((story) => ({ ...story, deviceId: device.id })),
)
