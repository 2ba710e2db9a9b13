import { useEffect, useMemo } from 'react'
import type { Texture } from 'three'

/**
 * A texture that its component paints, and gives back when it leaves: fiber disposes what JSX made, and no props.
 * @param paint a function of its module, or a memoised one: another function paints anew
 */
export function usePainted(paint: () => Texture): Texture {
  const texture = useMemo(() => paint(), [paint])
  useEffect(() => () => texture.dispose(), [texture])
  return texture
}
