import { use, useRef } from 'react'
import type { Group, MeshStandardMaterial } from 'three'
import { Player } from './Player.tsx'
import { damp } from '../stage/damp.ts'
import { useMotion } from '../stage/useMotion.ts'
import { useDisposable } from '../stage/useDisposable.ts'
import { loadFaces } from '../hall/faces.ts'
import { glowOf, type OnShowProps } from '../hall/nearness.ts'
import { smooth } from '../hall/Pedestal.tsx'
import { preloadModels } from '../stage/useModel.ts'
import { playerDisplay } from './hallDisplay.ts'

preloadModels('player')

/** Radians that the wheel turns when approached, and brightness of the display. */
const turned = -0.7
const glow = { far: 0.5, near: 1.05 } as const

/** The player in the hall: it shows a song, and its wheel turns a little. */
export function PlayerOnShow({ nearness }: OnShowProps) {
  const wheel = useRef<Group>(null)
  const display = useRef<MeshStandardMaterial>(null)
  use(loadFaces())
  const picture = useDisposable(playerDisplay)

  useMotion((seconds) => {
    if (wheel.current === null || display.current === null) return false
    const brightness = glowOf(nearness, glow.far, glow.near)
    const turns = damp(wheel.current.rotation, 'z', nearness === 'near' ? turned : 0, smooth, seconds)
    return damp(display.current, 'emissiveIntensity', brightness, smooth, seconds) || turns
  })

  return (
    <Player
      wheelRef={wheel}
      display={
        <meshPhysicalMaterial
          ref={display}
          color="#050607"
          roughness={0.1}
          specularIntensity={0.5}
          emissive="#ffffff"
          emissiveMap={picture}
          emissiveIntensity={glow.far}
        />
      }
    />
  )
}
