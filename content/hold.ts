import type { Bilingual } from './bilingual.ts'

/** What can be taken in the hand. */
export type HeldObjectId = keyof typeof de.objects

const de = {
  take: 'In die Hand nehmen',
  putBack: 'Zurücklegen',
  objects: {
    cassette: 'Kassette',
    deck: 'Kassettendeck',
    player: 'Musikplayer',
    speaker: 'Lautsprecher',
    computer: 'Computer',
  },
  choose: 'Was du in der Hand hältst',
  hint: {
    touch: 'Ein Finger dreht, zwei Finger holen näher und kippen, doppelt tippen richtet gerade.',
    keys: 'Ziehen dreht, das Mausrad holt näher, ein Doppelklick richtet gerade. Auf der Tastatur drehen die Pfeile, Plus und Minus holen näher und weiter weg, Pos 1 richtet gerade.',
  },
  coming: 'Wird geladen …',
  failed: 'Hier kann es nur als Bild gezeigt werden.',
  retry: 'Nochmals versuchen',
  turns: 'Drehen',
  turn: {
    left: 'Nach links drehen',
    right: 'Nach rechts drehen',
    up: 'Nach oben kippen',
    down: 'Nach unten kippen',
    nearer: 'Näher',
    farther: 'Weiter weg',
    straight: 'Gerade richten',
  },
  open: {
    label: 'Aufmachen',
    closed: 'zu',
    share: '{percent} % offen',
    whole: 'offen',
    open: 'Ganz aufmachen',
    close: 'Wieder zumachen',
    coming: 'Die Teile werden geladen …',
    failed: 'Die Teile liessen sich nicht laden. Drehen geht weiterhin.',
  },
  parts: {
    heading: 'Teile',
    previous: 'Voriger Teil',
    next: 'Nächster Teil',
    place: '{at} von {of}',
    sources: 'Quellen',
    hear: 'Anhören',
    silent: 'Der Ton liess sich nicht laden.',
    memory: 'Jemand erinnert sich',
    read: 'Ganze Erinnerung lesen',
  },
  picture: { closed: '{object}, Bild', open: '{object}, in Teile zerlegt, Bild' },
}

const en: typeof de = {
  take: 'Take it in your hand',
  putBack: 'Put it back',
  objects: {
    cassette: 'Cassette',
    deck: 'Cassette deck',
    player: 'Music player',
    speaker: 'Speaker',
    computer: 'Computer',
  },
  choose: 'What you hold in your hand',
  hint: {
    touch: 'One finger turns it, two fingers bring it nearer and tilt it, a double tap sets it straight.',
    keys: 'Dragging turns it, the mouse wheel brings it nearer, a double click sets it straight. On a keyboard the arrows turn it, plus and minus bring it nearer and farther, Home sets it straight.',
  },
  coming: 'Loading …',
  failed: 'Here it can only be shown as a picture.',
  retry: 'Try again',
  turns: 'Turn',
  turn: {
    left: 'Turn left',
    right: 'Turn right',
    up: 'Tilt up',
    down: 'Tilt down',
    nearer: 'Nearer',
    farther: 'Farther',
    straight: 'Set it straight',
  },
  open: {
    label: 'Open it',
    closed: 'closed',
    share: '{percent} % open',
    whole: 'open',
    open: 'Open it all the way',
    close: 'Close it again',
    coming: 'Loading the parts …',
    failed: 'The parts could not be loaded. Turning still works.',
  },
  parts: {
    heading: 'Parts',
    previous: 'Previous part',
    next: 'Next part',
    place: '{at} of {of}',
    sources: 'Sources',
    hear: 'Hear it',
    silent: 'The sound could not be loaded.',
    memory: 'Somebody remembers',
    read: 'Read the whole memory',
  },
  picture: { closed: '{object}, picture', open: '{object}, taken apart, picture' },
}

/** What is said of an object in the hand. `{percent}`, `{at}`, `{of}` and `{object}` are filled. */
export const holdWords: Bilingual<typeof de> = { de, en }
