import { Suspense, useLayoutEffect } from 'react'
import { admin } from '#content/pages/admin.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { Notice } from '#ui/kit/Notice.tsx'
import { type AdminView, viewsFor } from './frame/views.ts'
import type { ViewProps } from './shared/viewProps.ts'
import { goTo } from './shared/wayOfStaff.ts'
import { useLanguage } from '#state/language.ts'

/** Each part is a chunk of its own. */
const parts = {
  start: lazyComponent<ViewProps>(
    'admin-welcome',
    async () => (await import('./welcome/WelcomeView.tsx')).WelcomeView,
  ),
  queue: lazyComponent<ViewProps>(
    'admin-queue',
    async () => (await import('./queue/QueueView.tsx')).QueueView,
  ),
  stories: lazyComponent<ViewProps>(
    'admin-stories',
    async () => (await import('./stories/StoriesView.tsx')).StoriesView,
  ),
  avatars: lazyComponent<ViewProps>(
    'admin-avatars',
    async () => (await import('./avatars/AvatarsView.tsx')).AvatarsView,
  ),
  playground: lazyComponent<ViewProps>(
    'admin-playground',
    async () => (await import('./playground/PlaygroundView.tsx')).PlaygroundView,
  ),
  devices: lazyComponent<ViewProps>(
    'admin-devices',
    async () => (await import('./devices/DevicesView.tsx')).DevicesView,
  ),
  screens: lazyComponent<ViewProps>(
    'admin-kiosks',
    async () => (await import('./kiosks/KiosksView.tsx')).KiosksView,
  ),
  test: lazyComponent<ViewProps>(
    'admin-test',
    async () => (await import('./selfTest/SelfTestView.tsx')).SelfTestView,
  ),
  contents: lazyComponent<ViewProps>(
    'admin-contents',
    async () => (await import('./contents/ContentsView.tsx')).ContentsView,
  ),
  research: lazyComponent<ViewProps>(
    'admin-research',
    async () => (await import('./research/ResearchView.tsx')).ResearchView,
  ),
  house: lazyComponent<ViewProps>(
    'admin-settings',
    async () => (await import('./settings/SettingsView.tsx')).SettingsView,
  ),
  record: lazyComponent<ViewProps>(
    'admin-record',
    async () => (await import('./record/RecordView.tsx')).RecordView,
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
