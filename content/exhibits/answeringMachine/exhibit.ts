import type { Exhibit } from '../exhibit.ts'
import { stills } from '../../stills.gen.ts'

export const answeringMachineExhibit = {
  id: 'answeringMachine',
  number: '10',
  name: { de: 'Anrufbeantworter', en: 'Answering machine' },
  year: { de: '1971 bis 1999', en: '1971 to 1999' },
  text: {
    de: 'Ein Flur am Abend, ein Gerät mit zwei kleinen Kassetten, und ein Licht, das zählt, wer angerufen hat.',
    en: 'A hallway in the evening, a machine with two small tapes, and a light that counts who has called.',
  },
  invitation: { de: 'Hör ab, wer angerufen hat.', en: 'Hear who has called.' },
  kind: 'scene',
  address: '/exhibits/answering-machine',
  first: {
    theme: 'dark',
    stills: [
      { media: '(min-aspect-ratio: 1/1)', still: stills['answeringMachine-landscape'] },
      { still: stills['answeringMachine-portrait'] },
    ],
  },
  idleReturn: '/exhibits/answering-machine',
  device: { id: 1_000_001, name: 'Answering machine' },
  acoustics: { decay: 0.35, wet: -4 },
} as const satisfies Exhibit
