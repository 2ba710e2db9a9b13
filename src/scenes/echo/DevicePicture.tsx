import { createPortal, useThree } from '@react-three/fiber'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  Color,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  type MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { type Rig, Studio } from '../stage/Studio.tsx'
import { lens, pictureAspect } from './deviceLens.ts'
import { Speaker } from './Speaker.tsx'

/** Night: two cool edges, hardly any light from the front. */
export const night: Rig = {
  tint: '#8fb4ff',
  ambient: [0.008, 0.03],
  formers: [
    { at: [-9, 2, -2.2], size: [2, 13], power: 26, color: '#b9cdff' },
    { at: [9, 2, -1], size: [1.6, 13], power: 18, color: '#6fc4ff' },
    { at: [-5.5, 4, 7], size: [1.3, 10], power: 3.4, color: '#cdd9ff' },
    { at: [0, 9, -1], size: [5, 4], power: 4, color: '#7fd8ff' },
  ],
}

/** The device in the dark, and its light ring alone in white on black. */
export interface DevicePictures {
  readonly body: Texture
  readonly ring: Texture
}

interface DevicePictureProps {
  /** Texels. */
  readonly height: number
  /** Called with null when the pictures are disposed. */
  readonly onTaken: (pictures: DevicePictures | null) => void
}

/** Renders the speaker once into textures. In the sky it is one square at any zoom. */
export function DevicePicture(props: DevicePictureProps) {
  const [scene] = useState(() => new Scene())
  const ring = useRef<MeshStandardMaterial>(null)
  return createPortal(
    <>
      <Studio rig={night} intensity={2.1} />
      <directionalLight position={[-0.5, 0.75, 0.55]} color="#dfe8ff" intensity={2.4} />
      {/* The ring is dark here: its light is drawn live. */}
      <Speaker ringRef={ring} glow={0} />
      <Exposure {...props} ring={ring} />
    </>,
    scene,
  )
}

interface ExposureProps extends DevicePictureProps {
  readonly ring: { readonly current: MeshStandardMaterial | null }
}

function Exposure({ height, ring, onTaken }: ExposureProps) {
  const { gl, scene } = useThree()
  const handleTaken = useEffectEvent(onTaken)
  useLayoutEffect(
    function expose() {
      const body = picture(gl, scene, height)
      const black = new MeshBasicMaterial({ color: 'black' })
      const white = new MeshBasicMaterial({ color: 'white' })
      const restore: (() => void)[] = []
      scene.traverse((node) => {
        if (!(node instanceof Mesh)) return
        const { material } = node
        node.material = material === ring.current ? white : black
        restore.push(() => {
          node.material = material
        })
      })
      const ringAlone = picture(gl, scene, height)
      for (const each of restore) each()
      for (const material of [black, white]) material.dispose()
      handleTaken({ body: body.texture, ring: ringAlone.texture })
      return () => {
        handleTaken(null)
        body.dispose()
        ringAlone.dispose()
      }
    },
    [gl, scene, height, ring],
  )
  return null
}

function picture(renderer: WebGLRenderer, scene: Scene, height: number): WebGLRenderTarget {
  const target = new WebGLRenderTarget(Math.round(height * pictureAspect), height, {
    type: HalfFloatType,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    generateMipmaps: true,
    samples: 4,
  })
  const camera = new PerspectiveCamera(lens.fov, pictureAspect, 0.1, 4)
  camera.position.set(...lens.eye)
  camera.lookAt(...lens.target)
  const clear = renderer.getClearColor(new Color())
  const alpha = renderer.getClearAlpha()
  renderer.setRenderTarget(target)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  renderer.render(scene, camera)
  renderer.setRenderTarget(null)
  renderer.setClearColor(clear, alpha)
  return target
}
