import { uiCardsExhibit } from '#content/exhibits/uiCards/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'

export const uiCardsInstallation: Installation = {
  exhibit: uiCardsExhibit,
  page: lazyComponent<PageProps>('uiCards', async () => (await import('./UiCardsPage.tsx')).UiCardsPage),
  isOnePlace: true,
}
