import {
  BoxGeometry,
  CatmullRomCurve3,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  TubeGeometry,
  Vector3,
} from 'three'

/** Boxes on the board beside the tube: x, y, z of their middles, and their sides; millimetres. */
const chips = [
  [-136, 206, 62, 10, 30, 22],
  [-138, 234, 30, 14, 16, 38],
  [-139, 262, 60, 18, 18, 18],
  [-139, 262, 34, 18, 18, 18],
  [-136, 286, 44, 10, 10, 46],
  [-140, 204, -2, 22, 26, 26],
  [-137, 246, -14, 14, 44, 14],
  [-135, 282, -8, 10, 14, 22],
] as const

export interface Insides {
  readonly root: Group
  readonly materials: readonly MeshStandardMaterial[]
  dispose(): void
}

/** What shows through the shell beside the tube: the board that drives it, and the cable to the funnel. */
export function buildInsides(): Insides {
  const root = new Group()
  const board = new MeshStandardMaterial({ color: '#15483c', roughness: 0.7 })
  const part = new MeshStandardMaterial({ color: '#c9b46a', roughness: 0.35, metalness: 0.6 })
  const rubber = new MeshStandardMaterial({ color: '#b3261e', roughness: 0.5 })
  const plate = new Mesh(new BoxGeometry(0.003, 0.12, 0.13), board)
  plate.position.set(-0.13, 0.246, 0.026)
  const parts = new InstancedMesh(new BoxGeometry(1, 1, 1), part, chips.length)
  const at = new Matrix4()
  chips.forEach(([x, y, z, ...sides], index) => {
    at.makeScale(sides[0] / 1000, sides[1] / 1000, sides[2] / 1000).setPosition(x / 1000, y / 1000, z / 1000)
    parts.setMatrixAt(index, at)
  })
  const way = new CatmullRomCurve3([
    new Vector3(-0.05, 0.335, 0.075),
    new Vector3(-0.1, 0.35, 0.03),
    new Vector3(-0.135, 0.325, 0.01),
    new Vector3(-0.14, 0.292, 0.005),
  ])
  const cable = new Mesh(new TubeGeometry(way, 24, 0.0042, 7), rubber)
  root.add(plate, parts, cable)
  const meshes = [plate, parts, cable]
  return {
    root,
    materials: [board, part, rubber],
    dispose: () => {
      parts.dispose()
      for (const mesh of meshes) mesh.geometry.dispose()
      for (const material of [board, part, rubber]) material.dispose()
    },
  }
}
