import { useRef } from 'react'
import type { MeshStandardMaterial } from 'three'
import type { VoiceLive } from '#lib/sound/voiceLive.ts'
import { grounds } from '../hold/grounds.ts'
import { Held } from '../hold/Held.tsx'
import type { HeldLook, HeldProps } from '../hold/held.ts'
import { damp } from '../stage/damp.ts'
import { useMotion } from '../stage/useMotion.ts'
import { night } from './DevicePicture.tsx'
import { Speaker } from './Speaker.tsx'

export interface HeldSpeakerProps extends HeldProps {
  readonly playing: boolean
  /** Read every frame. */
  readonly voice: VoiceLive
}

const look: HeldLook = {
  middle: [0, 0.1175, 0],
  reach: 0.13,
  above: 0.28,
  rig: night,
  intensity: 3.4,
  lamp: { color: '#dfe8ff', power: 4 },
  backdrop: grounds.echo,
  inside: 'speakerInside',
}

/** Brightness of the ring in silence, and its increase at the loudest. */
const glow = { still: 0.9, loudest: 4 } as const
/** Seconds. */
const smooth = 0.12

/** The speaker in the hand; its ring follows the voice. */
export function HeldSpeaker({ playing, voice, ...props }: HeldSpeakerProps) {
  const ring = useRef<MeshStandardMaterial>(null)
  useMotion((seconds) => {
    if (ring.current === null) return false
    const goal = glow.still + (playing ? glow.loudest * voice.level : 0)
    return damp(ring.current, 'emissiveIntensity', goal, smooth, seconds) || playing
  })
  return (
    <Held {...props} look={look}>
      <Speaker ringRef={ring} glow={glow.still} />
    </Held>
  )
}
