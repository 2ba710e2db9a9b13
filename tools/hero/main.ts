import '@fontsource-variable/instrument-sans'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/600.css'
import '@fontsource/instrument-serif/400-italic.css'
import { PCFShadowMap, WebGLRenderer } from 'three'
import { loadFaces } from '#scenes/hall/faces.ts'
import { createExposure } from './exposure.ts'
import { furnish, type Still } from './still.ts'
import type { HeroView } from './view.ts'

declare global {
  interface Window {
    /** Exposes one picture on the page's canvas. */
    expose: (view: HeroView) => Promise<void>
  }
}

const renderer = new WebGLRenderer({ preserveDrawingBuffer: true })
renderer.shadowMap.enabled = true
renderer.shadowMap.type = PCFShadowMap
document.body.append(renderer.domElement)
/** Set up once for all pictures: its light takes software a minute. */
let still: Still | null = null

window.expose = async function expose(view) {
  await loadFaces()
  renderer.setSize(view.width, view.height)
  still ??= await furnish(renderer)
  const exposure = createExposure(renderer)
  for (let sample = 0; sample < view.samples; sample++) {
    still.jitter(sample, view)
    exposure.add(still.scene, still.camera)
    await done(renderer.getContext())
  }
  exposure.develop()
  exposure.dispose()
}

/** Frames take seconds in software: without waiting for each they would pile up unseen. */
async function done(gl: WebGLRenderingContext | WebGL2RenderingContext): Promise<void> {
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  await new Promise((resolve) => setTimeout(resolve, 0))
}
