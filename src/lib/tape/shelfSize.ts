import { deckFace, deckFeet } from './deckSize.ts'

/* The hi-fi shelf in millimetres from the middle of the deck's face, for workshop, scene and page. */

/** Boards of black ash; y is the top of each, the deck's board first. */
export const boards = { thickness: 22, front: 26, depth: 300, left: -640, right: 262 } as const
export const deckBoardY = -deckFace.height / 2 - deckFeet
export const boardTops = {
  under: deckBoardY - 330,
  deck: deckBoardY,
  lower: 132,
  upper: 274,
  top: 416,
} as const

export const spinesZ = -6
