import { BufferGeometry, Light, Material, Object3D, Texture, type WebGLRenderer } from 'three'
import { type Tier, tiers } from '#scenes/stage/quality.ts'

/** What tests and benchmarks read of the stage: counts, and classes whose instances a debugger counts. */
interface MuseumHandle {
  /** Frames drawn so far. */
  frames: () => number
  /** Of the last frame. */
  render: () => { calls: number; triangles: number }
  memory: () => { geometries: number; textures: number; programs: number }
  classes: Readonly<Record<string, { readonly prototype: object }>>
  loseContext: () => void
  restoreContext: () => void
}

declare global {
  interface Window {
    __museum?: MuseumHandle
  }
}

/**
 * `?stage=low
 * middle
 * high` fixes the quality and opens the handle, so that pictures and figures can be compared.
 */
export function testTier(): Tier | null {
  const asked = new URLSearchParams(location.search).get('stage')
  return tiers.find((tier) => tier === asked) ?? null
}

/** Opens `window.__museum` where the address asks for it. Returns a function that closes it. */
export function reportToTests(renderer: WebGLRenderer): () => void {
  if (testTier() === null) return () => {}
  // A restored context counts from zero again.
  let framesBefore = 0
  const keepFrames = () => {
    framesBefore += renderer.info.render.frame
  }
  renderer.domElement.addEventListener('webglcontextlost', keepFrames)
  const losing = renderer.getContext().getExtension('WEBGL_lose_context')
  window.__museum = {
    frames: () => framesBefore + renderer.info.render.frame,
    render: () => ({ calls: renderer.info.render.calls, triangles: renderer.info.render.triangles }),
    memory: () => ({ ...renderer.info.memory, programs: renderer.info.programs?.length ?? 0 }),
    classes: { BufferGeometry, Light, Material, Object3D, Texture },
    loseContext: () => losing?.loseContext(),
    restoreContext: () => losing?.restoreContext(),
  }
  return () => {
    renderer.domElement.removeEventListener('webglcontextlost', keepFrames)
    delete window.__museum
  }
}
