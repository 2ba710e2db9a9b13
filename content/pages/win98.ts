import type { Bilingual } from '../bilingual.ts'

/*
 * The words of the desktop of 1998 (WIN98-01). An ampersand stands before the letter that reaches an entry by key, as
 * programs of the time wrote it. Names are our own.
 */

interface Win98Words {
  /** Our own name of the system. */
  readonly system: string
  readonly manner: string
  readonly apps: Readonly<
    Record<'computer' | 'stories' | 'notes' | 'paint' | 'mines' | 'player' | 'bin' | 'help' | 'about', string>
  >
  readonly boot: {
    readonly lines: readonly string[]
    readonly starting: string
    readonly skip: string
  }
  readonly desktop: { readonly icons: string; readonly howToOpen: string; readonly howToOpenByTouch: string }
  readonly taskbar: {
    readonly label: string
    readonly start: string
    readonly windows: string
    readonly showDesktop: string
    readonly sound: string
    readonly soundOff: string
    /** Names the other language: `{language}`. */
    readonly language: string
  }
  readonly start: {
    readonly programs: string
    readonly stories: string
    readonly settings: string
    readonly soundOn: string
    readonly german: string
    readonly english: string
    readonly saver: string
    readonly help: string
    readonly about: string
    readonly shutDown: string
    readonly notes: string
    readonly paint: string
    readonly mines: string
    readonly player: string
    readonly computer: string
  }
  readonly window: {
    readonly minimise: string
    readonly maximise: string
    readonly restore: string
    readonly close: string
    readonly system: string
    readonly menu: {
      readonly restore: string
      readonly move: string
      readonly size: string
      readonly minimise: string
      readonly maximise: string
      readonly close: string
    }
    /** Said while arrow keys move or size a window. */
    readonly moving: string
    readonly sizing: string
  }
  readonly switcher: string
  readonly computer: { readonly objects: string; readonly memory: string }
  readonly bin: { readonly empty: string }
  readonly stories: {
    readonly devices: string
    readonly files: string
    readonly loading: string
    readonly retry: string
    readonly none: string
    /** `{count}`. */
    readonly count: string
    readonly one: string
    readonly spoken: string
    readonly untitled: string
  }
  readonly notes: {
    readonly untitled: string
    readonly sheet: string
    readonly file: string
    readonly fresh: string
    readonly open: string
    readonly close: string
    readonly view: string
    readonly wrap: string
    readonly large: string
    readonly hear: string
    /** A spoken story whose words nobody has written down. */
    readonly onlySpoken: string
    readonly sample: string
  }
  readonly paint: {
    readonly picture: string
    readonly image: string
    readonly fresh: string
    readonly save: string
    readonly close: string
    readonly edit: string
    readonly undo: string
    readonly redo: string
    readonly tools: string
    readonly colours: string
    readonly tool: Readonly<
      Record<'pencil' | 'brush' | 'eraser' | 'fill' | 'line' | 'frame' | 'ellipse', string>
    >
    /** The 28 colours, in the order of the palette. */
    readonly colour: readonly string[]
    /** `{x}`, `{y}`. */
    readonly place: string
    readonly keys: string
    readonly fileName: string
  }
  readonly mines: {
    readonly game: string
    readonly fresh: string
    readonly beginner: string
    readonly advanced: string
    readonly expert: string
    readonly close: string
    readonly field: string
    readonly minesLeft: string
    readonly seconds: string
    readonly restart: string
    readonly covered: string
    readonly flag: string
    readonly empty: string
    readonly mine: string
    readonly struck: string
    readonly wrongFlag: string
    /** `{seconds}`. */
    readonly won: string
    readonly lost: string
    readonly how: string
    readonly howTouch: string
  }
  readonly player: {
    readonly file: string
    readonly close: string
    readonly view: string
    readonly bars: string
    readonly wave: string
    readonly rings: string
    readonly device: string
    readonly play: string
    readonly pause: string
    readonly stop: string
    readonly place: string
    readonly volume: string
    readonly loading: string
    readonly retry: string
    readonly failed: string
    readonly captions: string
    readonly picture: string
    readonly ready: string
  }
  readonly help: { readonly title: string; readonly keys: readonly (readonly [keys: string, what: string])[] }
  readonly about: { readonly lines: readonly string[]; readonly ok: string }
  readonly shutDown: {
    readonly title: string
    readonly question: string
    readonly leave: string
    readonly restart: string
    readonly ok: string
    readonly cancel: string
    readonly goodbye: string
  }
  readonly saver: { readonly touch: string; readonly label: string }
}

const colourNames = {
  en: [
    'black',
    'grey',
    'dark red',
    'olive',
    'dark green',
    'teal',
    'navy',
    'purple',
    'white',
    'silver',
    'red',
    'yellow',
    'lime',
    'aqua',
    'blue',
    'magenta',
    'money green',
    'sky blue',
    'cream',
    'medium grey',
    'brown',
    'orange',
    'skin',
    'cornflower',
    'lavender',
    'pine',
    'mint',
    'pink',
  ],
  de: [
    'Schwarz',
    'Grau',
    'Dunkelrot',
    'Oliv',
    'Dunkelgrün',
    'Petrol',
    'Marineblau',
    'Violett',
    'Weiss',
    'Silber',
    'Rot',
    'Gelb',
    'Hellgrün',
    'Türkis',
    'Blau',
    'Magenta',
    'Geldgrün',
    'Himmelblau',
    'Creme',
    'Mittelgrau',
    'Braun',
    'Orange',
    'Hautton',
    'Kornblume',
    'Lavendel',
    'Tanne',
    'Minze',
    'Rosa',
  ],
} as const

export const win98: Bilingual<Win98Words> = {
  en: {
    system: 'Nachklang 98',
    manner: 'In the manner of 1998',
    apps: {
      computer: 'This Computer',
      stories: 'Stories',
      notes: 'Notes',
      paint: 'Paintbox',
      mines: 'Minefield',
      player: 'Sound Player',
      bin: 'Bin',
      help: 'Help',
      about: 'About Nachklang 98',
    },
    boot: {
      lines: [
        'Nachklang system check, in the manner of 1998',
        '',
        'Memory          32768 KB  OK',
        'Hard disk        2048 MB  OK',
        'Sound card          16 bit  OK',
        'Modem        nobody on the phone',
        '',
        'Looking for memories ...',
      ],
      starting: 'Nachklang 98 is starting',
      skip: 'Press any key or touch the screen to go on',
    },
    desktop: {
      icons: 'Desktop',
      howToOpen: 'Two quick clicks open it.',
      howToOpenByTouch: 'A touch opens it.',
    },
    taskbar: {
      label: 'Taskbar',
      start: '&Start',
      windows: 'Open windows',
      showDesktop: 'Show the desktop',
      sound: 'Sound on',
      soundOff: 'Sound off',
      language: 'Deutsch',
    },
    start: {
      programs: '&Programs',
      stories: 'S&tories',
      settings: '&Settings',
      soundOn: 'S&ound',
      german: '&Deutsch',
      english: '&English',
      saver: 'Screen sa&ver now',
      help: '&Help',
      about: '&About Nachklang 98',
      shutDown: 'Shut &down ...',
      notes: '&Notes',
      paint: '&Paintbox',
      mines: '&Minefield',
      player: '&Sound Player',
      computer: 'This &Computer',
    },
    window: {
      minimise: 'Minimise',
      maximise: 'Maximise',
      restore: 'Restore',
      close: 'Close',
      system: 'Window menu',
      menu: {
        restore: '&Restore',
        move: '&Move',
        size: '&Size',
        minimise: 'Mi&nimise',
        maximise: 'Ma&ximise',
        close: '&Close',
      },
      moving: 'Arrow keys move the window, Enter ends, Esc puts it back.',
      sizing: 'Arrow keys size the window, Enter ends, Esc puts it back.',
    },
    switcher: 'Switch windows',
    computer: { objects: '{count} objects', memory: '640 KB ought to be remembered' },
    bin: { empty: 'Nothing has been thrown away. Here, everything is kept.' },
    stories: {
      devices: 'Devices',
      files: 'Stories about {device}',
      loading: 'Reading from disk ...',
      retry: '&Retry',
      none: 'Nobody has told anything about this device yet.',
      count: '{count} files',
      one: '1 file',
      spoken: 'spoken',
      untitled: 'A voice',
    },
    notes: {
      untitled: 'Untitled',
      sheet: 'Sheet of {title}',
      file: '&File',
      fresh: '&New sheet',
      open: '&Open story ...',
      close: '&Close',
      view: '&View',
      wrap: '&Wrap lines',
      large: '&Large type',
      hear: '&Hear the voice',
      onlySpoken:
        'This story was spoken, and nobody has written it down yet.\nFile, Hear the voice plays it.',
      sample: '(This story is invented: the exhibition opens with a few.)',
    },
    paint: {
      picture: 'Picture',
      image: '&Picture',
      fresh: '&New',
      save: '&Save as PNG ...',
      close: '&Close',
      edit: '&Edit',
      undo: '&Undo',
      redo: '&Redo',
      tools: 'Tools',
      colours: 'Colours',
      tool: {
        pencil: 'Pencil',
        brush: 'Brush',
        eraser: 'Eraser',
        fill: 'Fill',
        line: 'Line',
        frame: 'Rectangle',
        ellipse: 'Ellipse',
      },
      colour: colourNames.en,
      place: '{x}, {y}',
      keys: 'Arrow keys move the pen, Space puts it down and lifts it.',
      fileName: 'picture-1998.png',
    },
    mines: {
      game: '&Game',
      fresh: '&New',
      beginner: '&Beginner',
      advanced: '&Advanced',
      expert: '&Expert',
      close: '&Close',
      field: 'Field',
      minesLeft: 'Mines left: {count}',
      seconds: 'Seconds: {count}',
      restart: 'New game',
      covered: 'covered',
      flag: 'flag',
      empty: 'empty',
      mine: 'mine',
      struck: 'mine, exploded',
      wrongFlag: 'flag in the wrong place',
      won: 'Cleared in {seconds} seconds!',
      lost: 'That was a mine.',
      how: 'Click opens, right click sets a flag. Keys: arrows, Space, F.',
      howTouch: 'Tap opens, a long press sets a flag.',
    },
    player: {
      file: '&File',
      close: '&Close',
      view: '&View',
      bars: '&Bars',
      wave: '&Wave',
      rings: '&Rings',
      device: 'Story of',
      play: 'Play',
      pause: 'Pause',
      stop: 'Stop',
      place: 'Place',
      volume: 'Volume',
      loading: 'Loading ...',
      retry: '&Retry',
      failed: 'The recording cannot be played.',
      captions: 'What is heard',
      picture: 'Picture of the sound',
      ready: 'Ready',
    },
    help: {
      title: 'By keyboard, as in the time',
      keys: [
        ['Alt+S or F9', 'Start menu'],
        ['F6', 'next window; Enter takes it, Esc leaves'],
        ['Alt+Q, held', 'the same, as long as Alt is held'],
        ['F10', 'menus of the window; Alt with the underlined letter'],
        ['Shift+F10', 'window menu: move, size, close'],
        ['Arrows, Enter', 'icons on the desktop'],
        ['Esc', 'back out of menus and questions'],
        ['F1', 'this help'],
      ],
    },
    about: {
      lines: [
        'Nachklang 98',
        'A desktop in the manner of 1998, drawn and written anew for this exhibition.',
        'Names of products are marks of their owners; there is no connection to them.',
        'Memory: 32 768 KB, most of it yours.',
      ],
      ok: 'OK',
    },
    shutDown: {
      title: 'Shut down Nachklang 98',
      question: 'What should the computer do?',
      leave: '&Shut down and go to the exhibits',
      restart: '&Restart',
      ok: 'OK',
      cancel: 'Cancel',
      goodbye: 'It is now safe to walk on.',
    },
    saver: { touch: 'Touch the screen', label: 'Screen saver' },
  },
  de: {
    system: 'Nachklang 98',
    manner: 'In der Art von 1998',
    apps: {
      computer: 'Dieser Rechner',
      stories: 'Geschichten',
      notes: 'Notizen',
      paint: 'Malkasten',
      mines: 'Minenfeld',
      player: 'Klangspieler',
      bin: 'Abfall',
      help: 'Hilfe',
      about: 'Über Nachklang 98',
    },
    boot: {
      lines: [
        'Nachklang Systemprüfung, in der Art von 1998',
        '',
        'Arbeitsspeicher  32768 KB  OK',
        'Festplatte        2048 MB  OK',
        'Soundkarte         16 Bit  OK',
        'Modem      niemand am Telefon',
        '',
        'Suche nach Erinnerungen ...',
      ],
      starting: 'Nachklang 98 wird gestartet',
      skip: 'Eine Taste oder eine Berührung geht weiter',
    },
    desktop: {
      icons: 'Schreibtisch',
      howToOpen: 'Zwei schnelle Klicks öffnen es.',
      howToOpenByTouch: 'Eine Berührung öffnet es.',
    },
    taskbar: {
      label: 'Taskleiste',
      start: '&Start',
      windows: 'Offene Fenster',
      showDesktop: 'Schreibtisch zeigen',
      sound: 'Ton an',
      soundOff: 'Ton aus',
      language: 'English',
    },
    start: {
      programs: '&Programme',
      stories: '&Geschichten',
      settings: '&Einstellungen',
      soundOn: '&Ton',
      german: '&Deutsch',
      english: '&English',
      saver: 'Bildschirm&schoner jetzt',
      help: '&Hilfe',
      about: '&Über Nachklang 98',
      shutDown: '&Beenden ...',
      notes: '&Notizen',
      paint: '&Malkasten',
      mines: 'M&inenfeld',
      player: '&Klangspieler',
      computer: 'Dieser &Rechner',
    },
    window: {
      minimise: 'Minimieren',
      maximise: 'Maximieren',
      restore: 'Wiederherstellen',
      close: 'Schliessen',
      system: 'Fenstermenü',
      menu: {
        restore: '&Wiederherstellen',
        move: '&Verschieben',
        size: '&Grösse ändern',
        minimise: 'Mi&nimieren',
        maximise: 'Ma&ximieren',
        close: '&Schliessen',
      },
      moving: 'Pfeiltasten verschieben das Fenster, Enter beendet, Esc stellt es zurück.',
      sizing: 'Pfeiltasten ändern die Grösse, Enter beendet, Esc stellt sie zurück.',
    },
    switcher: 'Fenster wechseln',
    computer: { objects: '{count} Objekte', memory: '640 KB sollten in Erinnerung bleiben' },
    bin: { empty: 'Nichts wurde weggeworfen. Hier bleibt alles.' },
    stories: {
      devices: 'Geräte',
      files: 'Geschichten zu {device}',
      loading: 'Wird von der Platte gelesen ...',
      retry: '&Wiederholen',
      none: 'Zu diesem Gerät hat noch niemand etwas erzählt.',
      count: '{count} Dateien',
      one: '1 Datei',
      spoken: 'gesprochen',
      untitled: 'Eine Stimme',
    },
    notes: {
      untitled: 'Unbenannt',
      sheet: 'Blatt von {title}',
      file: '&Datei',
      fresh: '&Neues Blatt',
      open: 'Geschichte ö&ffnen ...',
      close: '&Schliessen',
      view: '&Ansicht',
      wrap: '&Zeilen umbrechen',
      large: '&Grosse Schrift',
      hear: 'Stimme &hören',
      onlySpoken:
        'Diese Geschichte wurde gesprochen, und noch niemand hat sie aufgeschrieben.\nDatei, Stimme hören spielt sie.',
      sample: '(Diese Geschichte ist erfunden: Mit einigen wenigen öffnet die Ausstellung.)',
    },
    paint: {
      picture: 'Bild',
      image: '&Bild',
      fresh: '&Neu',
      save: 'Als PNG &sichern ...',
      close: 'S&chliessen',
      edit: 'B&earbeiten',
      undo: '&Rückgängig',
      redo: '&Wiederholen',
      tools: 'Werkzeuge',
      colours: 'Farben',
      tool: {
        pencil: 'Stift',
        brush: 'Pinsel',
        eraser: 'Radierer',
        fill: 'Füllen',
        line: 'Linie',
        frame: 'Rechteck',
        ellipse: 'Ellipse',
      },
      colour: colourNames.de,
      place: '{x}, {y}',
      keys: 'Pfeiltasten bewegen den Stift, die Leertaste setzt ihn auf und ab.',
      fileName: 'bild-1998.png',
    },
    mines: {
      game: '&Spiel',
      fresh: '&Neu',
      beginner: '&Anfang',
      advanced: '&Mittel',
      expert: '&Profi',
      close: 'S&chliessen',
      field: 'Feld',
      minesLeft: 'Minen übrig: {count}',
      seconds: 'Sekunden: {count}',
      restart: 'Neues Spiel',
      covered: 'verdeckt',
      flag: 'Fahne',
      empty: 'leer',
      mine: 'Mine',
      struck: 'Mine, explodiert',
      wrongFlag: 'Fahne am falschen Ort',
      won: 'In {seconds} Sekunden geräumt!',
      lost: 'Das war eine Mine.',
      how: 'Klick öffnet, Rechtsklick setzt eine Fahne. Tasten: Pfeile, Leertaste, F.',
      howTouch: 'Tippen öffnet, langes Drücken setzt eine Fahne.',
    },
    player: {
      file: '&Datei',
      close: '&Schliessen',
      view: '&Ansicht',
      bars: '&Balken',
      wave: '&Welle',
      rings: '&Ringe',
      device: 'Erzählung zu',
      play: 'Abspielen',
      pause: 'Pause',
      stop: 'Stopp',
      place: 'Stelle',
      volume: 'Lautstärke',
      loading: 'Wird geladen ...',
      retry: '&Wiederholen',
      failed: 'Die Aufnahme lässt sich nicht abspielen.',
      captions: 'Was zu hören ist',
      picture: 'Bild des Klangs',
      ready: 'Bereit',
    },
    help: {
      title: 'Mit der Tastatur, wie damals',
      keys: [
        ['Alt+S oder F9', 'Startmenü'],
        ['F6', 'nächstes Fenster; Enter nimmt es, Esc lässt es'],
        ['Alt+Q, gehalten', 'dasselbe, solange Alt gehalten wird'],
        ['F10', 'Menüs des Fensters; Alt mit dem unterstrichenen Buchstaben'],
        ['Umschalt+F10', 'Fenstermenü: verschieben, Grösse, schliessen'],
        ['Pfeile, Enter', 'Symbole auf dem Schreibtisch'],
        ['Esc', 'zurück aus Menüs und Fragen'],
        ['F1', 'diese Hilfe'],
      ],
    },
    about: {
      lines: [
        'Nachklang 98',
        'Ein Schreibtisch in der Art von 1998, für diese Ausstellung neu gezeichnet und geschrieben.',
        'Produktnamen sind Marken ihrer Inhaber; es besteht keine Verbindung zu ihnen.',
        'Speicher: 32 768 KB, das meiste davon von euch.',
      ],
      ok: 'OK',
    },
    shutDown: {
      title: 'Nachklang 98 beenden',
      question: 'Was soll der Rechner tun?',
      leave: '&Herunterfahren und zu den Exponaten',
      restart: '&Neu starten',
      ok: 'OK',
      cancel: 'Abbrechen',
      goodbye: 'Du kannst jetzt weitergehen.',
    },
    saver: { touch: 'Berühre den Bildschirm', label: 'Bildschirmschoner' },
  },
}
