import type { Rig } from '../stage/Studio.tsx'

/** What all devices reflect: a lamp at dusk from the left, daylight from above, night from behind on both sides. */
export const hallRig: Rig = {
  tint: '#ffffff',
  room: [0.015, 0.08],
  formers: [
    { at: [-8, 3.2, 2.5], size: [3.4, 7], power: 8, color: '#ffcc9a' },
    { at: [0, 9, 2], size: [9, 6], power: 3, color: '#ffffff' },
    { at: [-4.5, 2.5, 8.5], size: [5, 8], power: 2.4, color: '#ffffff' },
    { at: [5, 0.5, 8.5], size: [5, 7], power: 1.3, color: '#ffffff' },
    { at: [-9, 2, -2.6], size: [2.2, 12], power: 34, color: '#8fb8ff' },
    { at: [9, 2, -1.2], size: [2.2, 12], power: 28, color: '#d4e2ff' },
    { at: [0, 8, -5], size: [8, 3], power: 4, color: '#dfeaff' },
  ],
}

/** Brightness of what is reflected: while nobody is near, and with somebody near one device. */
export const reflections = { far: 0.85, near: 0.72 } as const
