import type { ComponentType } from 'react'
import { parse } from 'regexparam'
import { matchRoute, type Parser } from 'wouter'
import type { Bilingual } from '#content/bilingual.ts'
import { chooser } from '#content/exhibits/chooser.ts'
import { pagesOf, parentOf } from '#content/exhibits/pages.ts'
import { sitePages } from '#content/pages/sitePages.ts'
import type { Language } from '#contract/common.ts'
import { lazyComponent, type LazyComponent } from '#lib/browser/lazyComponent.ts'
import { installations } from '#exhibits/index.ts'
import { ownStoryPath } from '#lib/stories/personalLink.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'

export interface PageRoute {
  /** `:name` marks a part of the path that the page gets as a parameter. */
  readonly pattern: string
  /** Title of the document, before the exhibition's name. */
  readonly title: Bilingual
  /** The page's language while the visitor has chosen none (FIT-06). */
  readonly language?: Language | undefined
  readonly page: LazyComponent<PageProps>
  /** One name for all addresses of the same page: between them it stays mounted, with focus and scroll. */
  readonly place?: string
  /** Where the page returns after five minutes without input, on kiosks and elsewhere. */
  readonly idleReturn?: string
  /** Id of the exhibit or the chooser: staff may hide it on a kiosk. */
  readonly exhibit?: string
  /** Matches instead of `pattern`, which then only names the route. */
  readonly path?: RegExp
}

/** Another address of a page. */
interface Alias {
  readonly pattern: string
  readonly redirect: string
  /** Matches instead of `pattern`; its group `hash` becomes the page's hash. */
  readonly path?: RegExp
}

/** Wouter's parser, except that `/About` differs from `/about`. */
export const parser: Parser = (route, loose) => {
  const { keys, pattern } = parse(route, loose)
  return { keys, pattern: new RegExp(pattern.source) }
}

export function routesOf({
  exhibit,
  page,
  otherPages,
  isOnePlace,
}: Installation): readonly (PageRoute | Alias)[] {
  return pagesOf(exhibit).flatMap(({ pattern, title, values }): readonly (PageRoute | Alias)[] => {
    const route: PageRoute = {
      pattern,
      title: title ?? exhibit.name,
      language: exhibit.language,
      exhibit: exhibit.id,
      page: otherPages?.[pattern] ?? page,
      ...(isOnePlace && { place: exhibit.address }),
      ...(exhibit.idleReturn !== undefined && { idleReturn: exhibit.idleReturn }),
    }
    if (values === undefined) return [route]
    const parent = parentOf(pattern)
    const name = pattern.slice(parent.length + 2)
    const path = new RegExp(`^${parent}/(?<${name}>${values.join('|')})/?$`)
    return [
      { ...route, path },
      { pattern: `${pattern}?`, redirect: `${parent}/${values[0]}` },
    ]
  })
}

const page = (name: keyof typeof sitePages, load: () => Promise<ComponentType<PageProps>>): PageRoute => ({
  ...sitePages[name],
  page: lazyComponent<PageProps>(name, load),
})

/** Every page of spec §2. The first match counts. */
export const routes: readonly (PageRoute | Alias)[] = [
  page('home', async () => (await import('#ui/pages/home/HomePage.tsx')).HomePage),
  page('exhibits', async () => (await import('#ui/pages/exhibits/ExhibitsPage.tsx')).ExhibitsPage),
  ...installations.flatMap(routesOf),
  page('playground', async () => (await import('#ui/pages/playground/PlaygroundPage.tsx')).PlaygroundPage),
  page('admin', async () => (await import('#admin/AdminPage.tsx')).AdminPage),
  {
    pattern: chooser.address,
    title: chooser.name,
    exhibit: chooser.id,
    page: lazyComponent<PageProps>(
      'werkschau',
      async () => (await import('#ui/pages/werkschau/WerkschauPage.tsx')).WerkschauPage,
    ),
  },
  page('share-story', async () => (await import('#ui/pages/share-story/ShareStoryPage.tsx')).ShareStoryPage),
  page('my-story', async () => (await import('#ui/pages/my-story/MyStoryPage.tsx')).MyStoryPage),
  {
    // Some mail programs write the link of `personalLinkPath` this way.
    pattern: `${ownStoryPath}%23`,
    path: new RegExp(`^${ownStoryPath}/?%23(?<hash>.*)$`, 'i'),
    redirect: ownStoryPath,
  },
  page(
    'explore-stories',
    async () => (await import('#ui/pages/explore-stories/ExploreStoriesPage.tsx')).ExploreStoriesPage,
  ),
  page('about', async () => (await import('#ui/pages/about/AboutPage.tsx')).AboutPage),
]

export const notFound = page(
  'not-found',
  async () => (await import('#ui/pages/not-found/NotFoundPage.tsx')).NotFoundPage,
)

/** What wouter matches for a route. */
export const pathOf = (route: PageRoute | Alias) => ('path' in route && route.path) || route.pattern

export const routeOf = (path: string): PageRoute | Alias =>
  routes.find((route) => matchRoute(parser, pathOf(route), path)[0]) ?? notFound
