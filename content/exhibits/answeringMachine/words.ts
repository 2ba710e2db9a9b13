import type { Bilingual } from '../../bilingual.ts'

const en = {
  lead: 'It kept the voices of people who found nobody at home.',
  lamp: {
    none: 'No messages',
    one: 'The lamp counts 1 message',
    many: 'The lamp counts {count} messages',
    coming: 'The tape is being wound back …',
    failed: 'The tape cannot be read',
  },
  tryAgain: 'Try again',
  play: { greeting: 'Play the greeting', message: 'Play the next message' },
  keys: {
    row: 'Keys of the machine',
    greeting: 'Greeting',
    rewind: 'Rewind',
    stop: 'Stop',
    next: 'Next message',
  },
  greeting: {
    heading: 'The greeting',
    label: 'The story of the answering machine',
    coming: 'The greeting is on its way …',
    transcript: 'Read the whole greeting',
    onlyIn: { de: 'in German only', en: 'in English only' },
  },
  message: {
    place: 'Message {place} of {count}',
    untitled: 'A voice without a title',
    label: 'Voice of the message «{title}»',
    sample: 'A sample story, invented for the opening.',
    readOn: 'Read on',
    onlyIn: { de: 'in German only', en: 'in English only' },
  },
  share: 'Leave a message',
  failed: {
    stillOnly: 'The machine is shown as a picture: it could not be drawn.',
    retry: 'Draw it again',
  },
}

export type AnsweringMachineWords = typeof en

const de: AnsweringMachineWords = {
  lead: 'Er behielt die Stimmen derer, die niemanden zu Hause fanden.',
  lamp: {
    none: 'Keine Nachrichten',
    one: 'Das Licht zählt 1 Nachricht',
    many: 'Das Licht zählt {count} Nachrichten',
    coming: 'Das Band wird zurückgespult …',
    failed: 'Das Band lässt sich nicht lesen',
  },
  tryAgain: 'Noch einmal versuchen',
  play: { greeting: 'Ansage abspielen', message: 'Nächste Nachricht abspielen' },
  keys: {
    row: 'Tasten des Geräts',
    greeting: 'Ansage',
    rewind: 'Zurückspulen',
    stop: 'Stopp',
    next: 'Nächste Nachricht',
  },
  greeting: {
    heading: 'Die Ansage',
    label: 'Die Geschichte des Anrufbeantworters',
    coming: 'Die Ansage ist unterwegs …',
    transcript: 'Die ganze Ansage lesen',
    onlyIn: { de: 'nur auf Deutsch', en: 'nur auf Englisch' },
  },
  message: {
    place: 'Nachricht {place} von {count}',
    untitled: 'Eine Stimme ohne Titel',
    label: 'Stimme der Nachricht «{title}»',
    sample: 'Eine Beispielgeschichte, erfunden zur Eröffnung.',
    readOn: 'Weiterlesen',
    onlyIn: { de: 'nur auf Deutsch', en: 'nur auf Englisch' },
  },
  share: 'Eine Nachricht hinterlassen',
  failed: {
    stillOnly: 'Das Gerät ist als Bild zu sehen: Es liess sich nicht zeichnen.',
    retry: 'Noch einmal zeichnen',
  },
}

export const answeringMachine: Bilingual<AnsweringMachineWords> = { de, en }
