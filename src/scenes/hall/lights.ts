import type { Rig } from '../stage/lightRig.ts'
import type { HallKey } from '#lib/hallKeys.ts'

/** The one key light of an object; places in metres from the middle of its plinth's top. */
export interface Key {
  readonly from: readonly [number, number, number]
  readonly color: string
  /** Candela. */
  readonly power: number
  /** Half angle of the cone, radians. */
  readonly angle: number
}

export interface ObjectLight {
  readonly rig: Rig
  readonly key: Key
  /** How much brighter it is with somebody near, of 1: white would burn out. */
  readonly near: number
  readonly plinth: string
  /** What glows on the wall behind: colour, and its place from the middle of the object. */
  readonly glow: {
    readonly color: string
    readonly power: number
    readonly at: readonly [number, number]
    readonly size: number
  }
}

/** Each object stands in the light of its own room: dusk with a lamp from the left, endless white, night. */
export const objectLights: Readonly<Record<HallKey, ObjectLight>> = {
  tape: {
    rig: {
      tint: '#ffd9ae',
      room: [0.015, 0.06],
      formers: [
        { at: [-8, 3.2, 2.5], size: [4, 7], power: 12, color: '#ffb46a' },
        { at: [-2.5, 6, 7], size: [7, 3], power: 3, color: '#ffcf9a' },
        { at: [0, 8, -4], size: [8, 3], power: 6, color: '#ffb878' },
        { at: [8, 2.5, -5], size: [1.6, 8], power: 12, color: '#ffc48d' },
        { at: [4, 0.5, 8], size: [3, 6], power: 0.7, color: '#ffe0c0' },
      ],
    },
    key: { from: [-0.42, 0.5, 0.62], color: '#ffbe82', power: 5.2, angle: 0.3 },
    near: 0.4,
    plinth: '#1d1714',
    glow: { color: '#ff8a3c', power: 0.15, at: [-0.07, 0.05], size: 0.135 },
  },
  ipod: {
    rig: {
      tint: '#ffffff',
      room: [0.05, 0.3],
      formers: [
        { at: [0, 9, 2], size: [9, 7], power: 5, color: '#ffffff' },
        { at: [-7, 3, 5], size: [4, 8], power: 4.5, color: '#ffffff' },
        { at: [7.5, 3, 1], size: [1.6, 9], power: 6, color: '#f4f8ff' },
        { at: [-4.5, 2.5, 8.5], size: [6, 9], power: 3.1, color: '#ffffff' },
        { at: [5, 0, 9], size: [3, 5], power: 0.7, color: '#eef4ff' },
        { at: [-5, 3, -8], size: [2, 8], power: 5, color: '#ffffff' },
        { at: [5, 3, -8], size: [2, 8], power: 5, color: '#ffffff' },
      ],
    },
    key: { from: [-0.12, 0.8, 0.4], color: '#ffffff', power: 5, angle: 0.3 },
    near: 0.08,
    plinth: '#cfd2d6',
    glow: { color: '#eef2fa', power: 0.3, at: [0, 0.03], size: 0.125 },
  },
  echo: {
    rig: {
      tint: '#8fb4ff',
      room: [0.006, 0.02],
      formers: [
        { at: [-9, 2, -2.6], size: [2.2, 12], power: 26, color: '#8fb8ff' },
        { at: [9, 2, -1.2], size: [2.4, 12], power: 34, color: '#cfe0ff' },
        { at: [-5, 4, 8], size: [1.6, 9], power: 2.2, color: '#a8c4ff' },
        { at: [0, 9, -1], size: [5, 4], power: 5, color: '#7fd8ff' },
      ],
    },
    key: { from: [0.34, 0.55, -0.42], color: '#a9c8ff', power: 7, angle: 0.32 },
    near: 0.4,
    plinth: '#10131a',
    glow: { color: '#1f57d8', power: 0.15, at: [0.03, 0.06], size: 0.15 },
  },
}
