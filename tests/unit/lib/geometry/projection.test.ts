import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { cornersOf, fittingFov, project, projectRect, type Vec3 } from '#lib/geometry/projection.ts'

const camera = { eye: [0.3, 0.4, 1.2], target: [0.05, -0.1, 0], fov: 27 } as const

/** The same, by the renderer's own camera. */
function drawn([x, y, z]: Vec3, aspect: number): [number, number] {
  const eye = new PerspectiveCamera(camera.fov, aspect, 0.05, 10)
  eye.position.set(...camera.eye)
  eye.lookAt(new Vector3(...camera.target))
  eye.updateMatrixWorld()
  const point = new Vector3(x, y, z).project(eye)
  return [point.x / 2 + 0.5, 0.5 - point.y / 2]
}

test.each<Vec3>([
  [0, 0, 0],
  [0.2, -0.3, 0.1],
  [-0.4, 0.2, -0.5],
])('links lie where the renderer draws: %s', (...point) => {
  for (const aspect of [16 / 9, 9 / 16]) {
    const [x, y] = project(point, camera, aspect)
    const [drawnX, drawnY] = drawn(point, aspect)
    expect(x).toBeCloseTo(drawnX, 6)
    expect(y).toBeCloseTo(drawnY, 6)
  }
})

test('a rectangle encloses every corner of a box', () => {
  const corners = cornersOf([-0.1, 0, -0.1], [0.1, 0.2, 0.1])
  expect(corners).toHaveLength(8)
  const rect = projectRect(corners, camera, 1.5)
  for (const corner of corners) {
    const [x, y] = project(corner, camera, 1.5)
    expect(x).toBeGreaterThanOrEqual(rect.left)
    expect(x).toBeLessThanOrEqual(rect.right)
    expect(y).toBeGreaterThanOrEqual(rect.top)
    expect(y).toBeLessThanOrEqual(rect.bottom)
  }
})

test('a picture narrower than the composition shows the same width, a wider one the same height', () => {
  expect(fittingFov(24, 1.4, 1.8)).toBe(24)
  const width = (fov: number, aspect: number) => Math.tan((fov * Math.PI) / 360) * aspect
  expect(width(fittingFov(24, 1.4, 1.1), 1.1)).toBeCloseTo(width(24, 1.4), 10)
})
