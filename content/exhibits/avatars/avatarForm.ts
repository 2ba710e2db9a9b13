import type { AvatarAnswers } from '#contract/avatar.ts'
import type { Bilingual } from '../../bilingual.ts'

/** Shown while an avatar is made, in German on either page (AVA-02). */
export const avatarInTheMaking = 'Avatar wird generiert...'

type Era = AvatarAnswers['retroEra']
type FreeField = Exclude<keyof AvatarAnswers, 'retroEra'>

interface Question {
  readonly ask: string
  readonly hint: string
  /** One or two words, as printed on the index card. */
  readonly short: string
}

interface FormWords {
  readonly title: string
  readonly lead: string
  readonly questions: Readonly<Record<keyof AvatarAnswers, Question>>
  readonly eras: Readonly<Record<Era, { readonly name: string; readonly note: string }>>
  /** To tap in place of typing. */
  readonly suggestions: Readonly<Record<FreeField, readonly string[]>>
  /** Of a row of suggestions, read aloud; `{field}`. */
  readonly suggestionsFor: string
  readonly card: string
  readonly send: string
  /** `{fields}` by commas. */
  readonly missing: string
  readonly ready: string
  /** Under the sign that the avatar is being made. */
  readonly wait: string
}

const en: FormWords = {
  title: 'New avatar',
  lead: 'Six answers, none of them wrong. Type, or tap what fits.',
  questions: {
    name: {
      ask: 'What shall we call you?',
      hint: 'It will stand under your portrait. A nickname will do.',
      short: 'Name',
    },
    retroEra: {
      ask: 'Which years do you miss most?',
      hint: 'You need not have been born yet.',
      short: 'Years',
    },
    favoriteDevice: {
      ask: 'Which device would you never give away?',
      hint: 'It will sit on your shoulders, so choose well.',
      short: 'Device',
    },
    favoriteFeatures: {
      ask: 'What about it won you over?',
      hint: 'A sound, a key, a light that only you noticed.',
      short: 'Loved for',
    },
    favoriteStorage: {
      ask: 'Where do you keep what must not be lost?',
      hint: 'Megabytes, metres of tape or a shoebox.',
      short: 'Storage',
    },
    skills: {
      ask: 'What can you do that hardly anybody can any more?',
      hint: 'Modesty is not one of the answers.',
      short: 'Skills',
    },
  },
  eras: {
    '60s': { name: '60s', note: 'Transistors, moonlight' },
    '70s': { name: '70s', note: 'Hi-fi, orange plastic' },
    '80s': { name: '80s', note: 'Mixtapes, 64 kilobytes' },
    '90s': { name: '90s', note: 'Modems, see-through cases' },
    '2000s': { name: '2000s', note: 'Ringtones, click wheels' },
  },
  suggestions: {
    name: [],
    favoriteDevice: [
      'Walkman',
      'Transistor radio',
      'Home computer',
      'Game console',
      'Rotary telephone',
      'Instant camera',
      'Typewriter',
    ],
    favoriteFeatures: [
      'The click of its keys',
      'Its little light',
      'The hiss before the music',
      'Fits any pocket',
      'A battery without end',
      'The aerial',
    ],
    favoriteStorage: [
      'Cassette',
      'Floppy disk',
      'CD',
      'MiniDisc',
      'Vinyl record',
      'Video tape',
      'A shoebox',
      'My head',
    ],
    skills: [
      'Rewinding tape with a pencil',
      'Soldering',
      'Typing blind in BASIC',
      'Whistling at a modem',
      'Knowing numbers by heart',
      'Beating the last level',
    ],
  },
  suggestionsFor: 'Suggestions for: {field}',
  card: 'Index card',
  send: 'Make my avatar',
  missing: 'Still missing: {fields}',
  ready: 'Complete. Chin up and hold still.',
  wait: 'Hold still. Your portrait is being set, inked and printed.',
}

const de: FormWords = {
  title: 'Neuer Avatar',
  lead: 'Sechs Antworten, keine davon falsch. Schreib, oder tipp an, was passt.',
  questions: {
    name: {
      ask: 'Wie sollen wir dich nennen?',
      hint: 'So heisst dein Porträt. Ein Spitzname genügt.',
      short: 'Name',
    },
    retroEra: {
      ask: 'Welche Jahre fehlen dir am meisten?',
      hint: 'Du musst damals noch nicht gelebt haben.',
      short: 'Jahre',
    },
    favoriteDevice: {
      ask: 'Welches Gerät gibst du nie mehr her?',
      hint: 'Es wird auf deinen Schultern sitzen, wähl also gut.',
      short: 'Gerät',
    },
    favoriteFeatures: {
      ask: 'Womit hat es dich erobert?',
      hint: 'Ein Ton, eine Taste, ein Licht, das nur dir auffiel.',
      short: 'Vorzüge',
    },
    favoriteStorage: {
      ask: 'Wo bewahrst du auf, was bleiben soll?',
      hint: 'Megabytes, Bandmeter oder eine Schuhschachtel.',
      short: 'Speicher',
    },
    skills: {
      ask: 'Was kannst du, was heute kaum noch jemand kann?',
      hint: 'Bescheidenheit gilt nicht als Antwort.',
      short: 'Können',
    },
  },
  eras: {
    '60s': { name: '60er', note: 'Transistoren, Mondlicht' },
    '70s': { name: '70er', note: 'Hi-Fi, oranger Kunststoff' },
    '80s': { name: '80er', note: 'Mixtapes, 64 Kilobyte' },
    '90s': { name: '90er', note: 'Modems, Durchsichtiges' },
    '2000s': { name: '2000er', note: 'Klingeltöne, Klickräder' },
  },
  suggestions: {
    name: [],
    favoriteDevice: [
      'Walkman',
      'Transistorradio',
      'Heimcomputer',
      'Spielkonsole',
      'Wählscheibentelefon',
      'Polaroid-Kamera',
      'Schreibmaschine',
    ],
    favoriteFeatures: [
      'Das Klicken der Tasten',
      'Sein kleines Licht',
      'Das Rauschen vor der Musik',
      'Passt in jede Tasche',
      'Ein Akku ohne Ende',
      'Die Antenne',
    ],
    favoriteStorage: [
      'Kassette',
      'Diskette',
      'CD',
      'MiniDisc',
      'Schallplatte',
      'Videoband',
      'Eine Schuhschachtel',
      'Mein Kopf',
    ],
    skills: [
      'Band mit dem Bleistift zurückspulen',
      'Löten',
      'Blind BASIC tippen',
      'Mit Modems pfeifen',
      'Nummern auswendig wissen',
      'Das letzte Level schaffen',
    ],
  },
  suggestionsFor: 'Vorschläge für: {field}',
  card: 'Karteikarte',
  send: 'Avatar machen',
  missing: 'Es fehlt noch: {fields}',
  ready: 'Vollständig. Kinn hoch und stillhalten.',
  wait: 'Stillhalten. Dein Porträt wird gesetzt, eingefärbt und gedruckt.',
}

export const avatarForm: Bilingual<FormWords> = { en, de }
