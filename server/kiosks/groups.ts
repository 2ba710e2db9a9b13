import type { GroupNews } from '#contract/kioskGroup.ts'
import type { PubSub } from '#server/db/open.ts'

/** What was said stays to be asked for as long, ms: some rounds of a screen that can only ask. */
const keptMs = 10_000
/** A group that nobody has asked for is listened to no more, ms. */
const forgottenMs = 60_000
const mostNews = 200

interface Listened {
  readonly news: { readonly atMs: number; readonly published: GroupNews }[]
  askedMs: number
  readonly stop: () => void
}

export interface KioskGroups extends GroupHub {
  /** What was said in the last seconds, in order, for a screen that can only ask. The first question begins it. */
  recent(room: string): readonly GroupNews[]
}

/** @param now ms of any clock that does not go back */
export function createKioskGroups(hub: GroupHub, now: () => number = () => performance.now()): KioskGroups {
  const listened = new Map<string, Listened>()

  function forget() {
    for (const [room, { askedMs, stop }] of listened) {
      if (now() - askedMs < forgottenMs) continue
      stop()
      listened.delete(room)
    }
  }

  return {
    publish: hub.publish,
    subscribe: hub.subscribe,
    recent: (room) => {
      forget()
      const known = listened.get(room)
      if (known === undefined) {
        const news: Listened['news'] = []
        const stop = hub.subscribe(room, (published) => {
          news.push({ atMs: now(), published })
          if (news.length > mostNews) news.shift()
        })
        listened.set(room, { news, askedMs: now(), stop })
        return []
      }
      known.askedMs = now()
      const first = known.news.findIndex(({ atMs }) => now() - atMs < keptMs)
      known.news.splice(0, first === -1 ? known.news.length : first)
      return known.news.map(({ published }) => published)
    },
  }
}

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
