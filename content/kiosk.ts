import type { Bilingual } from './bilingual.ts'

const de = {
  keyboard: {
    name: 'Bildschirmtastatur',
    /** Told to screen readers. */
    shown: 'Die Bildschirmtastatur ist offen.',
    hidden: 'Die Bildschirmtastatur ist zu.',
    keys: {
      bksp: 'Löschen',
      enter: 'Eingabe',
      shift: 'Grossschreibung für einen Buchstaben, zweimal für alle',
      space: 'Leerzeichen',
      arrowleft: 'Zeichen zurück',
      arrowright: 'Zeichen vor',
      arrowup: 'Zeile nach oben',
      arrowdown: 'Zeile nach unten',
      signs: 'Zeichen',
      letters: 'Buchstaben',
      toDe: 'Tastatur auf Deutsch',
      toEn: 'Tastatur auf Englisch',
      hide: 'Tastatur schliessen',
    },
    /** On the keys that carry words. */
    caps: { letters: 'abc', signs: '#+é', space: 'Leerzeichen' },
  },
  /** With `{address}`. */
  linkStays: 'Diese Adresse öffnet sich auf deinem eigenen Gerät: {address}',
  attract: {
    name: 'Einladung',
    touch: 'Berühren',
    all: 'Zum Anfang',
    memory: 'Eine Erinnerung aus der Ausstellung',
    sample: 'Ein Beispiel, für den Anfang erfunden',
  },
  night: {
    closed: 'Jetzt geschlossen',
    /** With `{at}`. */
    opens: 'Wieder offen: {at}',
    noHours: 'geschlossen',
  },
}

const en: typeof de = {
  keyboard: {
    name: 'On-screen keyboard',
    shown: 'The on-screen keyboard is open.',
    hidden: 'The on-screen keyboard is closed.',
    keys: {
      bksp: 'Delete',
      enter: 'Enter',
      shift: 'Capital for one letter, twice for all',
      space: 'Space',
      arrowleft: 'One character back',
      arrowright: 'One character on',
      arrowup: 'One line up',
      arrowdown: 'One line down',
      signs: 'Signs',
      letters: 'Letters',
      toDe: 'German keyboard',
      toEn: 'English keyboard',
      hide: 'Close the keyboard',
    },
    caps: { letters: 'abc', signs: '#+ä', space: 'Space' },
  },
  linkStays: 'This address opens on a device of your own: {address}',
  attract: {
    name: 'Invitation',
    touch: 'Touch',
    all: 'To the start',
    memory: 'A memory from the exhibition',
    sample: 'A sample, invented for the beginning',
  },
  night: {
    closed: 'Closed now',
    opens: 'Open again: {at}',
    noHours: 'closed',
  },
}

/** What a screen that hangs in the museum says on its own account (FIT-04, SHARE-09, HOURS-03). */
export const kioskWords: Bilingual<typeof de> = { de, en }
