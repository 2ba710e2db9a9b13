import type { Device } from '../exhibit.ts'

/** A device without an exhibit: visitors tell of it, and its notes hang around another computer. */
export const personalComputer = { id: 5, name: 'Personal Computer' } as const satisfies Device
