import {
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Object3D,
  SRGBColorSpace,
  type Texture,
} from 'three'
import { cassetteLabel, counterPicture, desktopPicture, meterPicture, playerPicture } from './pictures.ts'

/** What a room adds to a model: pictures on labels and screens, and a shell one can look into. */
export function finish(root: Object3D): void {
  const shells: Mesh[] = []
  root.traverse((node) => {
    if (!(node instanceof Mesh) || !(node.material instanceof MeshStandardMaterial)) return
    const material: MeshStandardMaterial = node.material
    if (material.map) material.map.anisotropy = 8
    if (material.normalMap) material.normalMap.anisotropy = 8
    if (material.roughnessMap) material.roughnessMap.anisotropy = 8
    if (node.name.startsWith('label_'))
      show(node, material, 'map', cassetteLabel(node.name.endsWith('b') ? 'B' : 'A'))
    if (node.name === 'screen')
      show(node, material, 'emissiveMap', root.getObjectByName('wheel') ? playerPicture() : desktopPicture())
    if (node.name === 'meter') show(node, material, 'emissiveMap', meterPicture())
    if (node.name === 'counter_time') show(node, material, 'emissiveMap', counterPicture())
    if (material.name.startsWith('translucent')) shells.push(node)
  })
  for (const shell of shells) lookInto(shell)
}

function show(
  mesh: Mesh,
  material: MeshStandardMaterial,
  slot: 'map' | 'emissiveMap',
  picture: Texture,
): void {
  picture.flipY = false
  picture.colorSpace = SRGBColorSpace
  picture.anisotropy = 8
  const own = material.clone()
  own[slot] = picture
  if (slot === 'map') own.color.set('#ffffff')
  else {
    own.emissive.set('#ffffff')
    own.emissiveIntensity = 1
  }
  mesh.material = own
}

/**
 * Translucency without a second pass over the scene: alpha that closes at grazing angles, as a thick shell does. Depth is
 * drawn before colour: else the order of the triangles would decide which inner walls show through.
 */
export function lookInto(shell: Mesh): void {
  const { material } = shell
  if (!(material instanceof MeshPhysicalMaterial)) throw new Error(`${shell.name} needs a clearcoat`)
  material.transparent = true
  material.depthWrite = true
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float rim = pow(1.0 - saturate(dot(normalize(vViewPosition), normal)), 2.2);
diffuseColor.a = mix(diffuseColor.a, 1.0, rim);
#include <opaque_fragment>`,
    )
  }
  const depth = new MeshBasicMaterial({
    colorWrite: false,
    transparent: true,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 2,
  })
  const first = new Mesh(shell.geometry, depth)
  first.renderOrder = 1
  shell.renderOrder = 2
  shell.add(first)
}
