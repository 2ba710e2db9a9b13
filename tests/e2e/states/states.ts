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
import { type Content, firstTitle, longTitle } from './contents.ts'
import type { Kind } from './finding.ts'
import type { Size } from './sizes.ts'

type Named = (language: Language) => string | RegExp

/** What a visitor does: presses what has this role and name, or types into it. */
export interface Touch {
  readonly role: 'button' | 'link' | 'radio' | 'checkbox' | 'textbox' | 'searchbox' | 'text'
  readonly name: Named
  readonly types?: string
  /** The group that it belongs to, where another thing has the same name. */
  readonly within?: Named
}

/** What is so by design, and why. */
export interface Design {
  readonly kind: Kind
  /** Of the finding's element and sentence. */
  readonly says: RegExp
  readonly because: string
}

export interface State {
  readonly name: string
  /** What leads here from the state before; the first one is the page as it opens. */
  readonly touch: Touch
  readonly designs?: readonly Design[]
  /** The QR code of this state is what was asked for: it is on the screen at once (not on a phone, which cannot scan itself). */
  readonly showsCode?: true
  /** Milliseconds that pass on the page's clock before it is looked at. */
  readonly passes?: number
  /** It comes by itself, too: the film of the tape may be over by now. */
  readonly mayPass?: true
  /** Where it can be reached; otherwise everywhere. */
  readonly on?: (size: Size) => boolean
}

export interface Walk {
  readonly path: string
  /** Otherwise six. */
  readonly content?: Content
  readonly asStaff?: true
  /** Milliseconds that pass on the page's clock once it has opened. */
  readonly passes?: number
  /** The page as it opens is looked at in another walk. */
  readonly begun?: true
  readonly designs?: readonly Design[]
  readonly states: readonly State[]
}

const press = (role: Touch['role'], name: Named): Touch => ({ role, name })
const type = (role: Touch['role'], name: Named, types: string): Touch => ({ role, name, types })
const button = (name: Named) => press('button', name)
/** Names are told without their soft hyphens. */
const escaped = (text: string) => text.replaceAll('\u00AD', '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A name that begins with this text; what is filled in is anything. */
const starting = (text: string) => new RegExp(`^${escaped(text).replaceAll(/\\\{\w+\\\}/g, '.*')}`, 'u')
const wheelKey = (name: Named): Touch => ({ ...button(name), within: (l) => ipod[l].wheel.label })
const containing = (text: string) => new RegExp(escaped(text), 'iu')
const desks = ({ touch }: Size) => touch === undefined
const others = ({ kiosk }: Size) => kiosk === undefined

const openAll = (states: Readonly<Record<string, Touch>>, about: Partial<State> = {}): State[] =>
  Object.entries(states).map(([name, touch]) => ({ name, touch, ...about }))

const tapePath = '/exhibits/werkschau/tape'
const ipodPath = '/exhibits/werkschau/ipod'
const echoPath = '/exhibits/werkschau/echo'
const machinePath = '/exhibits/answering-machine'
const explorePath = '/exhibits/werkschau/explore-stories'
const sharePath = '/exhibits/werkschau/share-story'
const imacPath = '/exhibits/imac/'

const shelf: State = { name: 'shelf', mayPass: true, touch: button((l) => tape[l].intro.skip) }
const firstTape: State = { name: 'a tape', touch: button((l) => containing(firstTitle(l))) }
const inHand = (open: Touch = button((l) => holdWords[l].take)): State[] => [
  { name: 'in the hand', touch: open },
  { name: 'opened', touch: button((l) => holdWords[l].open.open) },
  { name: 'a part', touch: button((l) => holdWords[l].parts.next) },
  { name: 'put back', touch: button((l) => holdWords[l].putBack) },
]
const ipodMenu: State = { name: 'menu', touch: wheelKey((l) => ipod[l].wheel.menu) }
const ipodList: State = { name: 'stories', touch: button((l) => starting(ipod[l].menu.rows.stories)) }
const windows: readonly Design[] = [
  ...(['covered', 'texts overlap', 'line cut'] as const).map((kind) => ({
    kind,
    says: /./,
    because: 'Windows of a desktop lie on one another; the one that is pressed comes to the front.',
  })),
  {
    kind: 'close targets',
    says: /Ausschalten|Switch off/,
    because: 'Keys of a task bar touch, as on the desktops of 1998.',
  },
]

const covers: readonly Design[] = (['covered', 'cut off'] as const).map((kind) => ({
  kind,
  says: /rect ""|img ""|"Cover Flow"|, \d+ v/,
  because:
    'Cover Flow: covers stand one behind the other, and out of sight at the sides; the wheel brings each to the front.',
}))

const around: readonly State[] = [
  { name: 'menu', touch: button((l) => shellWords.menu.open[l]) },
  { name: 'menu closed', touch: button((l) => shellWords.menu.close[l]) },
  { name: 'reading aids', touch: button((l) => containing(readingWords.open[l])) },
  { name: 'high contrast', touch: press('text', (l) => readingWords.highContrast[l]) },
  { name: 'aids closed', touch: button((l) => readingWords.close[l]) },
]

/** Every page and what a visitor's touches make of it. */
export const walks: readonly Walk[] = [
  { path: '/', states: around.map((state) => ({ ...state, on: others })) },
  { path: '/exhibits', states: [] },
  { path: '/about', states: [] },
  { path: '/admin', states: [] },
  { path: '/playground', states: [] },
  { path: '/nowhere/at/all', states: [] },
  { path: '/exhibits/werkschau', states: [] },
  {
    path: tapePath,
    states: [
      shelf,
      { name: 'red tape', touch: button((l) => containing(tape[l].share.title)), showsCode: true },
      firstTape,
      ...openAll({
        'put in': button((l) => tape[l].inlay.putIn),
        playing: button((l) => tape[l].deck.keys.play),
        paused: button((l) => tape[l].deck.keys.pause),
        'own tape': button((l) => tape[l].deck.backToOwn),
        'wound on': button((l) => tape[l].deck.keys.fastForward),
        'winding back': button((l) => tape[l].deck.keys.fullRewind),
        transcript: press('text', (l) => tape[l].deck.transcript),
        'reading aids': button((l) => containing(readingWords.open[l])),
      }),
    ],
  },
  { path: tapePath, begun: true, states: [shelf, ...inHand()] },
  { path: tapePath, content: 'none', begun: true, states: [shelf] },
  { path: tapePath, content: 'one', begun: true, states: [shelf, firstTape] },
  { path: tapePath, content: 'failing', begun: true, states: [shelf] },
  {
    path: tapePath,
    content: 'forty',
    begun: true,
    states: [shelf, { name: 'a long title', touch: button(() => containing(longTitle)) }],
  },
  {
    path: ipodPath,
    passes: 4200,
    designs: covers,
    states: [
      ipodMenu,
      ipodList,
      { name: 'a story', touch: button((l) => starting(firstTitle(l))) },
      { name: 'its voice', touch: button((l) => ipod[l].text.play) },
      { name: 'menu again', touch: wheelKey((l) => ipod[l].wheel.menu) },
    ],
  },
  {
    path: ipodPath,
    passes: 4200,
    designs: covers,
    begun: true,
    states: [
      ipodMenu,
      { name: 'now playing', touch: button((l) => starting(ipod[l].menu.rows.player)) },
      { name: 'playing', touch: wheelKey((l) => ipod[l].wheel.play) },
      { name: 'held up', touch: wheelKey((l) => ipod[l].wheel.play) },
    ],
  },
  {
    path: ipodPath,
    passes: 4200,
    designs: covers,
    begun: true,
    states: [
      ipodMenu,
      { name: 'share', touch: button((l) => starting(ipod[l].menu.rows.share)), showsCode: true },
    ],
  },
  { path: ipodPath, passes: 4200, designs: covers, begun: true, states: inHand() },
  { path: ipodPath, passes: 4200, designs: covers, content: 'none', states: [ipodMenu, ipodList] },
  { path: ipodPath, passes: 4200, designs: covers, content: 'failing', states: [ipodMenu, ipodList] },
  {
    path: ipodPath,
    passes: 4200,
    designs: covers,
    content: 'forty',
    states: [ipodMenu, ipodList, { name: 'a long title', touch: button(() => containing(longTitle)) }],
  },
  {
    path: echoPath,
    states: [
      { name: 'a planet', touch: button((l) => containing(firstTitle(l))) },
      { name: 'the next planet', touch: button((l) => echo[l].story.next) },
      { name: 'planet closed', touch: button((l) => echo[l].story.close) },
      { name: 'own planet', touch: button((l) => containing(echo[l].createYourPlanet)), showsCode: true },
    ],
  },
  {
    path: echoPath,
    begun: true,
    states: openAll({
      'its story': button((l) => starting(`${playerWords[l].play}: ${echo[l].device.label}`)),
      'its story held up': button((l) => starting(playerWords[l].pause)),
      transcript: press('text', (l) => echo[l].device.transcript),
    }),
  },
  { path: echoPath, begun: true, states: inHand() },
  { path: echoPath, content: 'none', states: [] },
  { path: echoPath, content: 'one', states: [] },
  { path: echoPath, content: 'failing', states: [] },
  {
    path: echoPath,
    content: 'forty',
    states: [{ name: 'a long title', touch: button(() => containing(longTitle)) }],
  },
  {
    path: machinePath,
    states: openAll({
      greeting: button((l) => answeringMachine[l].play.greeting),
      'whole greeting': press('text', (l) => answeringMachine[l].greeting.transcript),
      'first message': button((l) => answeringMachine[l].play.message),
      'second message': button((l) => answeringMachine[l].play.message),
    }),
  },
  { path: machinePath, content: 'none', states: [] },
  { path: machinePath, content: 'failing', states: [] },
  {
    path: machinePath,
    content: 'forty',
    begun: true,
    states: openAll({
      greeting: button((l) => answeringMachine[l].play.greeting),
      'first message': button((l) => answeringMachine[l].play.message),
      'a long message': button((l) => answeringMachine[l].play.message),
    }),
  },
  {
    path: `${imacPath}welcome`,
    asStaff: true,
    states: [
      { name: 'a note', touch: button((l) => containing(firstTitle(l))) },
      { name: 'note stuck back', touch: button((l) => imac[l].welcome.close) },
      { name: 'in the hand', touch: button((l) => holdWords[l].take) },
      { name: 'put back', touch: button((l) => holdWords[l].putBack) },
      {
        name: 'folder',
        touch: button((l) => imac[l].welcome.keys['visitor-stories']),
        designs: windows,
        passes: 4200,
      },
    ],
  },
  { path: `${imacPath}welcome`, asStaff: true, content: 'forty', states: [] },
  {
    path: `${imacPath}desktop`,
    designs: windows,
    states: openAll(
      {
        folder: button((l) => imacDesktop[l].windows['visitor-stories']),
        'a story': button((l) => starting(firstTitle(l))),
        'story of the device': button((l) => imacDesktop[l].windows['device-story']),
        'own story': button((l) => imacDesktop[l].windows['submit-story']),
      },
      { designs: windows },
    ),
  },
  { path: `${imacPath}visitor-stories`, content: 'none', designs: windows, states: [] },
  { path: `${imacPath}visitor-stories`, content: 'failing', designs: windows, states: [] },
  {
    path: `${imacPath}visitor-stories`,
    content: 'forty',
    designs: windows,
    states: [{ name: 'a long title', touch: button(() => containing(longTitle)), designs: windows }],
  },
  {
    path: explorePath,
    states: openAll({
      'a device': press('text', () => 'Cassette Tape'),
      transcript: press('text', (l) => explore[l].narration.transcript),
      found: type('searchbox', (l) => explore[l].search.label, 'a'),
      'nothing found': type('searchbox', (l) => explore[l].search.label, 'xylofon'),
    }),
  },
  { path: explorePath, content: 'none', states: [] },
  { path: explorePath, content: 'failing', states: [] },
  {
    path: explorePath,
    content: 'forty',
    states: [{ name: 'a device', touch: press('text', () => 'Cassette Tape') }],
  },
  {
    path: sharePath,
    states: openAll({
      'a device': press('text', () => 'Cassette Tape'),
      'another question': button((l) => share[l].prompt.another),
      typed: type('textbox', (l) => share[l].text.label, 'I remember the click.'),
      thanks: button((l) => share[l].text.upload),
    }),
  },
  {
    path: `${sharePath}?deviceId=1`,
    begun: true,
    states: openAll({ recording: button((l) => recorderWords[l].start) }),
  },
  { path: sharePath, content: 'failing', states: [] },
  { path: sharePath, content: 'forty', states: [] },
  { path: '/exhibits/werkschau/my-story', states: [] },
  {
    path: '/exhibits/interface-museum',
    states: openAll({
      clicked: button((l) => interfaceMuseum[l].click),
      closed: button((l) => interfaceMuseum[l].close),
      bin: button((l) => interfaceMuseum[l].bin),
    }),
  },
  {
    path: '/exhibits/ui-cards',
    states: openAll({ 'a card': button((l) => uiCards[l].begin) }).map((state) => ({
      ...state,
      on: desks,
    })),
  },
  {
    path: '/exhibits/ui-cards/lisa-os',
    states: openAll({ turned: button((l) => starting(uiCards[l].turn)) }),
  },
  { path: '/exhibits/ui-cards/end', states: [] },
  {
    path: '/exhibits/memory-recorder',
    states: [{ name: 'agreed', touch: press('checkbox', () => /./) }],
  },
  { path: '/exhibits/vcfzh25', states: [] },
  { path: '/exhibits/vcfzh25', content: 'none', states: [] },
  { path: '/exhibits/vcfzh25', content: 'forty', states: [] },
  { path: '/exhibits/vcfzh25/new', states: [] },
  {
    path: '/exhibits/vcfzh25/detail/avatar-0000',
    states: openAll({ shared: button((l) => avatarDetail[l].share) }, { showsCode: true }),
  },
  { path: '/exhibits/win98-theme', states: [] },
]
