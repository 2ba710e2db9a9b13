import type { Bilingual } from '../bilingual.ts'

const en = {
  heading: 'Unsent submissions of this browser',
  text: 'Submissions from this browser that have not reached the server yet. They are sent automatically, oldest first, and never deleted automatically.',
  empty: 'All submissions are sent.',
  none: 'This browser cannot store submissions; it sends them directly.',
  waiting: 'waiting',
  refused: 'rejected',
  said: 'Answer of the server: {message}',
  recording: 'A recording of {kb} KB, {type}',
  kinds: {
    shareText: 'Story, written',
    shareVoice: 'Story, spoken',
    shareTextOnNewDevice: 'Story on a new device, written',
    shareVoiceOnNewDevice: 'Story on a new device, spoken',
    memoryText: 'Research answer, written',
    memoryVoice: 'Research answer, spoken',
    playgroundStory: 'Story in the test area',
  },
  sendNow: 'Send all now',
  again: 'Send again',
  save: 'Save as files',
  remove: 'Delete',
  ask: 'Permanently delete this submission?',
  askText: 'There is no other copy. If in doubt, save it as files first.',
  yes: 'Delete permanently',
  no: 'Cancel',
}

const de: typeof en = {
  heading: 'Nicht gesendete Einsendungen dieses Browsers',
  text: 'Einsendungen aus diesem Browser, die noch nicht beim Server angekommen sind. Sie werden automatisch gesendet, die älteste zuerst, und nie automatisch gelöscht.',
  empty: 'Alle Einsendungen sind gesendet.',
  none: 'Dieser Browser kann keine Einsendungen speichern; er sendet sie direkt.',
  waiting: 'wartet',
  refused: 'abgelehnt',
  said: 'Antwort des Servers: {message}',
  recording: 'Eine Aufnahme von {kb} KB, {type}',
  kinds: {
    shareText: 'Geschichte, geschrieben',
    shareVoice: 'Geschichte, gesprochen',
    shareTextOnNewDevice: 'Geschichte zu einem neuen Gerät, geschrieben',
    shareVoiceOnNewDevice: 'Geschichte zu einem neuen Gerät, gesprochen',
    memoryText: 'Forschungsbeitrag, geschrieben',
    memoryVoice: 'Forschungsbeitrag, gesprochen',
    playgroundStory: 'Geschichte im Testbereich',
  },
  sendNow: 'Jetzt alles senden',
  again: 'Noch einmal senden',
  save: 'Als Dateien speichern',
  remove: 'Löschen',
  ask: 'Diese Einsendung endgültig löschen?',
  askText: 'Es gibt keine andere Kopie. Speichere sie im Zweifel zuerst als Dateien.',
  yes: 'Endgültig löschen',
  no: 'Abbrechen',
}

/** The admin pages' look into this browser's outbox. */
export const adminOutbox: Bilingual<typeof en> = { en, de }
