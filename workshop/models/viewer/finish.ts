import { Mesh, MeshStandardMaterial, type Object3D, type Texture } from 'three'
import { playerDisplay } from '../../../src/scenes/ipod/hallDisplay.ts'
import { cassetteLabel } from '../../../src/scenes/tape/hallLabel.ts'
import { lookInto } from './lookInto.ts'
import { counterPicture, desktopPicture, meterPicture } from './pictures.ts'

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
      show(node, material, 'emissiveMap', root.getObjectByName('wheel') ? playerDisplay() : desktopPicture())
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
