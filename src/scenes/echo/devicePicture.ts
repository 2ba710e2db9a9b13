import {
  Color,
  DirectionalLight,
  type Group,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Scene,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { deviceSize } from '#lib/galaxy/field.ts'
import { type Camera, project } from '#lib/projection.ts'
import { lightRig, type Rig } from '../stage/lightRig.ts'

/** Units of the sky a metre of the model. */
const perMetre = 1400
/** Half of the picture in metres: the device and a little air. */
const half = { x: 0.052, y: 0.13 } as const
const eyeDistance = 1.7
/** Radians above the horizon: the ring on top has to be seen. */
const eyeHeight = 0.3
const middle = 0.114
/** Of the light ring, metres. */
const ringPlace = { radius: 0.0397, y: 0.2322 } as const

const camera: Camera = {
  eye: [0, middle + eyeDistance * Math.sin(eyeHeight), eyeDistance * Math.cos(eyeHeight)],
  target: [0, middle, 0],
  fov: (2 * Math.atan(half.y / eyeDistance) * 180) / Math.PI,
}

/** Night: two cool edges, hardly anything from the front. */
const night: Rig = {
  tint: '#8fb4ff',
  room: [0.008, 0.03],
  formers: [
    { at: [-9, 2, -2.2], size: [2, 13], power: 26, color: '#b9cdff' },
    { at: [9, 2, -1], size: [1.6, 13], power: 18, color: '#6fc4ff' },
    { at: [-5.5, 4, 7], size: [1.3, 10], power: 3.4, color: '#cdd9ff' },
    { at: [0, 9, -1], size: [5, 4], power: 4, color: '#7fd8ff' },
  ],
}

/** A picture of the device in the dark, and one of its light ring alone, white on black. */
export interface DevicePicture {
  readonly body: Texture
  readonly ring: Texture
  /** Half of the pictures, units. */
  readonly size: readonly [number, number]
  /** The ring's middle and half axes in units from the device's middle, y up. */
  readonly fit: readonly [number, number, number, number]
  dispose(): void
}

/** Takes both. The model is shared: it is given back as it came. @param height texels */
export function takeDevicePicture(
  renderer: WebGLRenderer,
  model: Group,
  height: number,
  reflectionSize: number,
): DevicePicture {
  const rig = lightRig(renderer, night, reflectionSize)
  const scene = new Scene()
  const key = new DirectionalLight('#dfe8ff', 2.4)
  key.position.set(-0.5, 0.75, 0.55)
  scene.add(model, key)
  const lens = new PerspectiveCamera(camera.fov, half.x / half.y, 0.1, 4)
  lens.position.set(...camera.eye)
  lens.lookAt(...camera.target)
  const undo = dress(model, rig.texture)
  const body = expose(renderer, scene, lens, height)
  const black = new MeshBasicMaterial({ color: 'black' })
  const white = new MeshBasicMaterial({ color: 'white' })
  const redo = repaint(model, (name) => (name === 'light_ring' ? white : black))
  const ring = expose(renderer, scene, lens, height)
  redo()
  undo()
  scene.remove(model)
  for (const material of [black, white]) material.dispose()
  rig.dispose()
  return {
    body: body.texture,
    ring: ring.texture,
    size: [half.x * perMetre, half.y * perMetre],
    fit: ringFit(),
    dispose: () => {
      body.dispose()
      ring.dispose()
    },
  }
}

function expose(
  renderer: WebGLRenderer,
  scene: Scene,
  lens: PerspectiveCamera,
  height: number,
): WebGLRenderTarget {
  const target = new WebGLRenderTarget(Math.round((height * half.x) / half.y), height, {
    type: HalfFloatType,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    generateMipmaps: true,
    samples: 4,
  })
  const clear = new Color()
  renderer.getClearColor(clear)
  const alpha = renderer.getClearAlpha()
  renderer.setRenderTarget(target)
  renderer.setClearColor(0x000000, 0)
  renderer.clear()
  renderer.render(scene, lens)
  renderer.setRenderTarget(null)
  renderer.setClearColor(clear, alpha)
  return target
}

/** The ring is dark: its light is drawn live. */
function dress(model: Group, reflections: Texture): () => void {
  const undo: (() => void)[] = []
  model.traverse((node) => {
    if (!(node instanceof Mesh) || !(node.material instanceof MeshStandardMaterial)) return
    const material: MeshStandardMaterial = node.material
    const { envMap, envMapIntensity, emissiveIntensity } = material
    material.envMap = reflections
    material.envMapIntensity = 2.1
    if (node.name === 'light_ring') material.emissiveIntensity = 0
    undo.push(() => Object.assign(material, { envMap, envMapIntensity, emissiveIntensity }))
  })
  return () => {
    for (const each of undo.toReversed()) each()
  }
}

function repaint(model: Group, paint: (name: string) => Material): () => void {
  const undo: (() => void)[] = []
  model.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const before = node.material
    node.material = paint(node.name)
    undo.push(() => {
      node.material = before
    })
  })
  return () => {
    for (const each of undo) each()
  }
}

/** Where the ring is seen, by the same camera. */
function ringFit(): [number, number, number, number] {
  const { radius, y } = ringPlace
  const seen = (x: number, z: number) => {
    const [right, down] = project([x, y, z], camera, half.x / half.y)
    return [(right - 0.5) * 2 * half.x * perMetre, (0.5 - down) * 2 * half.y * perMetre] as const
  }
  const [back, front, side] = [seen(0, -radius)[1], seen(0, radius)[1], seen(radius, 0)[0]]
  return [0, (back + front) / 2, side, (back - front) / 2]
}

/** A picture taller than it would ever be looked at is wasted. @param tallest CSS px that a unit takes at most */
export function pictureHeight(dpr: number, tallest: number): number {
  return Math.min(1536, Math.max(128, Math.round(deviceSize.height * dpr * tallest)))
}
