import { parse } from 'regexparam'
import { type DefaultParams, matchRoute, type Parser } from 'wouter'
import type { Bilingual } from '#content/bilingual.ts'
import { cardPlaces } from '#content/cards/places.ts'
import { roomNames } from '#content/roomNames.ts'
import type { Language } from '#contract/common.ts'
import { lazyComponent, type LazyComponent } from '#lib/lazyComponent.ts'
import { ownStoryPath } from '#lib/takeHome.ts'

export interface PageProps {
  /** The named parts of the address, e.g. `uuid`. */
  readonly params: DefaultParams
}

/** A screen of the exhibition. */
export interface PageRoute {
  /** `:name` marks a part of the address that the page gets as a parameter. */
  readonly pattern: string
  /** Of the document, before the exhibition's name. */
  readonly title: Bilingual
  /** The language of the page as long as the visitor chose none (FIT-06). */
  readonly language: Language
  readonly page: LazyComponent<PageProps>
  /** One name for addresses that are places of the same page: between them it stays, with focus and scroll. */
  readonly place?: string
  /** Where the screen returns to after five minutes without anybody, in and out of kiosk mode (TAPE-07, IMAC-07). */
  readonly idleReturn?: string
  /** Matches in place of `pattern`, which only names the route then. */
  readonly path?: RegExp
}

/** An address that is only another name of a page. */
interface Alias {
  readonly pattern: string
  readonly redirect: string
}

/** Wouter's own, but for `/About`, which is not `/about`. */
export const parser: Parser = (route, loose) => {
  const { keys, pattern } = parse(route, loose)
  return { keys, pattern: new RegExp(pattern.source) }
}

/** Matches addresses under `start` whose last part, the parameter `name`, is one of `values`. */
const oneOf = (start: string, name: string, values: readonly string[]) =>
  new RegExp(`^${start}/(?<${name}>${values.join('|')})/?$`)

const home: PageRoute = {
  pattern: '/',
  title: { de: 'Start', en: 'Home' },
  language: 'en',
  page: lazyComponent<PageProps>('home', async () => (await import('#ui/pages/home/HomePage.tsx')).HomePage),
}

/** Its first address is the start of the deck (CARD-01). */
const uiCards: PageRoute = {
  pattern: '/exhibits/ui-cards/:id',
  place: '/exhibits/ui-cards',
  title: roomNames.uiCards,
  language: 'en',
  page: lazyComponent<PageProps>(
    'ui-cards',
    async () => (await import('#exhibits/ui-cards/CardStack.tsx')).CardStack,
  ),
}

const imacWindows = ['welcome', 'desktop', 'device-story', 'visitor-stories', 'submit-story']

/** Every screen of spec §2. A new room is a line here. Of several that match, the first one counts. */
export const routes: readonly (PageRoute | Alias)[] = [
  home,
  {
    pattern: '/exhibits',
    title: { de: 'Exponate', en: 'Exhibits' },
    language: 'en',
    page: lazyComponent<PageProps>(
      'exhibits',
      async () => (await import('#ui/pages/exhibits/ExhibitsPage.tsx')).ExhibitsPage,
    ),
  },
  { ...uiCards, pattern: '/exhibits/ui-cards' },
  { ...uiCards, path: oneOf('/exhibits/ui-cards', 'id', cardPlaces) },
  { pattern: uiCards.pattern, redirect: `/exhibits/ui-cards/${cardPlaces[0]}` },
  {
    pattern: '/exhibits/memory-recorder',
    title: roomNames.memoryRecorder,
    language: 'de',
    page: lazyComponent<PageProps>(
      'memory-recorder',
      async () => (await import('#ui/pages/memory-recorder/MemoryRecorderPage.tsx')).MemoryRecorderPage,
    ),
  },
  {
    pattern: '/exhibits/win98-theme',
    title: roomNames.win98,
    language: 'en',
    page: lazyComponent<PageProps>(
      'win98',
      async () => (await import('#ui/pages/win98/Win98Page.tsx')).Win98Page,
    ),
  },
  {
    pattern: '/exhibits/interface-museum',
    title: roomNames.interfaceMuseum,
    language: 'en',
    page: lazyComponent<PageProps>(
      'interface-museum',
      async () => (await import('#exhibits/interface-museum/MuseumView.tsx')).MuseumView,
    ),
  },
  {
    pattern: '/exhibits/vcfzh25',
    title: roomNames.avatars,
    language: 'en',
    page: lazyComponent<PageProps>(
      'avatars',
      async () => (await import('#ui/pages/avatars/AvatarsPage.tsx')).AvatarsPage,
    ),
  },
  {
    pattern: '/exhibits/vcfzh25/new',
    title: { de: 'Neuer Avatar', en: 'New avatar' },
    language: 'en',
    page: lazyComponent<PageProps>(
      'avatar-new',
      async () => (await import('#ui/pages/avatar-new/AvatarNewPage.tsx')).AvatarNewPage,
    ),
  },
  {
    pattern: '/exhibits/vcfzh25/detail/:uuid',
    title: { de: 'Avatar', en: 'Avatar' },
    language: 'en',
    page: lazyComponent<PageProps>(
      'avatar-detail',
      async () => (await import('#ui/pages/avatar-detail/AvatarDetailPage.tsx')).AvatarDetailPage,
    ),
  },
  {
    pattern: '/playground',
    title: roomNames.playground,
    language: 'en',
    page: lazyComponent<PageProps>(
      'playground',
      async () => (await import('#ui/pages/playground/PlaygroundPage.tsx')).PlaygroundPage,
    ),
  },
  {
    pattern: '/admin',
    title: roomNames.admin,
    language: 'en',
    page: lazyComponent<PageProps>(
      'admin',
      async () => (await import('#ui/pages/admin/AdminPage.tsx')).AdminPage,
    ),
  },
  {
    pattern: '/exhibits/imac/:windowType',
    path: oneOf('/exhibits/imac', 'windowType', imacWindows),
    title: roomNames.imac,
    language: 'en',
    page: lazyComponent<PageProps>(
      'imac',
      async () => (await import('#exhibits/imac/ImacPage.tsx')).ImacPage,
    ),
    idleReturn: '/exhibits/imac/welcome',
  },
  { pattern: '/exhibits/imac/:windowType?', redirect: '/exhibits/imac/welcome' },
  {
    pattern: '/exhibits/werkschau',
    title: roomNames.werkschau,
    language: 'en',
    page: lazyComponent<PageProps>(
      'werkschau',
      async () => (await import('#exhibits/werkschau/WerkschauPage.tsx')).WerkschauPage,
    ),
  },
  {
    pattern: '/exhibits/werkschau/tape',
    title: roomNames.tape,
    language: 'en',
    idleReturn: '/exhibits/werkschau',
    page: lazyComponent<PageProps>(
      'tape',
      async () => (await import('#exhibits/tape/TapePage.tsx')).TapePage,
    ),
  },
  {
    pattern: '/exhibits/werkschau/ipod',
    title: roomNames.ipod,
    language: 'en',
    idleReturn: '/exhibits/werkschau',
    page: lazyComponent<PageProps>(
      'ipod',
      async () => (await import('#exhibits/ipod/IpodPage.tsx')).IpodPage,
    ),
  },
  {
    pattern: '/exhibits/werkschau/echo',
    title: roomNames.echo,
    language: 'en',
    idleReturn: '/exhibits/werkschau',
    page: lazyComponent<PageProps>(
      'echo',
      async () => (await import('#exhibits/echo/EchoPage.tsx')).EchoPage,
    ),
  },
  {
    pattern: '/exhibits/werkschau/share-story',
    title: { de: 'Erzähl deine Geschichte', en: 'Share your story' },
    language: 'en',
    page: lazyComponent<PageProps>(
      'share-story',
      async () => (await import('#ui/pages/share-story/ShareStoryPage.tsx')).ShareStoryPage,
    ),
  },
  {
    pattern: ownStoryPath,
    title: { de: 'Deine Geschichte', en: 'Your story' },
    language: 'en',
    page: lazyComponent<PageProps>(
      'my-story',
      async () => (await import('#ui/pages/my-story/MyStoryPage.tsx')).MyStoryPage,
    ),
  },
  {
    pattern: '/exhibits/werkschau/explore-stories',
    title: { de: 'Geschichten entdecken', en: 'Explore stories' },
    language: 'de',
    page: lazyComponent<PageProps>(
      'explore-stories',
      async () => (await import('#ui/pages/explore-stories/ExploreStoriesPage.tsx')).ExploreStoriesPage,
    ),
  },
  {
    pattern: '/about',
    title: roomNames.about,
    language: 'en',
    page: lazyComponent<PageProps>(
      'about',
      async () => (await import('#ui/pages/about/AboutPage.tsx')).AboutPage,
    ),
  },
]

export const notFound: PageRoute = {
  pattern: '*',
  title: { de: 'Hier ist kein Raum', en: 'There is no room here' },
  language: 'en',
  page: lazyComponent<PageProps>(
    'not-found',
    async () => (await import('#ui/pages/not-found/NotFoundPage.tsx')).NotFoundPage,
  ),
}

/** What matches a route, for wouter. */
export const pathOf = (route: PageRoute | Alias) => ('path' in route && route.path) || route.pattern

/** The route that answers an address. */
export const routeOf = (path: string): PageRoute | Alias =>
  routes.find((route) => matchRoute(parser, pathOf(route), path)[0]) ?? notFound
