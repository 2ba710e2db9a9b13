import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { echoInHall } from '#scenes/echo/hallPlace.ts'
import { stills } from '#content/stills.gen.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'
import './accent.css'

export const echoInstallation: Installation = {
  exhibit: echoExhibit,
  page: lazyComponent<PageProps>('echo', async () => (await import('./EchoPage.tsx')).EchoPage),
  poster: {
    upright: stills['echo-portrait'],
    lying: stills['echo-landscape'],
    isDark: true,
    style: { '--lift': '-14%' },
  },
  pedestal: {
    ...echoInHall,
    OnShow: lazyComponent(
      'echo on its pedestal',
      async () => (await import('#scenes/echo/SpeakerOnShow.tsx')).SpeakerOnShow,
    ),
    still: stills['werkschau-echo'],
    breath: { sound: 'speaker-wake', atMs: [0] },
  },
}
