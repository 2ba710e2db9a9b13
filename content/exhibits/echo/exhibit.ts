import { inBoth } from '../../bilingual.ts'
import { chooser } from '../chooser.ts'
import type { Exhibit } from '../exhibit.ts'
import { stills } from '../../stills.gen.ts'

export const echoExhibit = {
  id: 'echo',
  number: '03',
  name: inBoth('Amazon Echo'),
  year: inBoth('2014'),
  text: {
    de: 'Ein Zylinder im Nachthimmel, und für jede Erinnerung ein Planet.',
    en: 'A cylinder in the night sky, and a planet for every memory.',
  },
  invitation: { de: 'Jeder Planet ist eine Erinnerung.', en: 'Every planet is a memory.' },
  kind: 'scene',
  address: '/exhibits/werkschau/echo',
  first: {
    theme: 'dark',
    cover: true,
    // Where the sky is drawn, its middle alone: the planets are each museum's own.
    stills: [
      { media: '(max-width: 599.9px) and (orientation: portrait)', still: stills['echo-phone'] },
      { media: '(min-aspect-ratio: 1/1)', still: stills['echo-empty-landscape'] },
      { still: stills['echo-empty-portrait'] },
    ],
  },
  idleReturn: chooser.address,
  device: { id: 3, name: 'Amazon Echo' },
  acoustics: { decay: 2.2, wet: -8 },
} as const satisfies Exhibit
