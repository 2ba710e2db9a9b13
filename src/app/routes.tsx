import type { Bilingual } from '#content/bilingual.ts'
import { cardPlaces } from '#content/cards/places.ts'
import { roomNames } from '#content/roomNames.ts'
import type { Language } from '#contract/common.ts'
import { matchPath, type PathParams } from '#lib/matchPath.ts'
import { lazyComponent, type LazyComponent } from '#lib/lazyComponent.ts'
import { ownStoryPath } from '#lib/takeHome.ts'

export interface PageProps {
  /** The named parts of the address, e.g. `uuid`. */
  readonly params: PathParams
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
  /** Values that a parameter may have; others lead to `pattern` with the first one. */
  readonly known?: { readonly param: string; readonly values: readonly [string, ...string[]] }
}

/** An address that is only another name of a page. */
interface Alias {
  readonly pattern: string
  readonly redirect: string
}

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
    async () => (await import('#exhibits/ui-cards/DeckView.tsx')).DeckView,
  ),
}

const imacWindows = ['welcome', 'desktop', 'device-story', 'visitor-stories', 'submit-story'] as const

/** Every screen of spec §2. A new room is a line here. */
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
  { ...uiCards, known: { param: 'id', values: cardPlaces } },
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
  { pattern: '/exhibits/imac', redirect: '/exhibits/imac/welcome' },
  {
    pattern: '/exhibits/imac/:windowType',
    title: roomNames.imac,
    language: 'en',
    page: lazyComponent<PageProps>(
      'imac',
      async () => (await import('#exhibits/imac/ImacPage.tsx')).ImacPage,
    ),
    idleReturn: '/exhibits/imac/welcome',
    known: { param: 'windowType', values: imacWindows },
  },
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

const notFound: PageRoute = {
  pattern: '*',
  title: { de: 'Hier ist kein Raum', en: 'There is no room here' },
  language: 'en',
  page: lazyComponent<PageProps>(
    'not-found',
    async () => (await import('#ui/pages/not-found/NotFoundPage.tsx')).NotFoundPage,
  ),
}

/** Where an address leads: to a page, or on to another address. */
export type Destination =
  | { readonly page: PageRoute; readonly params: PathParams }
  | { readonly redirect: string }

export function destinationOf(path: string): Destination {
  for (const route of routes) {
    const params = matchPath(route.pattern, path)
    if (params === null) continue
    if ('redirect' in route) return route
    if (route.known && !route.known.values.includes(params[route.known.param] ?? '')) {
      return { redirect: route.pattern.replace(`:${route.known.param}`, route.known.values[0]) }
    }
    return { page: route, params }
  }
  return { page: notFound, params: {} }
}
