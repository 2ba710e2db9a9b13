import { avatarsExhibit } from '#content/exhibits/avatars/exhibit.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { Installation, PageProps } from '#ui/parts/installation.ts'

export const avatarsInstallation: Installation = {
  exhibit: avatarsExhibit,
  page: lazyComponent<PageProps>('avatars', async () => (await import('./AvatarsPage.tsx')).AvatarsPage),
  otherPages: {
    '/exhibits/vcfzh25/new': lazyComponent<PageProps>(
      'avatar-new',
      async () => (await import('./new/AvatarNewPage.tsx')).AvatarNewPage,
    ),
    '/exhibits/vcfzh25/detail/:uuid': lazyComponent<PageProps>(
      'avatar-detail',
      async () => (await import('./detail/AvatarDetailPage.tsx')).AvatarDetailPage,
    ),
  },
}
