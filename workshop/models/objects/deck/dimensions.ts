import {
  deckBay,
  deckCounter,
  deckDoor,
  deckFace,
  deckFeet,
  deckKeyRow,
  deckKeys,
  deckKnob,
  deckMeter,
} from '../../../../src/lib/tape/deckSize.ts'
import { type Point2, rectangle } from '#workshop/models/lib/outline.ts'

// A full-size hi-fi deck of about 1983. Millimetres; the faceplate's front is z = 0, its middle the origin.
export const { width, height } = deckFace
export const feetHeight = deckFeet
export const plateDepth = 8
export const chassisDepth = 250

/** The cassette bay: centre, opening, depth. */
export const bay = { ...deckBay, depth: 27 } as const
export const door = { ...deckDoor, thickness: 5 } as const
/** Where the middle of a cassette lies, tape edge down. */
export const cassette = { x: bay.x, y: bay.y + 4, z: -13 } as const
/** A cassette's hub axes, from its middle. */
export const hubs = { x: 21.25, y: 2.8 } as const

export const meter = deckMeter
export const counter = { ...deckCounter, wheelPitch: 11.4, digitRadius: 10.4 } as const

/** `rise` is how far the lower and the upper edge of a key stand out. */
export const keys = { ...deckKeys, names: deckKeyRow, rise: [14, 6], travel: 5.2 } as const
export const keyWell = {
  x: keys.x + 2.5 * keys.pitch,
  y: keys.y,
  width: 6 * keys.pitch + 3,
  height: keys.height + 4,
} as const

export const knob = { ...deckKnob, height: 19, teeth: 96, at: -0.7 } as const

export const jack: Point2 = [99, -8]
export const power = { x: -30, y: -7, width: 26, height: 13 } as const
export const lamp: Point2 = [-5, -7]

export const bayHole = rectangle(bay.width, bay.height, 4, { segments: 6, at: [bay.x, bay.y] })
export const meterHole = rectangle(meter.width, meter.height, 2.5, { segments: 5, at: [meter.x, meter.y] })
export const counterHole = rectangle(counter.width, counter.height, 1.5, {
  segments: 4,
  at: [counter.x, counter.y],
})
export const keyHole = rectangle(keyWell.width, keyWell.height, 3, {
  segments: 5,
  at: [keyWell.x, keyWell.y],
})
