import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { stills } from '#content/stills.gen.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'
import './accent.css'

export const imacInstallation: Installation = {
  exhibit: imacExhibit,
  page: lazyComponent<PageProps>('imac', async () => (await import('./ImacPage.tsx')).ImacPage),
  poster: {
    upright: stills['imac-welcome-portrait'],
    lying: stills['imac-welcome-landscape'],
    isDark: false,
    style: { '--back': '#fdf0e2', '--lift': '-13%' },
  },
}
