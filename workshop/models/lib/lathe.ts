import { LatheGeometry, Vector2 } from 'three'
import { at } from './at.ts'
import type { Geometry } from './geometry.ts'
import { creased } from './normals.ts'
import type { Point2 } from './outline.ts'

interface Turning {
  segments?: number
  /** The axis the profile turns about. */
  axis?: 'y' | 'z'
  /** Degrees above which an edge stays sharp. */
  crease?: number
  /** The texture's v (downwards) for a point of the profile; u then runs once around. */
  v?: (radius: number, height: number) => number
}

/** Turns a profile of [radius, height] points, listed from the bottom up along the outside. */
export function turned(profile: Point2[], turning: Turning = {}): Geometry {
  const { segments = 64, axis = 'z', crease = 32, v } = turning
  const lathe = new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(Math.max(radius, 0), height)),
    segments,
  )
  const uv = lathe.getAttribute('uv')
  const position = lathe.getAttribute('position')
  if (v)
    for (let i = 0; i < uv.count; i++) {
      const [radius, height] = at(profile, i % profile.length)
      uv.setXY(i, Math.floor(i / profile.length) / segments, v(radius, height))
    }
  else lathe.deleteAttribute('uv')
  lathe.deleteAttribute('normal')
  position.needsUpdate = true
  if (axis === 'z') lathe.rotateX(Math.PI / 2)
  return creased(lathe, { degrees: crease })
}

/** Rounds the corners of a profile so that every turned edge catches light. Ends stay as they are. */
export function softened(profile: Point2[], radius: number, segments = 3): Point2[] {
  return profile.flatMap((corner, i): Point2[] => {
    const before = profile[i - 1]
    const after = profile[i + 1]
    if (!before || !after) return [corner]
    const toward = (other: Point2): Point2 => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]) || 1
      const reach = Math.min(radius, length * 0.45) / length
      return [corner[0] + (other[0] - corner[0]) * reach, corner[1] + (other[1] - corner[1]) * reach]
    }
    const [start, end] = [toward(before), toward(after)]
    return Array.from({ length: segments + 1 }, (_, step): Point2 => {
      const t = step / segments
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
      return [p * start[0] + q * corner[0] + r * end[0], p * start[1] + q * corner[1] + r * end[1]]
    })
  })
}
