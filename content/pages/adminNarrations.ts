import type { Bilingual } from '../bilingual.ts'

const en = {
  heading: 'What is heard of it',
  heard: 'Visitors hear this',
  candidate: 'Waits to be listened to',
  former: 'Heard before',
  none: 'Nothing is narrated of this device yet.',
  edition: 'Edition {edition}, {at}',
  editionOnly: 'Edition {edition}',
  languages: { de: 'German', en: 'English' },
  label: '{what}: {device}, {language}',
  transcript: 'Read along',
  preview: 'Make one to listen to first',
  previewNote: 'Visitors go on hearing what they hear now, until you let them hear the new one.',
  accept: 'Let visitors hear it',
  acceptAll: 'Let visitors hear both',
  discard: 'Throw it away',
  restore: 'Bring this one back',
  accepted: 'Visitors hear it now.',
  discarded: 'Thrown away. Visitors hear what they heard.',
  restored: 'Visitors hear the former version again.',
  previewReady: 'It is ready to be listened to.',
}

const de: typeof en = {
  heading: 'Was davon zu hören ist',
  heard: 'Das ist zu hören',
  candidate: 'Wartet aufs Anhören',
  former: 'War vorher zu hören',
  none: 'Zu diesem Gerät gibt es noch keine Erzählung.',
  edition: 'Ausgabe {edition}, {at}',
  editionOnly: 'Ausgabe {edition}',
  languages: { de: 'Deutsch', en: 'Englisch' },
  label: '{what}: {device}, {language}',
  transcript: 'Mitlesen',
  preview: 'Eine zum Anhören erstellen',
  previewNote: 'Zu hören bleibt, was jetzt zu hören ist, bis du die neue freigibst.',
  accept: 'Freigeben',
  acceptAll: 'Beide freigeben',
  discard: 'Verwerfen',
  restore: 'Diese zurückholen',
  accepted: 'Sie ist jetzt zu hören.',
  discarded: 'Verworfen. Es bleibt zu hören, was zu hören war.',
  restored: 'Die frühere Fassung ist wieder zu hören.',
  previewReady: 'Sie kann angehört werden.',
}

/** What is heard of a device, what waits to be listened to, and the way back. */
export const adminNarrations: Bilingual<typeof en> = { en, de }
