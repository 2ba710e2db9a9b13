import type { Bilingual } from './bilingual.ts'

interface RecorderFaceWords {
  readonly start: string
  readonly ready: string
  readonly upTo: string
  readonly scale: { readonly tooQuiet: string; readonly good: string; readonly tooLoud: string }
}

/** What a recorder says before it is first pressed; the rest comes with its code (recorder.ts). */
export const recorderFace: Bilingual<RecorderFaceWords> = {
  en: {
    start: 'Start Recording',
    ready: 'Ready to record',
    upTo: 'up to {time}',
    scale: { tooQuiet: 'too quiet', good: 'good', tooLoud: 'too loud' },
  },
  de: {
    start: 'Aufnahme starten',
    ready: 'Bereit zur Aufnahme',
    upTo: 'bis zu {time}',
    scale: { tooQuiet: 'zu leise', good: 'gut', tooLoud: 'zu laut' },
  },
}
