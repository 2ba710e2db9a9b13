import {
  Box3,
  Group,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  VSMShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  Vector3,
  WebGLRenderer,
} from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import type { Apart, Motion } from '../../../src/lib/hold/modelMotion.ts'
import { contactShadow } from './contactShadow.ts'
import { finish } from './finish.ts'
import { lightStudio } from './studio.ts'
import type { View } from './view.ts'

declare global {
  interface Window {
    show: (
      model: string,
      view: View,
      width: number,
      height: number,
      apart: Readonly<Record<string, Apart>>,
    ) => Promise<{ calls: number; triangles: number }>
  }
}

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true })
renderer.toneMapping = NeutralToneMapping
renderer.shadowMap.enabled = true
renderer.shadowMap.type = VSMShadowMap
document.body.append(renderer.domElement)

window.show = async function show(model, view, width, height, apart) {
  await Promise.all(
    [
      '600 20px "IBM Plex Mono"',
      '400 20px "IBM Plex Mono"',
      '600 20px "Instrument Sans"',
      '400 20px "Instrument Sans"',
      '20px "Instrument Serif"',
      'italic 20px "Instrument Serif"',
    ].map((face) => document.fonts.load(face)),
  )
  renderer.setSize(width, height)
  const scene = new Scene()
  const { dark = false } = view
  const object = await load(model)
  finish(object)
  if (view.insert) {
    const inserted = await load(view.insert.model)
    finish(inserted)
    object.getObjectByName(view.insert.anchor)?.add(inserted)
  }
  pose(object, view)
  open(object, apart, view.open ?? 0)
  const holder = new Group().add(object)
  const [rx, ry, rz] = view.turn ?? [0, 0, 0]
  holder.rotation.set(radians(rx), radians(ry), radians(rz))
  holder.updateMatrixWorld(true)
  scene.add(holder)
  const box = boxOf(holder)
  const size = box.getSize(new Vector3()).length()
  const floor = view.floor === undefined ? box.min.y : view.floor / 1000
  const key = lightStudio(scene, renderer, dark)
  key.position.setLength(size * 2)
  key.castShadow = true
  key.shadow.mapSize.set(1024, 1024)
  key.shadow.radius = 14
  key.shadow.blurSamples = 25
  key.shadow.bias = -0.0002
  key.shadow.normalBias = size * 0.0016
  Object.assign(key.shadow.camera, {
    left: -size * 1.2,
    right: size * 1.2,
    top: size * 1.2,
    bottom: -size * 1.2,
    near: size * 0.2,
    far: size * 4,
  })
  const shade = contactShadow(scene, renderer, floor - size * 0.0005, size * 1.3, dark ? 0.9 : 0.62)
  const ground = new Mesh(
    new PlaneGeometry(size * 8, size * 8),
    new ShadowMaterial({ opacity: dark ? 0.4 : 0.13 }),
  )
  ground.rotation.x = -Math.PI / 2
  ground.position.y = floor - size * 0.0006
  ground.receiveShadow = true
  scene.add(key, shade, ground)
  renderer.render(scene, cameraOf(view, width / height))
  return { calls: renderer.info.render.calls, triangles: renderer.info.render.triangles }
}

async function load(model: string): Promise<Object3D> {
  const { scene } = await loader.loadAsync(`/models/${model}.glb`)
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return
    node.castShadow = !node.material.transparent || node.material.name.startsWith('translucent')
    node.receiveShadow = true
  })
  return scene
}

function pose(object: Object3D, view: View): void {
  for (const [name, share] of Object.entries(view.pose ?? {})) {
    const node = object.getObjectByName(name)
    const motion: Motion | undefined = node?.userData.motion
    if (!node || !motion) throw new Error(`${name} does not move`)
    const axis = new Vector3(...motion.axis)
    if (motion.kind === 'slide') node.position.addScaledVector(axis, (share * motion.travel) / 1000)
    else
      node.rotateOnAxis(
        axis,
        motion.to === undefined ? share : (motion.from ?? 0) + share * (motion.to - (motion.from ?? 0)),
      )
  }
  for (const [name, weight] of Object.entries(view.morph ?? {})) {
    const mesh = object.getObjectByName(name)
    if (mesh instanceof Mesh && mesh.morphTargetInfluences) mesh.morphTargetInfluences[0] = weight
  }
}

function open(object: Object3D, apart: Readonly<Record<string, Apart>>, share: number): void {
  for (const [name, { by, from, to }] of Object.entries(apart)) {
    const moved = Math.min(1, Math.max(0, (share - from) / (to - from)))
    object.getObjectByName(name)?.position.addScaledVector(new Vector3(...by), moved / 1000)
  }
}

function cameraOf(view: View, aspect: number): PerspectiveCamera {
  const distance = view.distance / 1000
  const camera = new PerspectiveCamera(
    view.fov ?? 24,
    aspect,
    Math.max(0.004, distance * 0.08),
    distance * 12 + 4,
  )
  const target = new Vector3(...view.target).divideScalar(1000)
  const [azimuth, elevation] = [radians(view.azimuth), radians(view.elevation)]
  camera.position
    .set(
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation),
    )
    .multiplyScalar(distance)
    .add(target)
  camera.lookAt(target)
  return camera
}

/** The exact box: three's own inflates morph targets. */
function boxOf(root: Object3D): Box3 {
  const box = new Box3()
  const corner = new Vector3()
  root.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const position = node.geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++)
      box.expandByPoint(corner.fromBufferAttribute(position, i).applyMatrix4(node.matrixWorld))
  })
  return box
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
