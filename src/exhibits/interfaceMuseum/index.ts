import { interfaceMuseumExhibit } from '#content/exhibits/interfaceMuseum/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'

export const interfaceMuseumInstallation: Installation = {
  exhibit: interfaceMuseumExhibit,
  page: lazyComponent<PageProps>(
    'interfaceMuseum',
    async () => (await import('./InterfaceMuseumPage.tsx')).InterfaceMuseumPage,
  ),
}
