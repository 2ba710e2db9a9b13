import { Quaternion, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { deckBay } from '#lib/tape/deckSize.ts'
import { project } from '#lib/geometry/projection.ts'
import { filmCamera, filmPose, filmSeconds } from '#scenes/tape/film.ts'
import { layoutOf } from '#scenes/tape/layout.ts'
import { placeTape } from '#scenes/tape/tapePath.ts'

const aspects = [
  ['on a standing screen', 1080 / 1920],
  ['on a lying screen', 1920 / 1080],
] as const

/** Where the cassette is, metres from the middle of the deck's face. */
function tapeAt(way: number, door: number): { at: Vector3; turn: Quaternion } {
  const [at, turn] = [new Vector3(), new Quaternion()]
  placeTape(way, door, at, turn)
  return { at, turn }
}

const seat = new Vector3(deckBay.x / 1000, (deckBay.y + 4) / 1000, -0.013)

describe.each(aspects)('the film %s', (_name, aspect) => {
  const layout = layoutOf(aspect)
  const pose = (seconds: number) => ({
    ...filmPose(seconds),
    camera: filmCamera(seconds, layout, aspect),
  })

  test('at 0 s the door is shut and a cassette in a hand before the deck, in the picture', () => {
    const { door, way, lamps, lit, camera } = pose(0)
    expect(door).toBe(0)
    const { at } = tapeAt(way, door)
    expect(at.z).toBeGreaterThan(0.12)
    const [x, y] = project([at.x, at.y, at.z], camera, aspect)
    expect(Math.abs(x - 0.5)).toBeLessThan(0.3)
    expect(Math.abs(y - 0.5)).toBeLessThan(0.3)
    expect(lamps).toBe(0)
    expect(lit).toBe(0)
  })

  test('at 2 s the door is open and the cassette on its way in', () => {
    const { door, way } = pose(2)
    expect(door).toBeGreaterThan(0.97)
    expect(way).toBeGreaterThan(0.1)
    expect(way).toBeLessThan(0.6)
    expect(pose(2.05).way).toBeLessThan(way)
    const { at } = tapeAt(way, door)
    expect(at.distanceTo(seat)).toBeGreaterThan(0.02)
    // It leans as the door does: it is on its rails.
    expect(at.z).toBeGreaterThan(0.01)
  })

  test('at 4 s the door is shut and the cassette lies on its spindles', () => {
    const { door, way } = pose(4)
    expect(door).toBeLessThan(0.01)
    expect(tapeAt(way, door).at.distanceTo(seat)).toBeLessThan(0.001)
  })

  test('at 6 s nothing moves any more: power key in, lamps on, meter dark, counter at 000, the camera in its final pose', () => {
    const { door, way, power, lamps, lit, turns, camera } = pose(filmSeconds)
    expect(door).toBeLessThan(0.001)
    expect(way).toBeLessThan(0.001)
    expect(power).toBeGreaterThan(0.999)
    expect(lamps).toBeGreaterThan(0.99)
    expect(lit).toBe(0)
    expect(turns).toBeLessThan(0.1)
    for (const k of [0, 1, 2] as const) {
      expect(Math.abs(camera.eye[k] - layout.camera.eye[k])).toBeLessThan(0.005)
      expect(Math.abs(camera.target[k] - layout.camera.target[k])).toBeLessThan(0.005)
    }
    expect(camera.fov).toBeCloseTo(layout.camera.fov, 0)
  })

  test('nothing jumps: between two frames nothing moves further than a hand could', () => {
    let before = pose(0)
    for (let frame = 1; frame <= filmSeconds * 60; frame++) {
      const now = pose(frame / 60)
      expect(Math.abs(now.door - before.door)).toBeLessThan(0.06)
      const [a, b] = [tapeAt(before.way, before.door).at, tapeAt(now.way, now.door).at]
      expect(a.distanceTo(b)).toBeLessThan(0.012)
      expect(new Vector3(...now.camera.eye).distanceTo(new Vector3(...before.camera.eye))).toBeLessThan(0.04)
      before = now
    }
  })
})
