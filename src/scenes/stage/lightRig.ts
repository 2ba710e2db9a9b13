import {
  AdditiveBlending,
  BackSide,
  BufferAttribute,
  type BufferGeometry,
  Color,
  CubeCamera,
  DoubleSide,
  HalfFloatType,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three'
import { keptPerContext } from './keptPerContext.ts'
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

/** What a renderer keeps for its rigs: building the programs takes longer than drawing a rig with them. */
interface Studio {
  readonly generator: PMREMGenerator
  readonly wall: MeshBasicMaterial
  readonly box: MeshBasicMaterial
}

const studioOf = keptPerContext<Studio>(
  (renderer) => ({
    generator: new PMREMGenerator(renderer),
    wall: new MeshBasicMaterial({ side: BackSide, vertexColors: true }),
    box: new MeshBasicMaterial({
      map: diffuser(),
      vertexColors: true,
      side: DoubleSide,
      // Black edges add nothing to the wall behind.
      blending: AdditiveBlending,
      depthWrite: false,
    }),
  }),
  ({ generator, wall, box }) => {
    generator.dispose()
    box.map?.dispose()
    wall.dispose()
    box.dispose()
  },
)

/** Texels a side from which reflections are filtered for every roughness; three filters none that are smaller. */
const filteredFrom = 256

/** The reflections that a rig gives, for every roughness. @param size texels a side; below 256 rough ones are coarse */
export function lightRig(renderer: WebGLRenderer, rig: Rig, size: number): LitRig {
  const studio = studioOf(renderer)
  const scene = formersScene(rig, studio)
  const target =
    size < filteredFrom
      ? coarseReflections(renderer, scene, size)
      : studio.generator.fromScene(scene, 0.012, 0.1, 100, { size })
  for (const mesh of scene.children) if (mesh instanceof Mesh) mesh.geometry.dispose()
  return { texture: target.texture, dispose: () => target.dispose() }
}

/** Plain mipmaps in place of filtered ones: filtering takes software seconds. */
function coarseReflections(renderer: WebGLRenderer, scene: Scene, size: number): WebGLCubeRenderTarget {
  const target = new WebGLCubeRenderTarget(size, {
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps: true,
  })
  new CubeCamera(0.1, 100, target).update(renderer, scene)
  const levels = Array.from({ length: Math.log2(size) + 1 }, (_, level) => {
    const side = size >> level
    return { width: side, height: side }
  })
  // Told afterwards: as a list of levels to be drawn one by one it would keep the card from making them.
  Object.assign(target.texture, { isPMREMTexture: true, mipmaps: levels })
  return target
}

function formersScene({ formers, room, tint }: Rig, { wall, box }: Studio): Scene {
  const scene = new Scene()
  const sphere = new SphereGeometry(20, 32, 16)
  const position = sphere.getAttribute('position')
  const tone = new Color(tint)
  colour(sphere, tone, (index) => {
    const height = (position.getY(index) / 20) * 0.5 + 0.5
    return room[0] + height * (room[1] - room[0])
  })
  scene.add(new Mesh(sphere, wall))
  for (const { at, size, power, color } of formers) {
    const plane = new PlaneGeometry(...size)
    colour(plane, tone.set(color), () => power)
    const mesh = new Mesh(plane, box)
    mesh.position.set(...at)
    mesh.lookAt(0, 0, 0)
    scene.add(mesh)
  }
  return scene
}

/** Gives each corner of a geometry a colour as bright as `powerAt` says; beyond 1 it is a lamp. */
function colour(geometry: BufferGeometry, { r, g, b }: Color, powerAt: (index: number) => number): void {
  const { count } = geometry.getAttribute('position')
  const colors = new Float32Array(count * 3)
  for (let i = 0; i < count; i++) {
    const power = powerAt(i)
    colors.set([power * r, power * g, power * b], i * 3)
  }
  geometry.setAttribute('color', new BufferAttribute(colors, 3))
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
