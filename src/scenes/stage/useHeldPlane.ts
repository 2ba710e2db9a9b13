import { useFrame } from '@react-three/fiber'
import type { RefObject } from 'react'
import { type Camera, type Mesh, Vector3 } from 'three'
import type { Size } from '#lib/geometry/size.ts'
import type { Point, Quad, ScreenPlane } from './screenPlane.ts'

const corner = new Vector3()

/**
 * Places an element of the page on the front (+z) of a mesh's bounding box in every drawn frame. Call it after the
 * hooks that move model and camera.
 */
export function useHeldPlane(part: RefObject<Mesh | null>, plane: ScreenPlane): void {
  useFrame(({ camera, size }) => {
    if (part.current) plane.place(quadOfMesh(part.current, camera, size))
  })
}

/** Position of the front of a mesh's box, CSS px. */
function quadOfMesh(mesh: Mesh, camera: Camera, { width, height }: Size): Quad {
  const { geometry } = mesh
  if (geometry.boundingBox === null) geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox ?? { min: corner, max: corner }
  mesh.updateWorldMatrix(true, false)
  camera.updateMatrixWorld()
  const seen = (x: number, y: number): Point => {
    corner.set(x, y, max.z).applyMatrix4(mesh.matrixWorld).project(camera)
    return [((corner.x + 1) / 2) * width, ((1 - corner.y) / 2) * height]
  }
  return [seen(min.x, max.y), seen(max.x, max.y), seen(max.x, min.y), seen(min.x, min.y)]
}
