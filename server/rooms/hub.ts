import type { RoomNews } from '../../contract/room.ts'

/**
 * Carries what is said in a room to whoever listens there, in one order for all. Several servers need one that speaks
 * between them; that is all that such a one has to do.
 */
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
