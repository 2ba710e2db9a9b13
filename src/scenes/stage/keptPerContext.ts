import type { WebGLRenderer } from 'three'

/**
 * Makes something once for each graphics context of a renderer and lets it go with the context: kept beyond it, it would
 * hold on to all that the lost context had.
 */
export function keptPerContext<T>(
  make: (renderer: WebGLRenderer) => T,
  dispose: (made: T) => void,
): (renderer: WebGLRenderer) => T {
  const kept = new WeakMap<WebGLRenderer, T>()
  return (renderer) => {
    const known = kept.get(renderer)
    if (known !== undefined) return known
    const made = make(renderer)
    kept.set(renderer, made)
    renderer.domElement.addEventListener(
      'webglcontextlost',
      () => {
        kept.delete(renderer)
        dispose(made)
      },
      { once: true },
    )
    return made
  }
}
