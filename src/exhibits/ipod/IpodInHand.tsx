import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { playerParts } from '#content/exhibits/ipod/parts.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { HeldProps } from '#scenes/hold/held.ts'
import { grounds } from '#scenes/hold/grounds.ts'
import { stills } from '#content/stills.gen.ts'
import { type HeldObject, HoldView } from '#ui/parts/hold/HoldView.tsx'

const HeldPlayer = lazyComponent<HeldProps>(
  'player in hand',
  async () => (await import('#scenes/ipod/HeldPlayer.tsx')).HeldPlayer,
)

const objects: readonly [HeldObject] = [
  {
    id: 'player',
    parts: playerParts,
    picture: { closed: stills.playerInHand, open: stills.playerInside },
    scene: (props) => <HeldPlayer {...props} />,
  },
]

interface IpodInHandProps {
  readonly onBack: () => void
}

export const IpodInHand = (view: IpodInHandProps) => (
  <HoldView {...view} ground={grounds.ipod} objects={objects} deviceId={ipodExhibit.device.id} />
)
