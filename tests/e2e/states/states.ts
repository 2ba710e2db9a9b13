import type { Locator, Page } from '@playwright/test'
import { avatarDetail } from '#content/exhibits/avatars/avatarDetail.ts'
import { answeringMachine } from '#content/exhibits/answeringMachine/words.ts'
import { echo } from '#content/exhibits/echo/words.ts'
import { imacDesktop } from '#content/exhibits/imac/desktopWords.ts'
import { imac } from '#content/exhibits/imac/words.ts'
import { interfaceMuseum } from '#content/exhibits/interfaceMuseum/words.ts'
import { ipod } from '#content/exhibits/ipod/words.ts'
import { tape } from '#content/exhibits/tape/words.ts'
import { uiCards } from '#content/exhibits/uiCards/words.ts'
import { holdWords } from '#content/hold.ts'
import { explore } from '#content/pages/explore.ts'
import { share } from '#content/pages/share.ts'
import { playerWords } from '#content/player.ts'
import { readingWords } from '#content/reading.ts'
import { recorderWords } from '#content/recorder.ts'
import { shellWords } from '#content/shell.ts'
import type { Language } from '#contract/common.ts'
import { fitsScene } from '#exhibits/tape/tapePlaces.ts'
import { type Content, firstTitle, longTitle } from './contents.ts'

/** What the exhibition is seen on. CSS px; `touch` is pressed by a finger, `kiosk` stands in the museum. */
export interface Size {
  readonly width: number
  readonly height: number
  readonly touch?: true
  readonly kiosk?: true
  /** The language that the quick part sees it in. */
  readonly quick?: Language
}

export const sizes: readonly Size[] = [
  { width: 1080, height: 1920, touch: true, kiosk: true, quick: 'de' },
  { width: 1440, height: 900, quick: 'en' },
  { width: 390, height: 844, touch: true, quick: 'de' },
  { width: 2160, height: 3840, touch: true, kiosk: true },
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 360, height: 640, touch: true },
  { width: 844, height: 390, touch: true },
]

type Role = 'button' | 'searchbox' | 'textbox'
type Name = (language: Language) => string
type Touch = (within: Page | Locator, language: Language) => Locator

/** What a visitor's press makes of the state before; what is pressed is found by its role and name. */
export type State = readonly [
  name: string,
  touch: Touch,
  about?: {
    readonly types?: string
    /** A code is what was asked for: it is on the screen at once (not on a phone, which cannot scan itself). */
    readonly showsCode?: true
    /** Milliseconds until it is there. */
    readonly passes?: number
    /** Where it can be reached; otherwise everywhere. */
    readonly on?: (size: Size) => boolean
  },
]

export interface Place {
  readonly path: string
  /** After the page as it opens, with six stories. */
  readonly states?: readonly State[]
  /** Other walks with six stories, which the quick part leaves. */
  readonly more?: readonly (readonly State[])[]
  /** A walk with another content. */
  readonly with?: Readonly<Partial<Record<Content, readonly State[]>>>
  readonly asStaff?: true
  /** It has a scene: from and up to which of its states it is walked with that, too. */
  readonly drawn?: readonly [from: number, to: number]
  /** Whether the page has space for its scene; left out: wherever scenes are drawn. */
  readonly hasScene?: (size: Size) => boolean
  /** Milliseconds until the page has opened. */
  readonly passes?: number
}

function key(name: Name, exact = true, role: Role = 'button'): Touch {
  return (within, l) => within.getByRole(role, { name: name(l), exact })
}
const keyWith = (name: Name) => key(name, false)
function text(name: Name): Touch {
  return (within, l) => within.getByText(name(l), { exact: true })
}
/** On the player's display another key may have the same name. */
function wheelKey(name: Name): Touch {
  return (within, l) => key(name)(within.getByRole('group', { name: ipod[l].wheel.label }), l)
}

const code = { showsCode: true } as const
const first = keyWith(firstTitle)
const long: State = ['a long title', keyWith(() => longTitle)]
const aids: State = ['reading aids', keyWith((l) => readingWords.open[l])]
const inHand: State[] = [
  ['in the hand', key((l) => holdWords[l].take)],
  ['taken apart', key((l) => holdWords[l].open.open)],
  ['a part', key((l) => holdWords[l].parts.next)],
  ['put back', key((l) => holdWords[l].putBack)],
]
/** Where the page scrolls, a picked tape's card lies over it. */
const onSheet = { on: ({ width, height }: Size) => !fitsScene({ width, height }) } as const
const shelf: State = ['shelf', key((l) => tape[l].intro.skip)]
const menu: State = ['menu', wheelKey((l) => ipod[l].wheel.menu)]
const list: State[] = [menu, ['stories', keyWith((l) => ipod[l].menu.rows.stories)]]
const device: State = ['a device', text(() => 'Cassette Tape')]
const playMessage = key((l) => answeringMachine[l].play.message)
const greeting: State = ['greeting', key((l) => answeringMachine[l].play.greeting)]
const deviceStory: State = ['its story', keyWith((l) => `${playerWords[l].play}: ${echo[l].device.label}`)]
const search = key((l) => explore[l].search.label, true, 'searchbox')
const closeWindow = keyWith((l) => imacDesktop[l].window.close.replace('{title}', '').trim())
/** A window fills the desktop there. */
const onPhones = { on: ({ width, height }: Size) => Math.min(width, height) < 600 } as const
const others = { on: ({ kiosk }: Size) => !kiosk } as const

/** Every page, and what a visitor's touches make of it. */
export const places: readonly Place[] = [
  {
    path: '/',
    states: [
      ['menu', key((l) => shellWords.menu.open[l]), others],
      ['menu closed', key((l) => shellWords.menu.close[l]), others],
      aids,
      ['high contrast', text((l) => readingWords.highContrast[l])],
      ['aids closed', key((l) => readingWords.close[l])],
    ],
  },
  ...['', '/werkschau', '/werkschau/my-story', '/ui-cards/end', '/vcfzh25/new'].map((page) => ({
    path: `/exhibits${page}`,
  })),
  ...['/about', '/admin', '/playground', '/nowhere/at/all'].map((path) => ({ path })),
  {
    path: '/exhibits/werkschau/tape',
    hasScene: fitsScene,
    drawn: [1, 6],
    states: [
      shelf,
      ['red tape', keyWith((l) => tape[l].share.title), code],
      ['put back', key((l) => tape[l].inlay.putBack), onSheet],
      ['a tape', first],
      ['put in', key((l) => tape[l].inlay.putIn)],
      ['playing', key((l) => tape[l].deck.keys.play)],
      ['paused', key((l) => tape[l].deck.keys.pause)],
      ['own tape', key((l) => tape[l].deck.backToOwn)],
      ['wound on', key((l) => tape[l].deck.keys.fastForward)],
      ['winding back', key((l) => tape[l].deck.keys.fullRewind)],
      ['transcript', (within, l) => within.locator('summary', { hasText: tape[l].deck.transcript })],
    ],
    more: [
      [shelf, aids],
      [shelf, ...inHand],
    ],
    with: { none: [shelf], one: [shelf], failing: [shelf], forty: [shelf, long] },
  },
  {
    path: '/exhibits/werkschau/ipod',
    drawn: [0, 3],
    passes: 8000,
    states: [
      ...list,
      ['a story', first],
      ['its voice', key((l) => ipod[l].text.play)],
      ['menu again', wheelKey((l) => ipod[l].wheel.menu)],
    ],
    more: [
      [
        menu,
        ['now playing', keyWith((l) => ipod[l].menu.rows.player)],
        ['playing', wheelKey((l) => ipod[l].wheel.play)],
        ['held up', wheelKey((l) => ipod[l].wheel.play)],
      ],
      [menu, ['share', keyWith((l) => ipod[l].menu.rows.share), code]],
      inHand,
    ],
    with: { none: list, failing: list, forty: [...list, long] },
  },
  {
    path: '/exhibits/werkschau/echo',
    drawn: [0, 5],
    states: [
      ['a planet', first],
      ['the next planet', key((l) => echo[l].story.next)],
      ['planet closed', key((l) => echo[l].story.close)],
      deviceStory,
      ['own planet', keyWith((l) => echo[l].createYourPlanet), code],
    ],
    more: [
      [
        deviceStory,
        ['its story held up', keyWith((l) => playerWords[l].pause)],
        ['transcript', text((l) => echo[l].device.transcript)],
      ],
      inHand,
    ],
    with: { none: [], one: [], failing: [], forty: [long] },
  },
  {
    path: '/exhibits/answering-machine',
    drawn: [0, 1],
    states: [
      greeting,
      ['whole greeting', text((l) => answeringMachine[l].greeting.transcript)],
      ['first message', playMessage],
      ['second message', playMessage],
    ],
    with: {
      none: [],
      failing: [],
      forty: [greeting, ['first message', playMessage], ['a long message', playMessage]],
    },
  },
  {
    path: '/exhibits/imac/welcome',
    drawn: [0, 4],
    asStaff: true,
    states: [
      ['a note', first],
      ['note stuck back', key((l) => imac[l].welcome.close)],
      ['in the hand', key((l) => holdWords[l].take)],
      ['put back', key((l) => holdWords[l].putBack)],
      ['folder', key((l) => imac[l].welcome.keys['visitor-stories']), { passes: 8000 }],
    ],
    with: { forty: [] },
  },
  {
    path: '/exhibits/imac/desktop',
    states: [
      ['folder', key((l) => imacDesktop[l].windows['visitor-stories'])],
      ['a story', first],
      ['a window closed', closeWindow, onPhones],
      ['both closed', closeWindow, onPhones],
      ['story of the device', key((l) => imacDesktop[l].windows['device-story'])],
      ['its window closed', closeWindow, onPhones],
      ['own story', key((l) => imacDesktop[l].windows['submit-story'])],
    ],
  },
  {
    path: '/exhibits/imac/visitor-stories',
    with: { none: [], failing: [], forty: [long] },
  },
  {
    path: '/exhibits/werkschau/explore-stories',
    states: [
      device,
      ['transcript', text((l) => explore[l].narration.transcript)],
      ['found', search, { types: 'a' }],
      ['nothing found', search, { types: 'xylofon' }],
    ],
    with: { none: [], failing: [], forty: [device] },
  },
  {
    path: '/exhibits/werkschau/share-story',
    states: [
      device,
      ['another question', key((l) => share[l].prompt.another)],
      ['typed', key((l) => share[l].text.label, true, 'textbox'), { types: 'I remember the click.' }],
      ['thanks', key((l) => share[l].text.upload)],
    ],
    with: { failing: [], forty: [] },
  },
  {
    path: '/exhibits/werkschau/share-story?deviceId=1',
    states: [['recording', key((l) => recorderWords[l].start), { passes: 5000 }]],
  },
  {
    path: '/exhibits/interface-museum',
    states: [
      ['clicked', key((l) => interfaceMuseum[l].click)],
      ['closed', key((l) => interfaceMuseum[l].close)],
      ['bin', key((l) => interfaceMuseum[l].bin)],
    ],
  },
  {
    path: '/exhibits/ui-cards',
    states: [['a card', key((l) => uiCards[l].begin), { on: ({ touch }) => !touch }]],
  },
  { path: '/exhibits/ui-cards/lisa-os', states: [['turned', keyWith((l) => uiCards[l].turn)]] },
  { path: '/exhibits/memory-recorder', states: [['agreed', (page) => page.getByRole('checkbox')]] },
  { path: '/exhibits/win98-theme', passes: 8000 },
  { path: '/exhibits/vcfzh25', with: { none: [], forty: [] } },
  {
    path: '/exhibits/vcfzh25/detail/avatar-0000',
    states: [['shared', key((l) => avatarDetail[l].share), code]],
  },
]
