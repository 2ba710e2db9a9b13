import { lazyCode } from '../../lib/lazyCode.tsx'
import type { PathParams } from '../../lib/matchPath.ts'

const view = lazyCode<{ readonly params: PathParams }>(
  'ui-cards-deck',
  async () => (await import('./DeckView.tsx')).DeckView,
)
// Printing and paper come beside the page, not after it.
view.preload()

/** The deck of operating systems (CARD-01 to 03), once its cards are there. */
export function UiCardsPage({ params }: { readonly params: PathParams }) {
  return <view.Component params={params} />
}
