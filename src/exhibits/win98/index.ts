import { win98Exhibit } from '#content/exhibits/win98/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'

export const win98Installation: Installation = {
  exhibit: win98Exhibit,
  page: lazyComponent<PageProps>('win98', async () => (await import('./Win98Page.tsx')).Win98Page),
}
