import { type Camera, cornersOf, projectRect, type Rect, type Vec3 } from '#lib/geometry/projection.ts'
import {
  deckBay,
  deckCounter,
  deckDoor,
  deckFace,
  deckKeyRow,
  deckKeys,
  deckKnob,
  deckMeter,
  keyX,
  type RowKey,
} from '#lib/tape/deckSize.ts'
import { boards, boardTops, deckBoardY, spinesZ } from '#lib/tape/shelfSize.ts'

/** What the page needs to lay its controls over the picture. Rectangles are shares of the picture (lib/projection). */
export interface TapeLayout {
  readonly isWide: boolean
  readonly camera: Camera
  readonly keys: Readonly<Record<RowKey, Rect>>
  readonly deck: Rect
  readonly door: Rect
  readonly meter: Rect
  readonly counter: Rect
  readonly knob: Rect
  /** The opening above the deck, of the deck's width, for the piles of tapes. */
  readonly shelf: Rect
  /** Calm ground for the title bar: above the shelf. */
  readonly title: Rect
  /** Calm ground for card and captions: right of the shelf on wide pictures, below the deck on tall ones. */
  readonly inlay: Rect
}

/** Width by height from which the card is to the right of the deck. */
const wideFrom = 1.25
/** Greatest left edge of the card: over the end of the boards in pictures that are nearly square. */
const leastInlay = 0.675
/** Millimetres of the scene in the picture, at the deck's face. */
const wide = { height: 466, leastWidth: 712, left: -246, deckAt: 0.705 } as const
const tall = { width: 494, deckAt: 0.455 } as const
/** Metres from the camera to the deck's face. */
const distance = { wide: 1.5, tall: 2 } as const

/** Camera and layout. @param aspect width by height of the picture */
export function layoutOf(aspect: number): TapeLayout {
  const isWide = aspect >= wideFrom
  const height = isWide ? Math.max(wide.height, wide.leastWidth / aspect) : tall.width / aspect
  const width = height * aspect
  const middle: readonly [number, number] = [
    isWide ? wide.left + width / 2 : 0,
    ((isWide ? wide.deckAt : tall.deckAt) - 0.5) * height,
  ]
  const away = isWide ? distance.wide : distance.tall
  // Straight on, so that fronts stay rectangles and controls fit them exactly.
  const eye: Vec3 = [middle[0] / 1000, middle[1] / 1000, away]
  const camera: Camera = {
    eye,
    target: [eye[0], eye[1], 0],
    fov: (Math.atan(height / 2000 / away) * 360) / Math.PI,
  }
  const box = (x0: number, y0: number, x1: number, y1: number, z0 = 0, z1 = z0) =>
    projectRect(
      cornersOf([x0 / 1000, y0 / 1000, z0 / 1000], [x1 / 1000, y1 / 1000, z1 / 1000]),
      camera,
      aspect,
    )
  const around = (at: { x: number; y: number; width: number; height: number }, z0 = 0, z1 = z0) =>
    box(at.x - at.width / 2, at.y - at.height / 2, at.x + at.width / 2, at.y + at.height / 2, z0, z1)
  const deck = around({ x: 0, y: 0, ...deckFace })
  const opening = box(0, boardTops.lower, 0, boardTops.upper - boards.thickness, spinesZ)
  const shelf = { ...opening, left: deck.left, right: deck.right }
  const board = box(boards.left, deckBoardY - boards.thickness, boards.right, deckBoardY, boards.front)
  const margin = 0.025
  return {
    isWide,
    camera,
    keys: rectsOfKeys((key) =>
      around({ x: keyX(key), y: deckKeys.y, width: deckKeys.pitch, height: deckKeys.height }, 5, 13),
    ),
    deck,
    door: around({ x: deckBay.x, y: deckBay.y, ...deckDoor }, 2),
    meter: around(deckMeter),
    counter: around(deckCounter),
    knob: around({ ...deckKnob, width: 2 * deckKnob.radius, height: 2 * deckKnob.radius }, 18),
    shelf,
    title: { left: 0, right: 1, top: 0, bottom: Math.max(0, shelf.top - 0.02) },
    inlay: isWide
      ? {
          left: Math.min(board.right + margin, leastInlay),
          right: 1 - margin,
          top: 0.14,
          bottom: 1 - 2 * margin,
        }
      : { left: deck.left, right: deck.right, top: board.bottom + 0.01, bottom: 1 - margin / 2 },
  }
}

function rectsOfKeys(rectOf: (key: RowKey) => Rect): Readonly<Record<RowKey, Rect>> {
  const [fullRewind, rewind, play, fastForward, pause, eject] = deckKeyRow.map(rectOf)
  const none: Rect = { left: 0, top: 0, right: 0, bottom: 0 }
  return {
    fullRewind: fullRewind ?? none,
    rewind: rewind ?? none,
    play: play ?? none,
    fastForward: fastForward ?? none,
    pause: pause ?? none,
    eject: eject ?? none,
  }
}
