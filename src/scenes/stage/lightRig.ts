import {
  AdditiveBlending,
  BackSide,
  BufferAttribute,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { disposeTree } from './dispose.ts'
import { painted } from './painted.ts'

/** A soft box around the object: place in metres, size, brightness, colour. Its edges fall off, as a diffuser's do. */
export interface Former {
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number]
  readonly power: number
  readonly color: string
}

export interface Rig {
  readonly formers: readonly Former[]
  /** Brightness of the room itself, below and above. */
  readonly room: readonly [number, number]
  readonly tint: string
}

export interface LitRig {
  /** For `envMap`. */
  readonly texture: Texture
  dispose(): void
}

/** One a renderer: its shaders take longer to build than a rig takes to draw. */
const generators = new WeakMap<WebGLRenderer, PMREMGenerator>()

function generatorOf(renderer: WebGLRenderer): PMREMGenerator {
  const known = generators.get(renderer)
  if (known !== undefined) return known
  const generator = new PMREMGenerator(renderer)
  generators.set(renderer, generator)
  return generator
}

/** The reflections that a rig gives, ready for every roughness. @param size texels a side */
export function lightRig(renderer: WebGLRenderer, rig: Rig, size: number): LitRig {
  const scene = formersScene(rig)
  const target = generatorOf(renderer).fromScene(scene, 0.012, 0.1, 100, { size })
  disposeTree(scene)
  return { texture: target.texture, dispose: () => target.dispose() }
}

function formersScene({ formers, room, tint }: Rig): Scene {
  const scene = new Scene()
  const sphere = new SphereGeometry(20, 32, 16)
  const position = sphere.getAttribute('position')
  const colors = new Float32Array(position.count * 3)
  const color = new Color(tint)
  for (let i = 0; i < position.count; i++) {
    const height = (position.getY(i) / 20) * 0.5 + 0.5
    const value = room[0] + height * (room[1] - room[0])
    colors.set([value * color.r, value * color.g, value * color.b], i * 3)
  }
  sphere.setAttribute('color', new BufferAttribute(colors, 3))
  scene.add(new Mesh(sphere, new MeshBasicMaterial({ side: BackSide, vertexColors: true })))
  const map = diffuser()
  for (const { at, size, power, color: tone } of formers) {
    const material = new MeshBasicMaterial({
      color: new Color(tone).multiplyScalar(power),
      map,
      side: DoubleSide,
      // Black edges add nothing to the wall behind.
      blending: AdditiveBlending,
      depthWrite: false,
    })
    const box = new Mesh(new PlaneGeometry(...size), material)
    box.position.set(...at)
    box.lookAt(0, 0, 0)
    scene.add(box)
  }
  return scene
}

/** A soft box is brightest in the middle; flat white quads look computed in chrome. */
function diffuser(): Texture {
  const size = 128
  return painted(size, size, (context) => {
    const pixels = context.createImageData(size, size)
    const edge = (t: number) => {
      const near = Math.min(1, Math.min(t, 1 - t) * 9)
      return near * near * (3 - 2 * near)
    }
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const [u, v] = [(x + 0.5) / size, (y + 0.5) / size]
        const value = 255 * edge(u) * edge(v) * (1 - 0.4 * Math.hypot(u - 0.5, v - 0.5))
        pixels.data.set([value, value, value, 255], (y * size + x) * 4)
      }
    context.putImageData(pixels, 0, 0)
  })
}
