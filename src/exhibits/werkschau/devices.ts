import { deviceIds } from '#contract/limits.ts'
import { rooms } from '#content/rooms.ts'
import type { HallKey } from '#lib/hallKeys.ts'

/** The three tiles of WERK-01, in the order of their time. Names are the specification's, in both languages. */
export const chooserDevices = [
  { slug: 'tape', name: 'Cassette Tape', room: rooms.tape, id: deviceIds.tape },
  { slug: 'ipod', name: 'Apple iPod', room: rooms.ipod, id: deviceIds.ipod },
  { slug: 'echo', name: 'Amazon Echo', room: rooms.echo, id: deviceIds.echo },
] as const satisfies readonly { slug: HallKey; name: string; room: unknown; id: number }[]

export type ChooserDevice = (typeof chooserDevices)[number]

export const roomAddress = (slug: HallKey) => `/exhibits/werkschau/${slug}`
