import { DataTexture, FloatType, type IUniform, NearestFilter } from 'three'
import type { Placement } from '#lib/galaxy/placement.ts'
import { type Area, slotsWithin } from '#lib/galaxy/seek.ts'
import type { StoryFacts } from '#lib/galaxy/traits.ts'
import type { SkyView } from '#lib/galaxy/view.ts'
import type { Size } from '#lib/geometry/size.ts'
import type { FrameNumbers } from './frame.ts'
import { skyMaterial } from './materials.ts'
import { dataHeight, dataWidth, depthAt, planetTexels } from './planetData.ts'
import { planetFragment } from './shaders/planetFragment.ts'
import { planetVertex } from './shaders/planetVertex.ts'
import { createSquares, type Squares } from './squares.ts'

/** All planets that may be in view, in one draw call. */
interface Planets {
  readonly mesh: Squares['mesh']
  /** How near a planet is, 0 to 1; titles follow it. */
  depthOf(this: void, slot: number): number
  setStories(placement: Placement, stories: ReadonlyMap<number, StoryFacts>): void
  /** Finds the planets in view; usually the last result is still valid. */
  cull(view: SkyView, screen: Size): void
  dispose(): void
}

/** Margin around the viewport, as a share of it, within which no new search is needed. */
const spare = 0.3
/** Factors between which the zoom may change before a new search. */
const spareZoom = { out: 0.8, in: 1.6 } as const

export function createPlanets(frame: FrameNumbers): Planets {
  const data: IUniform<DataTexture | null> = { value: null }
  let texels = new Float32Array()
  const material = skyMaterial(planetVertex, planetFragment, { frame: { value: frame }, planets: data })
  const squares = createSquares(material, 'slot', 1, 256, 1)
  const area: { -readonly [Side in keyof Area]: number } = { left: 0, top: 0, right: 0, bottom: 0 }
  let zoom = 0
  let current: Placement | null = null
  return {
    mesh: squares.mesh,
    depthOf: (slot) => depthAt(texels, slot),
    setStories(placement, stories) {
      data.value?.dispose()
      texels = planetTexels(placement, stories)
      const height = dataHeight(placement.count)
      const texture = new DataTexture(texels, dataWidth, height, undefined, FloatType)
      texture.minFilter = NearestFilter
      texture.magFilter = NearestFilter
      texture.needsUpdate = true
      data.value = texture
      squares.reserve(placement.count)
      current = placement
      zoom = 0
    },
    cull(view, { width, height }) {
      if (current === null) return
      const [wide, high] = [width / 2 / view.zoom, height / 2 / view.zoom]
      const isInside =
        view.x - wide >= area.left &&
        view.x + wide <= area.right &&
        view.y - high >= area.top &&
        view.y + high <= area.bottom
      if (isInside && view.zoom < spareZoom.in * zoom) return
      zoom = view.zoom
      const reach = (1 + spare) / spareZoom.out
      area.left = view.x - wide * reach
      area.right = view.x + wide * reach
      area.top = view.y - high * reach
      area.bottom = view.y + high * reach
      const slots = squares.values()
      squares.show(withoutDevice(slots, slotsWithin(current, area, slots)))
    },
    dispose: () => {
      data.value?.dispose()
      squares.dispose()
    },
  }
}

/** The device, slot 0, has its own draw call. */
function withoutDevice(slots: Float32Array, count: number): number {
  for (let index = 0; index < count; index += 1) {
    if (slots[index] !== 0) continue
    slots[index] = slots[count - 1] ?? 0
    return count - 1
  }
  return count
}
