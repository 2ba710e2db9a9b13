import type { Rig } from '../stage/Studio.tsx'

/** A studio: a broad soft box from above left, a strip on the right, and light from behind for translucent parts. */
export const studio: Rig = {
  tint: '#fff3ea',
  ambient: [0.34, 0.72],
  formers: [
    { at: [-3, 9, 4], size: [10, 7], power: 4.6, color: '#ffffff' },
    { at: [-9, 3, 2.5], size: [3, 9], power: 4.2, color: '#ffffff' },
    { at: [9, 3.5, 1], size: [1.6, 9], power: 4.4, color: '#ffe9d2' },
    { at: [-6, 4, -8], size: [4, 6], power: 5.5, color: '#e9fbff' },
    { at: [5, 5, -8], size: [6, 3], power: 3.2, color: '#ffe0c0' },
    { at: [0.5, 1, 10], size: [9, 3.4], power: 1.55, color: '#ffffff' },
    { at: [-3, 7, 8.5], size: [8, 4], power: 2, color: '#fffaf2' },
  ],
}

/** The key light, without shadows: contact shadows darken the floor. */
export const key = { from: [-1.6, 2.6, 2.2], color: '#fff6ea', power: 1.05 } as const
