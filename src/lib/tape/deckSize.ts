import type { DeckKey } from './deck.ts'

/*
 * The deck's face in millimetres from its middle, x to the right, y up. The workshop builds the model from it, and the
 * page lays controls over it. Modelled on a full-size hi-fi deck of about 1983, with keys as large as those of the
 * first front loaders.
 */

export const deckFace = { width: 430, height: 156 } as const
/** Height of the rubber feet. */
export const deckFeet = 7

/** The cassette bay: centre and opening. */
export const deckBay = { x: -128, y: 23, width: 131, height: 91 } as const
export const deckDoor = { width: 128, height: 88 } as const

export const deckMeter = { x: 39, y: 37, width: 166, height: 50 } as const
export const deckCounter = { x: 171, y: 46, width: 39, height: 15 } as const
export const deckKnob = { x: 163, y: -25, radius: 25 } as const
/** Radians from the middle to either end. */
export const knobReach = 2.36

/** From left to right. */
export const deckKeyRow = [
  'fullRewind',
  'rewind',
  'play',
  'fastForward',
  'pause',
  'eject',
] as const satisfies readonly DeckKey[]
export type RowKey = (typeof deckKeyRow)[number]

export const deckKeys = { x: -168.5, y: -52, pitch: 50, width: 48.4, height: 34 } as const

export const keyX = (key: RowKey) => deckKeys.x + deckKeyRow.indexOf(key) * deckKeys.pitch

/** Radians. */
export const doorOpens = (34 * Math.PI) / 180
