import type { Bilingual } from '../bilingual.ts'

export interface SitePage {
  readonly pattern: string
  /** Of the document, before the exhibition's name. */
  readonly title: Bilingual
  /** As long as the visitor chose none; otherwise that of the browser (FIT-06). */
  readonly language?: keyof Bilingual
}

/** Every page that is no exhibit's, by the folder of src/ui/pages that its code lies in; staff's is src/admin. */
export const sitePages = {
  home: { pattern: '/', title: { de: 'Start', en: 'Home' } },
  exhibits: { pattern: '/exhibits', title: { de: 'Exponate', en: 'Exhibits' } },
  playground: { pattern: '/playground', title: { de: 'Spielplatz', en: 'Playground' } },
  admin: { pattern: '/admin', title: { de: 'Verwaltung', en: 'Administration' } },
  'share-story': {
    pattern: '/exhibits/werkschau/share-story',
    title: { de: 'Erzähl deine Geschichte', en: 'Share your story' },
  },
  'my-story': {
    pattern: '/exhibits/werkschau/my-story',
    title: { de: 'Deine Geschichte', en: 'Your story' },
  },
  'explore-stories': {
    pattern: '/exhibits/werkschau/explore-stories',
    title: { de: 'Geschichten entdecken', en: 'Explore stories' },
    language: 'de',
  },
  about: { pattern: '/about', title: { de: 'Über', en: 'About' } },
  'not-found': {
    pattern: '*',
    title: { de: '404 Not Found', en: '404 Not Found' },
  },
} as const satisfies Record<string, SitePage>
