import { useEffect } from 'react'
import type { DirectionalLight, PointLight, SpotLight } from 'three'

/**
 * For the lights of a room, which are made once and are the same in every visit: three keeps what its shaders know of a
 * light by the light's number for as long as the scene lives (docs/upstream.md), and the Stage's scene lives for the
 * visit. Left behind, a light gives its shadow map back.
 */
export function useReleasedLight(light: DirectionalLight | PointLight | SpotLight): void {
  useEffect(
    () => () => {
      light.dispose()
      light.shadow.map = null
    },
    [light],
  )
}
