import type { Bilingual } from '../bilingual.ts'

const en = {
  title: 'Devices',
  lead: 'What a visitor has named stands first and waits: until it is published, its stories are kept and not shown.',
  states: { new: 'New', published: 'Published', hidden: 'Hidden' },
  stories: '{count} stories',
  oneStory: '1 story',
  since: 'since {at}',
  publish: 'Publish',
  hide: 'Hide',
  rename: 'Rename',
  name: 'Name of the device',
  save: 'Save the name',
  cancel: 'Cancel',
  up: 'Further up',
  down: 'Further down',
  narrations: 'Narration',
  close: 'Close',
}

const de: typeof en = {
  title: 'Geräte',
  lead: 'Was Besucherinnen und Besucher genannt haben, steht zuoberst und wartet: Bis es veröffentlicht ist, sind seine Geschichten aufgehoben und nicht zu sehen.',
  states: { new: 'Neu', published: 'Veröffentlicht', hidden: 'Verborgen' },
  stories: '{count} Geschichten',
  oneStory: '1 Geschichte',
  since: 'seit {at}',
  publish: 'Veröffentlichen',
  hide: 'Verbergen',
  rename: 'Umbenennen',
  name: 'Name des Geräts',
  save: 'Namen speichern',
  cancel: 'Abbrechen',
  up: 'Weiter nach oben',
  down: 'Weiter nach unten',
  narrations: 'Erzählung',
  close: 'Schliessen',
}

/** Devices and those that visitors have named. */
export const adminDevices: Bilingual<typeof en> = { en, de }
