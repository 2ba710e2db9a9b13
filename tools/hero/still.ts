import {
  Color,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  SpotLight,
  Vector3,
  type WebGLRenderer,
} from 'three'
import type { HallKey } from '#lib/hallKeys.ts'
import { models } from '#scenes/models.gen.ts'
import { dress } from '#scenes/hall/dress.ts'
import { objectLights } from '#scenes/hall/lights.ts'
import { contactShadow } from '#scenes/stage/contactShadow.ts'
import { lightRig } from '#scenes/stage/lightRig.ts'
import { parseModel } from '#scenes/stage/parseModel.ts'
import type { HeroView } from './view.ts'

/** How one thing stands on the table: place and turn, brightness of its reflections and of what glows in it. */
interface Stand {
  readonly model: 'cassette' | 'player' | 'speaker'
  readonly key: HallKey
  readonly at: readonly [number, number, number]
  readonly turn: number
  readonly lean: number
  readonly reflections: number
  readonly glow: number
}

/** From the hand to the pocket to the voice in the room: each further away and less sharp. */
const stands: readonly Stand[] = [
  {
    model: 'cassette',
    key: 'tape',
    at: [-0.062, 0.0319, 0.03],
    turn: -0.26,
    lean: -0.06,
    reflections: 1.1,
    glow: 1,
  },
  {
    model: 'player',
    key: 'ipod',
    at: [0.075, 0.0517, -0.2],
    turn: -0.3,
    lean: 0,
    reflections: 0.5,
    glow: 0.85,
  },
  { model: 'speaker', key: 'echo', at: [0.225, 0, -0.62], turn: 0.3, lean: 0, reflections: 0.8, glow: 5 },
]

export interface Still {
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  /** Moves eye and lamps to the nth of their places. */
  jitter(sample: number, view: HeroView): void
}

/** Three devices on one dark table at night: a lamp from the left, the cold of a window behind. */
export async function furnish(renderer: WebGLRenderer): Promise<Still> {
  const scene = new Scene()
  scene.background = new Color('#020203')
  const things = new Group()
  scene.add(things)
  for (const stand of stands) things.add(await placed(renderer, stand))

  const mirrored = things.clone()
  mirrored.scale.y = -1
  mirrored.traverse((node) => {
    node.castShadow = false
    node.receiveShadow = false
  })
  scene.add(mirrored)
  const table = tableTop(renderer)
  scene.add(table, wall())
  things.updateMatrixWorld(true)
  const shades: Mesh[] = []
  for (const [index, { at, model }] of stands.entries()) {
    const caster = things.children[index]
    if (caster === undefined) continue
    const half = model === 'speaker' ? 0.1 : 0.09
    const contact = contactShadow(renderer, scene, caster, { at: [at[0], 0, at[2]], half, reach: 0.05 }, 256)
    const shade = new Mesh(
      new PlaneGeometry(2 * half, 2 * half),
      new MeshBasicMaterial({ map: contact.texture, transparent: true, depthWrite: false, opacity: 0.95 }),
    )
    shade.rotation.x = Math.PI / 2
    shade.position.set(at[0], 0.0003, at[2])
    shade.renderOrder = 3
    scene.add(shade)
    shades.push(shade)
  }

  const lamps = [
    lamp(scene, {
      color: '#ffd0a0',
      power: 1.55,
      at: [-0.5, 0.42, 0.42],
      to: [-0.09, 0.02, 0.03],
      angle: 0.2,
      size: 0.06,
    }),
    lamp(scene, {
      color: '#fff0e0',
      power: 0.45,
      at: [0.02, 0.6, 0.1],
      to: [0.08, 0.03, -0.2],
      angle: 0.24,
      size: 0.05,
    }),
    lamp(scene, {
      color: '#6f9dff',
      power: 2.2,
      at: [0.75, 0.7, -1.2],
      to: [0.18, 0.02, -0.55],
      angle: 0.5,
      size: 0.08,
    }),
  ]
  const camera = new PerspectiveCamera(20, 1, 0.05, 12)
  const [target, eye, side, up] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()]
  return {
    scene,
    camera,
    jitter: (sample, view) => {
      for (const [index, { at }] of stands.entries())
        for (const each of [things.children[index], mirrored.children[index], shades[index]])
          each?.position.setX(at[0] * view.spread)
      camera.fov = view.fov
      camera.aspect = view.width / view.height
      target.set(...view.target)
      eye.set(...view.eye)
      camera.position.copy(eye)
      camera.lookAt(target)
      camera.updateMatrixWorld()
      // What lies at the distance of focus stays where it is; all else moves: that is a lens.
      camera.getWorldDirection(target).multiplyScalar(view.focus).add(eye)
      side.setFromMatrixColumn(camera.matrixWorld, 0)
      up.setFromMatrixColumn(camera.matrixWorld, 1)
      const [x, y] = onDisc(sample, view.samples)
      const shift = side.multiplyScalar(x * view.lens).addScaledVector(up, y * view.lens)
      camera.position.add(shift)
      const depth = view.focus
      camera.updateProjectionMatrix()
      const reach = depth * Math.tan((view.fov * Math.PI) / 360)
      const [px, py] = [halton(sample + 1, 5) - 0.5, halton(sample + 1, 7) - 0.5]
      // A lens that moves without turning, and a film that moves against it.
      camera.projectionMatrix.elements[8] -= (x * view.lens) / (reach * camera.aspect) - (2 * px) / view.width
      camera.projectionMatrix.elements[9] -= (y * view.lens) / reach - (2 * py) / view.height
      camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
      for (const each of lamps) each(sample, view.samples)
      // A worn surface mirrors in many slightly different directions.
      mirrored.rotation.set((halton(sample + 1, 11) - 0.5) * 0.05, 0, (halton(sample + 1, 13) - 0.5) * 0.03)
    },
  }
}

async function placed(renderer: WebGLRenderer, stand: Stand): Promise<Group> {
  const response = await fetch(models[stand.model].url)
  const model = await parseModel(await response.arrayBuffer())
  const dressed = dress(stand.key, model)
  const lit = lightRig(renderer, objectLights[stand.key].rig, 256)
  for (const material of dressed.materials) {
    material.envMap = lit.texture
    material.envMapIntensity = stand.reflections
  }
  if (dressed.lamp) dressed.lamp.material.emissiveIntensity = stand.glow
  for (const { node, by } of dressed.wheels) if (stand.key === 'tape') node.rotation.z += by * 0.4
  const group = new Group().add(model)
  group.position.set(...stand.at)
  group.rotation.set(stand.lean, stand.turn, 0, 'YXZ')
  return group
}

/** Dark lacquered wood: most of it is the mirrored room shining through. */
function tableTop(renderer: WebGLRenderer): Mesh {
  const lit = lightRig(renderer, objectLights.tape.rig, 256)
  const material: Material = new MeshStandardMaterial({
    color: '#140d09',
    roughness: 0.42,
    envMap: lit.texture,
    envMapIntensity: 0.12,
    transparent: true,
    opacity: 0.84,
  })
  const top = new Mesh(new PlaneGeometry(8, 5), material)
  top.rotation.x = -Math.PI / 2
  top.position.z = -1
  top.receiveShadow = true
  top.renderOrder = 2
  return top
}

/** Far behind, out of focus: the warm of the lamp, the blue of the night. */
function wall(): Mesh {
  const material = new ShaderMaterial({
    vertexShader:
      'varying vec2 at; void main() { vec4 w = modelMatrix * vec4(position, 1.0); at = w.xy; gl_Position = projectionMatrix * viewMatrix * w; }',
    fragmentShader: `varying vec2 at;
float pool(vec2 middle, float size) { vec2 d = (at - middle) / size; return exp(-dot(d, d)); }
void main() {
  vec3 light = vec3(0.0016, 0.0017, 0.0022);
  light += vec3(1.0, 0.46, 0.19) * 0.045 * pool(vec2(-0.7, 0.22), 0.8);
  light += vec3(0.06, 0.17, 0.55) * 0.1 * pool(vec2(0.95, 0.3), 0.75);
  gl_FragColor = vec4(light * smoothstep(-0.04, 0.2, at.y), 1.0);
}`,
  })
  const mesh = new Mesh(new PlaneGeometry(10, 4), material)
  mesh.position.set(0, 2, -2)
  return mesh
}

const samplesAPlace = 4

interface LampPlan {
  readonly color: string
  /** Candela. */
  readonly power: number
  readonly at: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  readonly angle: number
  /** Radius of its opening, metres: the larger, the softer its shadows. */
  readonly size: number
}

function lamp(scene: Scene, plan: LampPlan): (sample: number, samples: number) => void {
  const light = new SpotLight(plan.color, plan.power, 3, plan.angle, 0.95, 2)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  light.shadow.autoUpdate = false
  light.shadow.radius = 2
  light.shadow.bias = -0.0002
  light.shadow.normalBias = 0.0008
  light.shadow.camera.near = 0.1
  light.target.position.set(...plan.to)
  scene.add(light, light.target)
  return (sample, samples) => {
    // A lamp keeps its place for some samples: its shadow costs as much as the picture.
    if (sample % samplesAPlace !== 0) return
    const places = Math.ceil(samples / samplesAPlace)
    const [x, y] = onDisc(((sample / samplesAPlace) * 7) % places, places)
    light.shadow.needsUpdate = true
    light.position.set(plan.at[0] + x * plan.size, plan.at[1] + y * plan.size, plan.at[2] + y * plan.size)
  }
}

/** The nth of so many places spread evenly over a disc of radius 1. */
function onDisc(index: number, count: number): readonly [number, number] {
  const radius = Math.sqrt((index + 0.5) / count)
  const angle = index * Math.PI * (3 - Math.sqrt(5))
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

/** A sequence that fills 0 to 1 evenly however long it is. */
function halton(index: number, base: number): number {
  let [value, share, left] = [0, 1, index]
  while (left > 0) {
    share /= base
    value += share * (left % base)
    left = Math.floor(left / base)
  }
  return value
}
