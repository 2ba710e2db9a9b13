import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { tapeInHall } from '#scenes/tape/hallPlace.ts'
import { stills } from '#content/stills.gen.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'

export const tapeInstallation: Installation = {
  exhibit: tapeExhibit,
  page: lazyComponent<PageProps>('tape', async () => (await import('./TapePage.tsx')).TapePage),
  poster: {
    upright: stills['tape-portrait'],
    lying: stills['tape-landscape'],
    isDark: true,
    style: { '--lift': '-13%', '--aside': '40%', '--veil': '74%', '--veil-full': '58%' },
  },
  pedestal: {
    ...tapeInHall,
    OnShow: lazyComponent(
      'tape on its pedestal',
      async () => (await import('#scenes/tape/CassetteOnShow.tsx')).CassetteOnShow,
    ),
    hasPrints: true,
    still: stills['werkschau-tape'],
    breath: { sound: 'tape-hiss', atMs: 'loop' },
  },
}
