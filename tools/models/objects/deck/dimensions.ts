import { type Point2, rectangle } from '../../lib/outline.ts'

// A full-size hi-fi deck of about 1983. Millimetres; the faceplate's front is z = 0, its middle the origin.
export const width = 430
export const height = 120
export const plateDepth = 8
export const chassisDepth = 240

/** The cassette bay: centre, opening, depth. */
export const bay = { x: -112, y: 4, width: 131, height: 91, depth: 27 } as const
export const door = { width: 128, height: 88, thickness: 5 } as const
/** Where the middle of a cassette lies, tape edge down. */
export const cassette = { x: bay.x, y: bay.y + 4, z: -13 } as const
/** A cassette's hub axes, from its middle. */
export const hubs = { x: 21.25, y: 2.8 } as const

export const meter = { x: 58, y: 29, width: 150, height: 36 } as const
export const counter = { x: 176, y: 36, width: 31, height: 12 } as const

export const keys = {
  names: ['rewind', 'play', 'ffwd', 'stop', 'pause', 'record'],
  x: -5,
  y: -16,
  pitch: 25.2,
  width: 23.4,
  height: 15,
} as const
export const keyWell = {
  x: keys.x + 2.5 * keys.pitch,
  y: keys.y,
  width: 6 * keys.pitch + 4,
  height: keys.height + 4,
} as const

export const knobs = [
  { name: 'level', x: 178, y: -15, radius: 18, height: 17, teeth: 84, at: -0.7 },
  { name: 'balance', x: 138, y: -45, radius: 6.5, height: 11, teeth: 36, at: 0 },
  { name: 'phones', x: 104, y: -45, radius: 6.5, height: 11, teeth: 36, at: -1.1 },
] as const

export const jack: Point2 = [70, -45]
export const power: Point2 = [-199, 30]
export const eject: Point2 = [-199, -6]
export const lamp: Point2 = [-199, 47.5]

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
