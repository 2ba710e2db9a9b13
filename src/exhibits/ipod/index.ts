import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { ipodInHall } from '#scenes/ipod/hallPlace.ts'
import { stills } from '#content/stills.gen.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'
import './accent.css'

export const ipodInstallation: Installation = {
  exhibit: ipodExhibit,
  page: lazyComponent<PageProps>('ipod', async () => (await import('./IpodPage.tsx')).IpodPage),
  poster: {
    upright: stills.ipod,
    lying: stills.ipod,
    isDark: false,
    isWhole: true,
    style: { '--back': '#f3f5f7' },
    Picture: lazyComponent('ipod for kiosks', async () => (await import('./KioskPicture.tsx')).KioskPicture),
  },
  pedestal: {
    ...ipodInHall,
    OnShow: lazyComponent(
      'ipod on its pedestal',
      async () => (await import('#scenes/ipod/PlayerOnShow.tsx')).PlayerOnShow,
    ),
    still: stills['werkschau-ipod'],
    // Detents of a wheel that is turned a little.
    breath: { sound: 'wheel-tick', atMs: [0, 90, 200, 340] },
  },
}
