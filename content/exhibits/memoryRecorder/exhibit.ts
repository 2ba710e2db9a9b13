import type { Exhibit } from '../exhibit.ts'

export const memoryRecorderExhibit = {
  id: 'memoryRecorder',
  number: '09',
  name: { de: 'Erinnerungsrekorder', en: 'Memory recorder' },
  year: null,
  text: {
    de: 'Erzähl von deinem ersten Gerät: wie es sich anfühlte, aussah und klang.',
    en: 'Tell of your first device: how it felt, looked and sounded.',
  },
  invitation: { de: 'Erzähl von deinem ersten Gerät.', en: 'Tell of your first device.' },
  kind: 'paper',
  isPrototype: true,
  address: '/exhibits/memory-recorder',
  language: 'de',
} as const satisfies Exhibit
