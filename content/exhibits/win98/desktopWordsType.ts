/*
 * The words of the desktop of 1998 (WIN98-01). An ampersand stands before the letter that reaches an entry by key, as
 * programs of the time wrote it. Names are our own.
 */

/** How something is done, and what it does. */
interface Ways {
  readonly title: string
  readonly ways: readonly (readonly [press: string, what: string])[]
}

export interface Win98Words {
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
    readonly help: string
    readonly about: string
    readonly leave: string
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
  readonly help: { readonly byFinger: Ways; readonly byKeyboard: Ways }
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
}
