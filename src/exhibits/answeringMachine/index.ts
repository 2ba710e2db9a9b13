import { answeringMachineExhibit } from '#content/exhibits/answeringMachine/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { stills } from '#content/stills.gen.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'
import './accent.css'

export const answeringMachineInstallation: Installation = {
  exhibit: answeringMachineExhibit,
  page: lazyComponent<PageProps>(
    'answeringMachine',
    async () => (await import('./AnsweringMachinePage.tsx')).AnsweringMachinePage,
  ),
  poster: {
    upright: stills['answeringMachine-portrait'],
    lying: stills['answeringMachine-landscape'],
    isDark: true,
    style: { '--back': '#17100b' },
  },
}
