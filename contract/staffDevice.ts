import * as z from 'zod/mini'
import { Device } from './device.ts'

/** A device that a visitor names begins as `new`; visitors see the published ones only. */
export const deviceStates = ['new', 'published', 'hidden'] as const

/** Every device as staff see it, new ones first. */
export const StaffDevices = z.array(
  z.extend(Device, {
    state: z.enum(deviceStates),
    /** Grows with every change of the name or the state; a change names the one it began from. */
    revision: z.int(),
    /** Number of its stories without the deleted ones. */
    stories: z.int(),
    /** ISO 8601 in UTC. */
    createdAt: z.string(),
  }),
)
