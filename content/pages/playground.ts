import type { Bilingual } from '../bilingual.ts'
import type { Theme } from '#contract/playground.ts'

interface PlaygroundWords {
  readonly kicker: string
  readonly title: string
  readonly lead: string
  readonly themes: {
    readonly heading: string
    readonly text: string
    readonly names: Readonly<Record<Theme, string>>
  }
  readonly sounds: {
    readonly heading: string
    readonly text: string
    readonly play: string
    readonly stop: string
    readonly volume: string
    readonly click: string
    readonly clickText: string
    readonly silent: string
  }
  readonly story: {
    readonly heading: string
    readonly text: string
    readonly device: string
    readonly chooseDevice: string
    readonly name: string
    readonly story: string
    readonly send: string
    readonly missing: string
  }
  readonly floppy: {
    readonly heading: string
    readonly text: string
    readonly eject: string
    readonly insert: string
    readonly isIn: string
    readonly isOut: string
  }
  readonly kit: { readonly heading: string; readonly text: string; readonly show: string }
}

/** Names of the two soundscapes, the same in either language: they are titles (PLAY-02). */
export const soundscapeNames = {
  'walking-ambience': 'Walking Ambience',
  'ocean-waves': 'Ocean Waves',
} as const

const en: PlaygroundWords = {
  kicker: 'Back room',
  title: 'Playground',
  lead: 'Where things are tried out before they go into the exhibition: its colours, its sounds, a form, a drive.',
  themes: {
    heading: 'Themes',
    text: 'The whole house changes with one press, and this device remembers it.',
    names: { light: 'Light', dark: 'Dark', retro: 'Retro' },
  },
  sounds: {
    heading: 'Soundscapes',
    text: 'Made by calculation, not recorded. Both go on without a seam until you stop them.',
    play: 'Play',
    stop: 'Stop',
    volume: 'Volume',
    click: 'Test click sound',
    clickText: 'The sound that every key of the exhibition makes.',
    silent: 'The sound cannot be loaded. Please try again.',
  },
  story: {
    heading: 'Add user story',
    text: 'For trying out the form. What is sent from here is kept, and does not stand in the exhibition.',
    device: 'Device',
    chooseDevice: 'Choose a device',
    name: 'Name',
    story: 'Story',
    send: 'Submit story',
    missing: 'Device, name and story are all needed.',
  },
  floppy: {
    heading: 'Eject Floppy',
    text: '3.5 inches, 1.44 MB. A photograph of today needs three of them.',
    eject: 'Eject Floppy',
    insert: 'Push it back in',
    isIn: 'The disk is in the drive.',
    isOut: 'The disk is out.',
  },
  kit: {
    heading: 'The kit',
    text: 'Everything the pages are made of, in each of its states, in the theme at hand.',
    show: 'Show the kit',
  },
}

const de: PlaygroundWords = {
  kicker: 'Hinterzimmer',
  title: 'Spielplatz',
  lead: 'Hier wird ausprobiert, was später in die Ausstellung kommt: Farben, Klänge, ein Formular, ein Laufwerk.',
  themes: {
    heading: 'Farben',
    text: 'Ein Druck, und das ganze Haus sieht anders aus. Dieses Gerät merkt es sich.',
    names: { light: 'Hell', dark: 'Dunkel', retro: 'Retro' },
  },
  sounds: {
    heading: 'Klang\u00ADlandschaften',
    text: 'Berechnet, nicht aufgenommen. Beide gehen ohne Naht weiter, bis du sie anhältst.',
    play: 'Abspielen',
    stop: 'Anhalten',
    volume: 'Lautstärke',
    click: 'Klick ausprobieren',
    clickText: 'Das Geräusch, das jede Taste der Ausstellung macht.',
    silent: 'Der Klang konnte nicht geladen werden. Bitte versuch es noch einmal.',
  },
  story: {
    heading: 'Geschichte hinzufügen',
    text: 'Zum Ausprobieren des Formulars. Was von hier kommt, wird aufbewahrt und steht nicht in der Ausstellung.',
    device: 'Gerät',
    chooseDevice: 'Wähl ein Gerät',
    name: 'Name',
    story: 'Geschichte',
    send: 'Geschichte senden',
    missing: 'Gerät, Name und Geschichte braucht es alle drei.',
  },
  floppy: {
    heading: 'Diskette auswerfen',
    text: '3,5 Zoll, 1,44 MB. Ein Foto von heute braucht drei davon.',
    eject: 'Diskette auswerfen',
    insert: 'Wieder hineinschieben',
    isIn: 'Die Diskette ist im Laufwerk.',
    isOut: 'Die Diskette ist draussen.',
  },
  kit: {
    heading: 'Der Baukasten',
    text: 'Alles, woraus die Seiten bestehen, in jedem Zustand, in den Farben, die gerade gelten.',
    show: 'Baukasten zeigen',
  },
}

export const playground: Bilingual<PlaygroundWords> = { en, de }
