import type { Bilingual } from '../bilingual.ts'
import type { Still } from '../stills.gen.ts'

/** What lists show: an exhibit, or the chooser. */
export interface Listed {
  /**
   * Its folders in content/exhibits, src/exhibits and src/scenes are called so, and its picture public/pictures/ID.webp.
   * What staff put in place of its words is stored under it: it never changes.
   */
  readonly id: string
  /** Two digits as printed: 'No. 01'. */
  readonly number?: string
  readonly name: Bilingual
  /** Of the device, or a span; null where there is none. */
  readonly year?: Bilingual | null
  /** What a visitor will find, in one sentence. */
  readonly text: Bilingual
  /** What it calls out to whoever passes a kiosk (FIT-04); null: its page has a picture of its own for that. */
  readonly invitation: Bilingual | null
  /** Where visitors come in. */
  readonly address: string
  /** The device that visitors tell of here. */
  readonly device?: Device
}

/** What is known of an exhibit before anybody enters it. Everything that lists exhibits derives from these facts. */
export interface Exhibit extends Listed {
  readonly number: string
  readonly year: Bilingual | null
  /** A scene shows a still, then itself in 3D; a frame holds a document of its own; paper is text, forms and lists. */
  readonly kind: 'scene' | 'frame' | 'paper'
  /** Listed among the prototypes (SHELL-06). */
  readonly isPrototype?: true
  /** Its pages, where there are others than the one at `address`. Of several that match, the first one counts. */
  readonly pages?: readonly [ExhibitPage, ...ExhibitPage[]]
  /** Addresses that look different from each other, for tests and measurements; otherwise `address` alone. */
  readonly examples?: readonly string[]
  /** As long as the visitor chose none; otherwise that of the browser (FIT-06). */
  readonly language?: keyof Bilingual
  /** Where the screen returns to after five minutes without anybody, in and out of kiosk mode; otherwise it stays. */
  readonly idleReturn?: string
  /** An exhibition of the database that shows this device alone, beside the main one. */
  readonly exhibition?: { readonly id: number; readonly name: Bilingual }
  /** What its page shows first. */
  readonly first?: FirstPicture
  /** How its room answers to what sounds in it. */
  readonly acoustics?: {
    /** Seconds that the answer lasts. */
    readonly decay: number
    /** dB of what is sent to the walls: an answer is some 16 dB weaker than what it answers to. */
    readonly wet: number
  }
}

/** The picture that its document names: of several that fit a screen, the first one counts. */
export interface FirstPicture {
  /** Of a room, whose light is its own. */
  readonly theme?: 'dark' | 'light'
  readonly stills: readonly { readonly media?: string; readonly still: Still }[]
  /** They fill the screen; otherwise the page finds their place, on phones src/exhibits/ID/start.css. */
  readonly cover?: true
}

export interface ExhibitPage {
  /** `:name` marks a part of the address that the page gets as a parameter. */
  readonly pattern: string
  /** Of the document; otherwise the exhibit's name. */
  readonly title?: Bilingual
  /** What the last part may be. Anything else, or nothing, leads to the first of these. */
  readonly values?: readonly [string, ...string[]]
  /** What it shows first at some of these. */
  readonly pictures?: Readonly<Record<string, FirstPicture>>
  /** Of its code, within that of the exhibit. */
  readonly folder?: string
}

/** A device as the database knows it. */
export interface Device {
  /** 1 to 5 are given (spec §9), every further one is from `exhibitDeviceIdsFrom` on. It never changes. */
  readonly id: number
  /** As the exhibition calls it, in both languages. */
  readonly name: string
}
