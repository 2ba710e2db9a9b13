import type { GroupNews } from '#contract/kioskGroup.ts'
import type { PubSub } from '#server/db/open.ts'

/** Carries what is said in a group to whoever listens there, in one order for all. */
export interface GroupHub {
  publish(room: string, news: GroupNews): Promise<void>
  /** @returns what ends it */
  subscribe(room: string, hear: (news: GroupNews) => void): () => void
}

/** Within one server. */
export function createHub(): GroupHub {
  const groups = new Map<string, Set<(news: GroupNews) => void>>()
  return {
    publish: async (room, news) => {
      for (const hear of [...(groups.get(room) ?? [])]) hear(news)
    },
    subscribe: (room, hear) => {
      const listeners = groups.get(room) ?? new Set()
      groups.set(room, listeners.add(hear))
      return () => {
        listeners.delete(hear)
        if (listeners.size === 0 && groups.get(room) === listeners) groups.delete(room)
      }
    },
  }
}

/** Between all servers on one database: what is said at one comes back through the database to each, the same one too. */
export function sharedHub(pubSub: PubSub): GroupHub {
  const here = createHub()
  pubSub.subscribe((text) => {
    const { room, news }: { room: string; news: GroupNews } = JSON.parse(text)
    void here.publish(room, news)
  })
  return {
    publish: (room, news) => pubSub.publish(JSON.stringify({ room, news })),
    subscribe: here.subscribe,
  }
}
