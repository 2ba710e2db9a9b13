import type { Bilingual } from '../bilingual.ts'

const en = {
  title: 'Devices',
  lead: 'Devices of the exhibition. Devices named by visitors come first; their stories appear once you publish the device. A new device comes with its first story: on the page ‘Share your story’, choose ‘Another device’.',
  states: { new: 'New', published: 'Published', hidden: 'Hidden' },
  stories: '{count} stories',
  oneStory: '1 story',
  since: 'since {at}',
  publish: 'Publish',
  hide: 'Hide',
  rename: 'Rename',
  name: 'Name of the device',
  save: 'Save name',
  cancel: 'Cancel',
  up: 'Move up',
  down: 'Move down',
  narrations: 'Open narration',
  close: 'Close',
}

const de: typeof en = {
  title: 'Geräte',
  lead: 'Geräte der Ausstellung. Von Besuchenden genannte stehen zuoberst; ihre Geschichten erscheinen, sobald du das Gerät veröffentlichst. Ein neues Gerät kommt mit seiner ersten Geschichte: auf der Seite «Erzähl deine Geschichte» «Ein anderes Gerät» wählen.',
  states: { new: 'Neu', published: 'Veröffentlicht', hidden: 'Ausgeblendet' },
  stories: '{count} Geschichten',
  oneStory: '1 Geschichte',
  since: 'seit {at}',
  publish: 'Veröffentlichen',
  hide: 'Ausblenden',
  rename: 'Umbenennen',
  name: 'Name des Geräts',
  save: 'Namen speichern',
  cancel: 'Abbrechen',
  up: 'Nach oben',
  down: 'Nach unten',
  narrations: 'Erzählung öffnen',
  close: 'Schliessen',
}

/** Devices and those that visitors have named. */
export const adminDevices: Bilingual<typeof en> = { en, de }
