import { Mesh, type Object3D } from 'three'

/** A node of a model. @throws when the model has none of that name */
export function named(root: Object3D, name: string): Object3D {
  const node = root.getObjectByName(name)
  if (node === undefined) throw new Error(`The model has no ${name}`)
  return node
}

/** A mesh of a model. @throws when the model has none of that name */
export function meshNamed(root: Object3D, name: string): Mesh {
  const node = named(root, name)
  if (!(node instanceof Mesh)) throw new Error(`${name} is no mesh`)
  return node
}
