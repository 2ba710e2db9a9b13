import { type Object3D, PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { lightStudio } from './studio.ts'

/** What an object alone asks of the graphics card, reflections and one lamp but no shadow included. */
export interface Weight {
  /** Programs made for it. */
  readonly programs: number
  /** Textures it takes there, its pictures included. */
  readonly textures: number
}

/**
 * Draws an object alone, and once more when everything it needs is there: that second frame, drawn after `settled`, is
 * what it costs in each frame.
 */
export async function weigh(object: Object3D, settled: () => Promise<void>): Promise<Weight> {
  const renderer = new WebGLRenderer()
  renderer.setSize(64, 64)
  const scene = new Scene()
  scene.add(lightStudio(scene, renderer, false))
  // The backdrop is the studio's.
  scene.background = null
  scene.add(object)
  // Far enough back that the whole object is in the picture.
  const camera = new PerspectiveCamera(40, 1, 0.1, 20)
  camera.position.set(0.4, 0.5, 4)
  camera.lookAt(0, 0.2, 0)
  const before = { programs: renderer.info.programs?.length ?? 0, textures: renderer.info.memory.textures }
  renderer.render(scene, camera)
  await settled()
  renderer.render(scene, camera)
  const weight = {
    programs: (renderer.info.programs?.length ?? 0) - before.programs,
    textures: renderer.info.memory.textures - before.textures,
  }
  await settled()
  renderer.dispose()
  renderer.forceContextLoss()
  return weight
}
