import type * as z from 'zod/mini'
import type { StaffDevices } from '#contract/staffDevice.ts'

/** A device as staff see it. */
export type StaffDevice = z.output<typeof StaffDevices>[number]
