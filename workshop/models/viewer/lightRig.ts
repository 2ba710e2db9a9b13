import {
  AdditiveBlending,
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'
import { dome, type Rig, softBox } from '../../../src/scenes/stage/Studio.tsx'

/** The reflections that a rig gives, for every roughness. @param size texels a side */
export function lightRig(renderer: WebGLRenderer, rig: Rig, size: number): Texture {
  const scene = new Scene()
  scene.add(new Mesh(dome(rig), new MeshBasicMaterial({ side: BackSide, vertexColors: true })))
  const map = softBox()
  for (const former of rig.formers) {
    const box = new Mesh(
      new PlaneGeometry(...former.size),
      new MeshBasicMaterial({
        map,
        color: new Color(former.color).multiplyScalar(former.power),
        side: DoubleSide,
        blending: AdditiveBlending,
        depthWrite: false,
      }),
    )
    box.position.set(...former.at)
    box.lookAt(0, 0, 0)
    scene.add(box)
  }
  return new PMREMGenerator(renderer).fromScene(scene, 0.012, 0.1, 100, { size }).texture
}
