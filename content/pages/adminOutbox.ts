import type { Bilingual } from '../bilingual.ts'

const en = {
  heading: 'Outbox of this browser',
  text: 'What visitors have left on this very device and what has not arrived yet. It goes out by itself, oldest first; nothing here is ever removed to make room.',
  empty: 'Nothing waits here.',
  none: 'This browser keeps nothing: what is left here is only sent.',
  waiting: 'waiting',
  refused: 'not taken',
  said: 'The server said: {message}',
  recording: 'A recording of {kb} KB, {type}',
  kinds: {
    shareText: 'Story, written',
    shareVoice: 'Story, spoken',
    shareTextOnNewDevice: 'Story on a new device, written',
    shareVoiceOnNewDevice: 'Story on a new device, spoken',
    memoryText: 'Memory, written',
    memoryVoice: 'Memory, spoken',
    playgroundStory: 'Story in the sandbox',
  },
  sendNow: 'Send all now',
  again: 'Send again',
  save: 'Save as files',
  remove: 'Delete',
  ask: 'Delete this contribution for good?',
  askText: 'It is nowhere else. Save it as files first if in doubt.',
  yes: 'Delete for good',
  no: 'Keep it',
}

const de: typeof en = {
  heading: 'Postausgang dieses Browsers',
  text: 'Was auf genau diesem Gerät hinterlassen wurde und noch nicht angekommen ist. Es geht von selbst hinaus, das Älteste zuerst; nichts davon wird je entfernt, um Platz zu schaffen.',
  empty: 'Hier wartet nichts.',
  none: 'Dieser Browser bewahrt nichts auf: Was hier hinterlassen wird, wird nur gesendet.',
  waiting: 'wartet',
  refused: 'nicht angenommen',
  said: 'Der Server sagte: {message}',
  recording: 'Eine Aufnahme von {kb} KB, {type}',
  kinds: {
    shareText: 'Geschichte, geschrieben',
    shareVoice: 'Geschichte, gesprochen',
    shareTextOnNewDevice: 'Geschichte zu einem neuen Gerät, geschrieben',
    shareVoiceOnNewDevice: 'Geschichte zu einem neuen Gerät, gesprochen',
    memoryText: 'Erinnerung, geschrieben',
    memoryVoice: 'Erinnerung, gesprochen',
    playgroundStory: 'Geschichte im Spielplatz',
  },
  sendNow: 'Jetzt alles senden',
  again: 'Noch einmal senden',
  save: 'Als Dateien sichern',
  remove: 'Löschen',
  ask: 'Diesen Beitrag endgültig löschen?',
  askText: 'Es gibt ihn sonst nirgends. Sichere ihn im Zweifel zuerst als Dateien.',
  yes: 'Endgültig löschen',
  no: 'Behalten',
}

/** The admin pages' look into this browser's outbox. */
export const adminOutbox: Bilingual<typeof en> = { en, de }
