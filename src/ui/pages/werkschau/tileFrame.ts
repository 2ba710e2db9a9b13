import type { CSSProperties } from 'react'
import { stills } from '#content/stills.gen.ts'
import { type Camera, projectRect, type Rect, type Vec3 } from '#lib/geometry/projection.ts'
import { hallView, spotOf, type Stand, standOf } from '#scenes/hall/layout.ts'
import { cassetteOutline, printPlaces, printSize } from '#scenes/hall/prints.ts'
import type { Size } from '#lib/geometry/size.ts'
import { hallDevices } from './pedestals.ts'

export const hallStill = ({ width, height }: Size) =>
  width >= height ? stills['werkschau-landscape'] : stills['werkschau-portrait']

interface TileFrame {
  readonly style: CSSProperties
  /** The part of the prints that shows past the object. */
  readonly clip: CSSProperties
  /** Positions of the prints behind the object. */
  readonly prints: readonly CSSProperties[]
}

/** Position of a tile over its object in the scene or its still. */
export function tileFrame(key: string, viewport: Size, isDrawn: boolean): TileFrame {
  const picture = isDrawn ? viewport : hallStill(viewport)
  const aspect = picture.width / picture.height
  const view = hallView(aspect, hallDevices)
  const stand = standOf(key, view)
  const { object, edge } = spotOf(stand, view.camera, aspect)
  const place = isDrawn ? { left: 0, top: 0, ...viewport } : stillPlace(viewport)
  const onScreen = (rect: Rect): Rect => ({
    left: place.left + rect.left * place.width,
    top: place.top + rect.top * place.height,
    right: place.left + rect.right * place.width,
    bottom: place.top + rect.bottom * place.height,
  })
  const box = onScreen(object)
  const front = onScreen({ left: edge.left, right: edge.right, top: edge.y, bottom: edge.y })
  const margin = viewport.height * 0.02
  const top = box.top - margin
  return {
    style: {
      '--left': px(front.left),
      '--top': px(top),
      '--width': px(front.right - front.left),
      '--label-top': px(front.top - top),
    },
    clip: { clipPath: clipBehind(cassetteOutline(stand, view.camera, aspect), onScreen, front.left, top) },
    prints: stand.hasPrints
      ? printPlaces.map(({ at, turn }) =>
          printStyle(at, turn, stand, view.camera, aspect, onScreen, front.left, top),
        )
      : [],
  }
}

/** Relative to the tile. */
function printStyle(
  foot: Vec3,
  turn: number,
  { at: [x, y, z] }: Stand,
  camera: Camera,
  aspect: number,
  onScreen: (rect: Rect) => Rect,
  left: number,
  top: number,
): CSSProperties {
  const [fx, fy, fz] = [x + foot[0], y + foot[1], z + foot[2]]
  const half = printSize[0] / 2
  const rect = onScreen(
    projectRect(
      [
        [fx - half, fy, fz],
        [fx + half, fy + printSize[1], fz],
      ],
      camera,
      aspect,
    ),
  )
  return {
    '--print-left': px(rect.left - left),
    '--print-top': px(rect.top - top),
    '--print-width': px(rect.right - rect.left),
    '--print-height': px(rect.bottom - rect.top),
    '--turn': `${-turn}rad`,
  }
}

/** The area around an outline, as far as prints reach, in px of the tile. */
function clipBehind(
  outline: readonly (readonly [number, number])[],
  onScreen: (rect: Rect) => Rect,
  left: number,
  top: number,
): string {
  const corners = outline.map(([x, y]) => {
    const at = onScreen({ left: x, top: y, right: x, bottom: y })
    return `${px(at.left - left)} ${px(at.top - top)}`
  })
  const far = '400%'
  return `polygon(-${far} ${far}, -${far} -${far}, ${far} -${far}, ${far} ${far}, ${corners.toReversed().join(', ')})`
}

const px = (value: number) => `${value.toFixed(1)}px`

/** Position of the still, framed like the scene so that all devices and labels are visible. CSS px. */
export function stillPlace(viewport: Size): Size & { readonly left: number; readonly top: number } {
  const still = hallStill(viewport)
  const { fits } = hallView(still.width / still.height, hallDevices)
  // On portrait displays labels hang low, so nothing is cut at the bottom.
  const covers = viewport.width >= viewport.height ? viewport.width / still.width : 0
  const scale = Math.max(covers, Math.min(viewport.height, viewport.width / fits) / still.height)
  const [width, height] = [still.width * scale, still.height * scale]
  return { left: (viewport.width - width) / 2, top: (viewport.height - height) / 2, width, height }
}
