import type { Bilingual } from '../bilingual.ts'

const en = {
  kicker: 'Werkschau · Your story',
  title: 'Share your story',
  lead: 'Choose a device and tell us what has stayed with you, by voice or in writing.',
  explore: 'Explore stories',
  device: {
    heading: 'Which device is it about?',
    loading: 'Fetching the devices …',
    failedHelp: 'You can still type the name of the device below.',
    newName: 'Another device',
    newNameHint: 'Type its name if it is not in the list.',
    showAll: 'Show all {count} devices',
  },
  safe: 'Your story is safe.',
  prompt: { heading: 'A question to begin with', another: 'Another question' },
  voice: { heading: 'Tell it', upload: 'Upload Audio', chooseDevice: 'Choose a device above to share it.' },
  text: {
    heading: 'Write it',
    label: 'Your story',
    placeholder: 'I remember …',
    upload: 'Upload Text',
    left: '{count} characters left',
    chooseDevice: 'Choose a device above to share it.',
  },
}

const de: typeof en = {
  kicker: 'Werkschau · Deine Geschichte',
  title: 'Erzähl deine Geschichte',
  lead: 'Wähl ein Gerät und erzähl, was dir davon geblieben ist, mit deiner Stimme oder schriftlich.',
  explore: 'Geschichten entdecken',
  device: {
    heading: 'Um welches Gerät geht es?',
    loading: 'Die Geräte werden geholt …',
    failedHelp: 'Du kannst den Namen des Geräts trotzdem unten eingeben.',
    newName: 'Ein anderes Gerät',
    newNameHint: 'Schreib seinen Namen, wenn es nicht in der Liste steht.',
    showAll: 'Alle {count} Geräte zeigen',
  },
  safe: 'Deine Geschichte ist sicher.',
  prompt: { heading: 'Eine Frage für den Anfang', another: 'Andere Frage' },
  voice: {
    heading: 'Erzählen',
    upload: 'Aufnahme teilen',
    chooseDevice: 'Wähl oben ein Gerät, um sie zu teilen.',
  },
  text: {
    heading: 'Schreiben',
    label: 'Deine Geschichte',
    placeholder: 'Ich erinnere mich …',
    upload: 'Text teilen',
    left: 'Noch {count} Zeichen',
    chooseDevice: 'Wähl oben ein Gerät, um ihn zu teilen.',
  },
}

export const share: Bilingual<typeof en> = { en, de }
