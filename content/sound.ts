import type { Bilingual } from './bilingual.ts'

interface SoundWords {
  /** Names the control as a whole. */
  readonly sound: string
  /** What a press does, whichever way round it stands: the button says whether it is pressed. */
  readonly mute: string
  readonly volume: string
  /** `{percent}` is a whole number. */
  readonly percent: string
  readonly silent: string
}

/** The control of loudness that rooms with sound show. */
export const soundWords: Bilingual<SoundWords> = {
  en: { sound: 'Sound', mute: 'Mute', volume: 'Volume', percent: '{percent} percent', silent: 'muted' },
  de: {
    sound: 'Ton',
    mute: 'Stumm schalten',
    volume: 'Lautstärke',
    percent: '{percent} Prozent',
    silent: 'stumm',
  },
}
