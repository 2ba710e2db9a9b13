import { Suspense, useLayoutEffect } from 'react'
import { admin } from '#content/pages/admin.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { Notice } from '#ui/kit/Notice.tsx'
import { type AdminView, viewsFor } from './views.ts'
import type { ViewProps } from './parts/viewProps.ts'
import { goTo } from './parts/wayOfStaff.ts'
import { useLanguage } from '#state/language.ts'

/** Each part is a chunk of its own. */
const parts = {
  home: lazyComponent<ViewProps>('admin-home', async () => (await import('./home/HomeView.tsx')).WelcomeView),
  review: lazyComponent<ViewProps>(
    'admin-review',
    async () => (await import('./review/ReviewView.tsx')).QueueView,
  ),
  stories: lazyComponent<ViewProps>(
    'admin-stories',
    async () => (await import('./stories/StoriesView.tsx')).StoriesView,
  ),
  avatars: lazyComponent<ViewProps>(
    'admin-avatars',
    async () => (await import('./avatars/AvatarsView.tsx')).AvatarsView,
  ),
  'test-area': lazyComponent<ViewProps>(
    'admin-test-area',
    async () => (await import('./testArea/TestAreaView.tsx')).PlaygroundView,
  ),
  devices: lazyComponent<ViewProps>(
    'admin-devices',
    async () => (await import('./devices/DevicesView.tsx')).DevicesView,
  ),
  screens: lazyComponent<ViewProps>(
    'admin-screens',
    async () => (await import('./kiosks/KiosksView.tsx')).KiosksView,
  ),
  'self-test': lazyComponent<ViewProps>(
    'admin-self-test',
    async () => (await import('./selfTest/SelfTestView.tsx')).SelfTestView,
  ),
  texts: lazyComponent<ViewProps>(
    'admin-texts',
    async () => (await import('./texts/TextsView.tsx')).ContentsView,
  ),
  research: lazyComponent<ViewProps>(
    'admin-research',
    async () => (await import('./research/ResearchView.tsx')).ResearchView,
  ),
  settings: lazyComponent<ViewProps>(
    'admin-settings',
    async () => (await import('./settings/SettingsView.tsx')).SettingsView,
  ),
  activity: lazyComponent<ViewProps>(
    'admin-activity',
    async () => (await import('./activity/ActivityView.tsx')).RecordView,
  ),
} as const

/** The part of the admin pages at hand. */
export function View({ view, ...props }: ViewProps & { view: AdminView }) {
  const language = useLanguage()
  const words = admin[language]
  useLayoutEffect(
    function noteTheWay() {
      goTo(view)
    },
    [view],
  )
  const isTheirs = props.me === null || viewsFor(props.me.role).includes(view)
  if (!isTheirs) return <Notice kind="failed">{words.notYours}</Notice>
  const Part = parts[view]
  return (
    <Suspense fallback={<Notice kind="loading">{words.loading}</Notice>}>
      <Part key={view} {...props} />
    </Suspense>
  )
}
