import type { Accessor, Document, Node } from '@gltf-transform/core'
import { Matrix4, Vector3 } from 'three'

/** The node of that name; throws when the document has none. */
export function nodeNamed(document: Document, name: string): Node {
  const node = document
    .getRoot()
    .listNodes()
    .find((candidate) => candidate.getName() === name)
  if (!node) throw new Error(`no node ${name}`)
  return node
}

/** An attribute of the node's mesh; throws when it has none. */
export function attributeOf(node: Node, semantic: string): Accessor {
  const attribute = node.getMesh()?.listPrimitives()[0]?.getAttribute(semantic)
  if (!attribute) throw new Error(`${node.getName()} has no ${semantic}`)
  return attribute
}

/** All vertices below a node in millimetres of the model, as they stand now. */
export function verticesBelow(node: Node): Vector3[] {
  const points: Vector3[] = []
  node.traverse((child) => {
    if (!child.getMesh()) return
    const place = new Matrix4().fromArray(child.getWorldMatrix())
    const position = attributeOf(child, 'POSITION')
    for (let i = 0; i < position.getCount(); i++)
      points.push(new Vector3(...position.getElement(i, [])).applyMatrix4(place).multiplyScalar(1000))
  })
  return points
}

/** The corners of the box round some points. */
export function boxOf(points: readonly Vector3[]): { min: Vector3; max: Vector3 } {
  const box = {
    min: new Vector3(Infinity, Infinity, Infinity),
    max: new Vector3(-Infinity, -Infinity, -Infinity),
  }
  for (const point of points) {
    box.min.min(point)
    box.max.max(point)
  }
  return box
}

/** Where a node's own origin lies, in millimetres of the model. */
export function originOf(node: Node): Vector3 {
  return new Vector3()
    .setFromMatrixPosition(new Matrix4().fromArray(node.getWorldMatrix()))
    .multiplyScalar(1000)
}
