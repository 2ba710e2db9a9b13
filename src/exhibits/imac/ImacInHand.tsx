import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import { computerParts } from '#content/exhibits/imac/parts.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { HeldProps } from '#scenes/hold/held.ts'
import { grounds } from '#scenes/hold/grounds.ts'
import { stills } from '#content/stills.gen.ts'
import { type HeldObject, HoldView } from '#ui/parts/hold/HoldView.tsx'

const HeldComputer = lazyComponent<HeldProps>(
  'computer in hand',
  async () => (await import('#scenes/imac/HeldComputer.tsx')).HeldComputer,
)

const objects: readonly [HeldObject] = [
  {
    id: 'computer',
    parts: computerParts,
    picture: { closed: stills['imac-welcome-landscape'], open: stills.computerInside, at: 0.76 },
    scene: (props) => <HeldComputer {...props} />,
  },
]

interface ImacInHandProps {
  readonly onBack: () => void
}

export const ImacInHand = (view: ImacInHandProps) => (
  <HoldView {...view} ground={grounds.imac} objects={objects} deviceId={imacExhibit.device.id} />
)
