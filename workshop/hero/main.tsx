import '@fontsource-variable/instrument-sans'
import '@fontsource/ibm-plex-mono/400.css'
import '@fontsource/ibm-plex-mono/600.css'
import '@fontsource/instrument-serif/400-italic.css'
import { createRoot, extend } from '@react-three/fiber'
import { Suspense } from 'react'
import {
  Color,
  CubeCamera,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PlaneGeometry,
  ShaderMaterial,
  SpotLight,
  WebGLRenderer,
} from 'three'
import { qualityOf } from '../../src/scenes/stage/quality.ts'
import { StageToolsContext } from '../../src/scenes/stage/stageTools.ts'
import { createExposure } from './exposure.ts'
import { type Still, StillLife } from './StillLife.tsx'

extend({
  Color,
  CubeCamera,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  ShaderMaterial,
  SpotLight,
})
const canvas = document.body.appendChild(document.createElement('canvas'))
const renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true })
const root = createRoot(canvas)
const tools = { quality: qualityOf('high'), judgeFrame: () => {} }

window.expose = async function expose(view) {
  const { width, height } = view
  await root.configure({
    gl: () => renderer,
    frameloop: 'never',
    dpr: 1,
    shadows: { type: PCFShadowMap },
    size: { width, height, top: 0, left: 0 },
  })
  const still = await new Promise<Still>((built) => {
    root.render(
      <StageToolsContext value={tools}>
        <Suspense>
          <StillLife key={view.name} view={view} onBuilt={built} />
        </Suspense>
      </StageToolsContext>,
    )
  })
  const exposure = createExposure(renderer)
  for (let sample = 0; sample < view.samples; sample++) {
    still.jitter(sample)
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
