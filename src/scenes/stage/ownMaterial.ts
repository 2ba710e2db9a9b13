import { type Mesh, MeshStandardMaterial } from 'three'

/**
 * Gives a mesh of a shared model a material that one may change.
 * @param undo takes what gives the mesh its material back
 */
export function ownMaterial(mesh: Mesh, undo: (() => void)[]): MeshStandardMaterial {
  const { material } = mesh
  if (!(material instanceof MeshStandardMaterial)) throw new Error(`${mesh.name} has another material`)
  const copy = material.clone()
  mesh.material = copy
  undo.push(() => {
    mesh.material = material
    copy.dispose()
  })
  return copy
}
