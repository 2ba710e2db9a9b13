import { useRef } from 'react'
import type { MeshStandardMaterial } from 'three'
import { Speaker } from './Speaker.tsx'
import { damp } from '../stage/damp.ts'
import { useMotion } from '../stage/useMotion.ts'
import { glowOf, type OnShowProps } from '../hall/nearness.ts'
import { smooth } from '../hall/Pedestal.tsx'
import { preloadModels } from '../stage/useModel.ts'

preloadModels('speaker')

/** Brightness of the ring. */
const glow = { far: 0.9, near: 3.2 } as const

/** The speaker in the hall: its ring lights up when approached. */
export function SpeakerOnShow({ nearness }: OnShowProps) {
  const ring = useRef<MeshStandardMaterial>(null)
  useMotion(
    (seconds) =>
      ring.current !== null &&
      damp(ring.current, 'emissiveIntensity', glowOf(nearness, glow.far, glow.near), smooth, seconds),
  )
  return <Speaker ringRef={ring} glow={glow.far} />
}
