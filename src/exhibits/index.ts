import { answeringMachineInstallation } from './answeringMachine/index.ts'
import { avatarsInstallation } from './avatars/index.ts'
import { echoInstallation } from './echo/index.ts'
import { imacInstallation } from './imac/index.ts'
import { interfaceMuseumInstallation } from './interfaceMuseum/index.ts'
import { ipodInstallation } from './ipod/index.ts'
import { memoryRecorderInstallation } from './memoryRecorder/index.ts'
import { tapeInstallation } from './tape/index.ts'
import { uiCardsInstallation } from './uiCards/index.ts'
import { win98Installation } from './win98/index.ts'
import type { Installation } from '#ui/parts/installation.ts'

/** Every exhibit, in the order of content/exhibits/index.ts. A new exhibit is one line in each of the two files. */
export const installations: readonly Installation[] = [
  tapeInstallation,
  ipodInstallation,
  echoInstallation,
  imacInstallation,
  answeringMachineInstallation,
  interfaceMuseumInstallation,
  uiCardsInstallation,
  win98Installation,
  memoryRecorderInstallation,
  avatarsInstallation,
]
