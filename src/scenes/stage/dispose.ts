import { type Material, Mesh, type Object3D, Texture } from 'three'

/** Gives back what a tree takes on the graphics card. Drawn again, it takes it again. */
export function disposeTree(root: Object3D): void {
  root.traverse((node) => {
    if (!(node instanceof Mesh)) return
    node.geometry.dispose()
    const materials: readonly Material[] = Array.isArray(node.material) ? node.material : [node.material]
    for (const material of materials) disposeMaterial(material)
  })
}

function disposeMaterial(material: Material): void {
  for (const [slot, value] of Object.entries(material)) {
    // Reflections belong to the light rig that lends them.
    if (value instanceof Texture && slot !== 'envMap') value.dispose()
  }
  material.dispose()
}
