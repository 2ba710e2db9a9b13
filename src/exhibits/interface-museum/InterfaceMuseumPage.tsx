import { lazyCode } from '../../lib/lazyCode.tsx'

const view = lazyCode<object>('museum-view', async () => (await import('./MuseumView.tsx')).MuseumView)
// The little computer comes beside the page, not after it.
view.preload()

/** The interface museum (MUS-01), once its computer is there. */
export function InterfaceMuseumPage() {
  return <view.Component />
}
