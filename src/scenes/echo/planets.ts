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

/** All planets that may be seen, in one draw. */
interface Planets {
  readonly mesh: Squares['mesh']
  /** How near a planet is: 0 to 1. */
  depthOf(this: void, slot: number): number
  /** Takes these planets in place of those before. */
  hold(placement: Placement, stories: ReadonlyMap<number, StoryFacts>): void
  /** Looks up what the view shows; nearly always it is what was looked up before. */
  cull(view: SkyView, screen: Size): void
  dispose(): void
}

/** Beyond the edges of the screen, as a share of it: so far one may pan before anything has to be looked up. */
const spare = 0.3
/** Largest share by which the zoom may shrink meanwhile, and by which it may grow before too much is drawn. */
const spareZoom = { out: 0.8, in: 1.6 } as const

export function createPlanets(frame: FrameNumbers): Planets {
  const data: IUniform<DataTexture | null> = { value: null }
  let texels = new Float32Array()
  const material = skyMaterial(planetVertex, planetFragment, { frame: { value: frame }, planets: data })
  const squares = createSquares(material, 'slot', 1, 256, 1)
  const area: { -readonly [Side in keyof Area]: number } = { left: 0, top: 0, right: 0, bottom: 0 }
  let zoom = 0
  let held: Placement | null = null
  return {
    mesh: squares.mesh,
    depthOf: (slot) => depthAt(texels, slot),
    hold(placement, stories) {
      data.value?.dispose()
      texels = planetTexels(placement, stories)
      const height = dataHeight(placement.count)
      const texture = new DataTexture(texels, dataWidth, height, undefined, FloatType)
      texture.minFilter = NearestFilter
      texture.magFilter = NearestFilter
      texture.needsUpdate = true
      data.value = texture
      squares.reserve(placement.count)
      held = placement
      zoom = 0
    },
    cull(view, { width, height }) {
      if (held === null) return
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
      squares.show(withoutDevice(slots, slotsWithin(held, area, slots)))
    },
    dispose: () => {
      data.value?.dispose()
      squares.dispose()
    },
  }
}

/** The device, slot 0, has a draw of its own. */
function withoutDevice(slots: Float32Array, count: number): number {
  for (let index = 0; index < count; index += 1) {
    if (slots[index] !== 0) continue
    slots[index] = slots[count - 1] ?? 0
    return count - 1
  }
  return count
}
