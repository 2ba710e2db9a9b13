import { Suspense, useLayoutEffect } from 'react'
import { admin } from '#content/pages/admin.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Notice } from '#ui/kit/Notice.tsx'
import { type DeskView, viewsFor } from './frame/views.ts'
import type { ViewProps } from './shared/viewProps.ts'
import { goTo } from './shared/wayOfStaff.ts'

/** Each part is a chunk of its own. */
const parts = {
  start: lazyComponent<ViewProps>(
    'desk-welcome',
    async () => (await import('./welcome/WelcomeView.tsx')).WelcomeView,
  ),
  queue: lazyComponent<ViewProps>(
    'desk-queue',
    async () => (await import('./queue/QueueView.tsx')).QueueView,
  ),
  stories: lazyComponent<ViewProps>(
    'desk-stories',
    async () => (await import('./stories/StoriesView.tsx')).StoriesView,
  ),
  avatars: lazyComponent<ViewProps>(
    'desk-avatars',
    async () => (await import('./avatars/AvatarsView.tsx')).AvatarsView,
  ),
  playground: lazyComponent<ViewProps>(
    'desk-playground',
    async () => (await import('./playground/PlaygroundView.tsx')).PlaygroundView,
  ),
  devices: lazyComponent<ViewProps>(
    'desk-devices',
    async () => (await import('./devices/DevicesView.tsx')).DevicesView,
  ),
  screens: lazyComponent<ViewProps>(
    'desk-screens',
    async () => (await import('./screens/ScreensView.tsx')).ScreensView,
  ),
  test: lazyComponent<ViewProps>(
    'desk-test',
    async () => (await import('./selfTest/SelfTestView.tsx')).SelfTestView,
  ),
  contents: lazyComponent<ViewProps>(
    'desk-contents',
    async () => (await import('./contents/ContentsView.tsx')).ContentsView,
  ),
  research: lazyComponent<ViewProps>(
    'desk-research',
    async () => (await import('./research/ResearchView.tsx')).ResearchView,
  ),
  house: lazyComponent<ViewProps>(
    'desk-house',
    async () => (await import('./house/HouseView.tsx')).HouseView,
  ),
  record: lazyComponent<ViewProps>(
    'desk-record',
    async () => (await import('./record/RecordView.tsx')).RecordView,
  ),
} as const

/** The part of the desk at hand. */
export function View({ view, ...props }: ViewProps & { view: DeskView }) {
  const words = admin[props.language]
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
