import { useMemo } from 'react'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import { speakerParts } from '#content/exhibits/echo/parts.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { VoiceLive } from '#lib/sound/voiceLive.ts'
import type { HeldSpeakerProps } from '#scenes/echo/HeldSpeaker.tsx'
import { grounds } from '#scenes/hold/grounds.ts'
import { stills } from '#content/stills.gen.ts'
import { type HeldObject, HoldView } from '#ui/parts/hold/HoldView.tsx'

const HeldSpeaker = lazyComponent<HeldSpeakerProps>(
  'speaker in hand',
  async () => (await import('#scenes/echo/HeldSpeaker.tsx')).HeldSpeaker,
)

interface EchoInHandProps {
  readonly playing: boolean
  readonly voice: VoiceLive
  readonly onBack: () => void
}

/** The speaker in the hand; it goes on speaking. */
export function EchoInHand({ playing, voice, ...view }: EchoInHandProps) {
  const objects = useMemo(
    (): readonly [HeldObject] => [
      {
        id: 'speaker',
        parts: speakerParts,
        picture: { closed: stills.speakerInHand, open: stills.speakerInside },
        scene: (props) => <HeldSpeaker {...props} playing={playing} voice={voice} />,
      },
    ],
    [playing, voice],
  )
  return <HoldView {...view} ground={grounds.echo} objects={objects} deviceId={echoExhibit.device.id} />
}
