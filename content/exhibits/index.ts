import { avatarsExhibit } from './avatars/exhibit.ts'
import { echoDevice } from './echo/device.ts'
import { echoExhibit } from './echo/exhibit.ts'
import type { Device, Exhibit } from './exhibit.ts'
import { imacDevice } from './imac/device.ts'
import { imacExhibit } from './imac/exhibit.ts'
import { interfaceMuseumExhibit } from './interfaceMuseum/exhibit.ts'
import { ipodDevice } from './ipod/device.ts'
import { ipodExhibit } from './ipod/exhibit.ts'
import { memoryRecorderExhibit } from './memoryRecorder/exhibit.ts'
import type { NarratedDevice } from './narratedDevice.ts'
import { personalComputerDevice } from './personalComputer/device.ts'
import { personalComputer } from './personalComputer/facts.ts'
import { tapeDevice } from './tape/device.ts'
import { tapeExhibit } from './tape/exhibit.ts'
import { uiCardsExhibit } from './uiCards/exhibit.ts'
import { win98Exhibit } from './win98/exhibit.ts'

/** Every exhibit, as the plan of rooms lists them. A new one is a line here and a line in src/exhibits/index.ts. */
export const exhibits: readonly Exhibit[] = [
  tapeExhibit,
  ipodExhibit,
  echoExhibit,
  imacExhibit,
  interfaceMuseumExhibit,
  uiCardsExhibit,
  win98Exhibit,
  memoryRecorderExhibit,
  avatarsExhibit,
]

/** Every device that the exhibition opens with. */
export const devices: readonly Device[] = [
  ...exhibits.flatMap(({ device }) => device ?? []),
  personalComputer,
]

/** What the server tells of these devices. Pages do not import it, and the build leaves it out of them. */
export const narratedDevices: readonly NarratedDevice[] = [
  tapeDevice,
  ipodDevice,
  echoDevice,
  imacDevice,
  personalComputerDevice,
]
