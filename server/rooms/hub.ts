import type { RoomNews } from '#contract/room.ts'
import type { Wire } from '../db/open.ts'

/** Carries what is said in a room to whoever listens there, in one order for all. */
export interface RoomHub {
  publish(room: string, news: RoomNews): Promise<void>
  /** @returns what ends it */
  subscribe(room: string, hear: (news: RoomNews) => void): () => void
}

/** Within one server. */
export function createHub(): RoomHub {
  const rooms = new Map<string, Set<(news: RoomNews) => void>>()
  return {
    publish: async (room, news) => {
      for (const hear of [...(rooms.get(room) ?? [])]) hear(news)
    },
    subscribe: (room, hear) => {
      const listeners = rooms.get(room) ?? new Set()
      rooms.set(room, listeners.add(hear))
      return () => {
        listeners.delete(hear)
        if (listeners.size === 0 && rooms.get(room) === listeners) rooms.delete(room)
      }
    },
  }
}

/** Between all servers of a server: what is said at one comes back over the wire to each, the same one too. */
export function wiredHub(wire: Wire): RoomHub {
  const here = createHub()
  wire.onSaid((text) => {
    const { room, news }: { room: string; news: RoomNews } = JSON.parse(text)
    void here.publish(room, news)
  })
  return { publish: (room, news) => wire.say(JSON.stringify({ room, news })), subscribe: here.subscribe }
}
