import { useMemo } from 'react'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import { speakerParts } from '#content/exhibits/echo/parts.ts'
import type { Language } from '#contract/common.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import type { VoiceLive } from '#lib/voiceLive.ts'
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
  readonly language: Language
  readonly onLanguage: (language: Language) => void
}

/** The speaker, from all sides; it speaks on. */
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
