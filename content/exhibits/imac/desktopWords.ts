import type { Bilingual } from '../../bilingual.ts'

const en = {
  /** What the window of each address is called, and its icon. */
  windows: {
    'visitor-stories': 'Visitor Stories',
    'submit-story': 'Share Story',
    'device-story': 'Device Story',
  },
  desktop: {
    name: 'Desktop',
    power: 'Switch off',
    next: 'Next window',
    /** Of `{count}` windows. */
    open: '{count} windows open',
    help: 'F6 brings the next window to the front. Escape closes the one in front.',
  },
  window: {
    move: 'Move {title}',
    moving: 'The arrow keys move the window. Enter leaves it where it is.',
    zoom: 'Enlarge {title}',
    shrink: 'Shrink {title}',
    close: 'Close {title}',
  },
  stories: {
    coming: 'Looking through the folder …',
    list: 'Stories in this folder',
    one: '1 story',
    many: '{count} stories',
    empty: 'The folder is still empty. Yours could be the first story in it.',
    untitled: 'A voice without a title',
    withVoice: 'with a voice',
    withdrawn: 'This story has been taken out of the folder.',
    voiceOnly: 'This one is only to be heard: nobody has written it down.',
    voice: 'Voice of the story “{title}”',
    sample: 'A sample story, invented for the opening',
    onlyIn: { de: 'in German only', en: 'in English only' },
    readOn: 'Read on',
    tryAgain: 'Try again',
  },
  device: {
    coming: 'The story is being fetched …',
    label: 'The iMac’s own story',
    transcript: 'Read the whole narration',
    tryAgain: 'Try again',
  },
  submit: {
    placeholder: 'This is where your memory of the translucent computer will be kept.',
    lead: 'Write it down or tell it.',
    where: 'It lies in the folder Visitor Stories now.',
    see: 'Open the folder',
    another: 'Share another story',
  },
}

const de: typeof en = {
  windows: {
    'visitor-stories': 'Geschichten',
    'submit-story': 'Geschichte teilen',
    'device-story': 'Das Gerät erzählt',
  },
  desktop: {
    name: 'Schreibtisch',
    power: 'Ausschalten',
    next: 'Nächstes Fenster',
    open: '{count} Fenster offen',
    help: 'F6 holt das nächste Fenster nach vorne. Escape schliesst das vorderste.',
  },
  window: {
    move: '{title} verschieben',
    moving: 'Die Pfeiltasten verschieben das Fenster. Enter lässt es liegen.',
    zoom: '{title} vergrössern',
    shrink: '{title} verkleinern',
    close: '{title} schliessen',
  },
  stories: {
    coming: 'Der Ordner wird durchgesehen …',
    list: 'Geschichten in diesem Ordner',
    one: '1 Geschichte',
    many: '{count} Geschichten',
    empty: 'Der Ordner ist noch leer. Deine Geschichte könnte die erste darin sein.',
    untitled: 'Eine Stimme ohne Titel',
    withVoice: 'mit Stimme',
    withdrawn: 'Diese Geschichte wurde aus dem Ordner genommen.',
    voiceOnly: 'Diese ist nur zu hören: Niemand hat sie aufgeschrieben.',
    voice: 'Stimme der Geschichte «{title}»',
    sample: 'Eine Beispielgeschichte, erfunden für die Eröffnung',
    onlyIn: { de: 'nur auf Deutsch', en: 'nur auf Englisch' },
    readOn: 'Weiterlesen',
    tryAgain: 'Noch einmal versuchen',
  },
  device: {
    coming: 'Die Erzählung wird geholt …',
    label: 'Was der iMac selbst erzählt',
    transcript: 'Die ganze Erzählung lesen',
    tryAgain: 'Noch einmal versuchen',
  },
  submit: {
    placeholder: 'Hier wird deine Erinnerung an den durchscheinenden Computer aufbewahrt.',
    lead: 'Schreib sie auf oder erzähl sie.',
    where: 'Sie liegt jetzt im Ordner Geschichten.',
    see: 'Den Ordner öffnen',
    another: 'Noch eine Geschichte teilen',
  },
}

/** What the desktop says; it comes with the desktop. */
export const imacDesktop: Bilingual<typeof en> = { en, de }
