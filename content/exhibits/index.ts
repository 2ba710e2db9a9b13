import { answeringMachineExhibit } from './answeringMachine/exhibit.ts'
import { avatarsExhibit } from './avatars/exhibit.ts'
import { echoExhibit } from './echo/exhibit.ts'
import type { Device, Exhibit } from './exhibit.ts'
import { imacExhibit } from './imac/exhibit.ts'
import { interfaceMuseumExhibit } from './interfaceMuseum/exhibit.ts'
import { ipodExhibit } from './ipod/exhibit.ts'
import { memoryRecorderExhibit } from './memoryRecorder/exhibit.ts'
import { personalComputer } from './personalComputer/facts.ts'
import { tapeExhibit } from './tape/exhibit.ts'
import { uiCardsExhibit } from './uiCards/exhibit.ts'
import { win98Exhibit } from './win98/exhibit.ts'

/** Every exhibit, as the plan of rooms lists them. A new one is a line here and a line in src/exhibits/index.ts. */
export const exhibits: readonly Exhibit[] = [
  tapeExhibit,
  ipodExhibit,
  echoExhibit,
  imacExhibit,
  answeringMachineExhibit,
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
