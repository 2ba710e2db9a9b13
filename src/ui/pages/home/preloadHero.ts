import { heroSources } from './heroSources.ts'

/** Asks for the picture that fits this screen, before anything of the page is drawn. */
export function preloadHero(): void {
  const source = heroSources.find(({ media }) => matchMedia(media).matches)
  if (source === undefined) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'image', href: source.still.url, fetchPriority: 'high' })
  document.head.append(link)
}
