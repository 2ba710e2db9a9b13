import type { GroupNews } from '#contract/kioskGroup.ts'
import type { PubSub } from '#server/db/open.ts'

/** What was said stays to be asked for as long, ms: some rounds of a screen that can only ask. */
const recentMs = 10_000
/** The server stops listening to a group without requests after this time, ms. */
const forgottenMs = 60_000
const mostNews = 200

interface Listened {
  readonly news: { readonly atMs: number; readonly published: GroupNews }[]
  askedMs: number
  readonly stop: () => void
}

export interface KioskGroups extends GroupHub {
  /** What was said in the last seconds, in order, for a screen that can only ask. The first question begins it. */
  recent(location: string): readonly GroupNews[]
}

/** @param now ms of any clock that does not go back */
export function createKioskGroups(hub: GroupHub, now: () => number = () => performance.now()): KioskGroups {
  const listened = new Map<string, Listened>()

  function forget() {
    for (const [location, { askedMs, stop }] of listened) {
      if (now() - askedMs < forgottenMs) continue
      stop()
      listened.delete(location)
    }
  }

  return {
    publish: hub.publish,
    subscribe: hub.subscribe,
    recent: (location) => {
      forget()
      const known = listened.get(location)
      if (known === undefined) {
        const news: Listened['news'] = []
        const stop = hub.subscribe(location, (published) => {
          news.push({ atMs: now(), published })
          if (news.length > mostNews) news.shift()
        })
        listened.set(location, { news, askedMs: now(), stop })
        return []
      }
      known.askedMs = now()
      const first = known.news.findIndex(({ atMs }) => now() - atMs < recentMs)
      known.news.splice(0, first === -1 ? known.news.length : first)
      return known.news.map(({ published }) => published)
    },
  }
}

/** Carries what is said in a group to whoever listens there, in one order for all. */
export interface GroupHub {
  publish(location: string, news: GroupNews): Promise<void>
  /** @returns what ends it */
  subscribe(location: string, hear: (news: GroupNews) => void): () => void
}

export function createHub(): GroupHub {
  const groups = new Map<string, Set<(news: GroupNews) => void>>()
  return {
    publish: async (location, news) => {
      for (const hear of [...(groups.get(location) ?? [])]) hear(news)
    },
    subscribe: (location, hear) => {
      const listeners = groups.get(location) ?? new Set()
      groups.set(location, listeners.add(hear))
      return () => {
        listeners.delete(hear)
        if (listeners.size === 0 && groups.get(location) === listeners) groups.delete(location)
      }
    },
  }
}

/** Between all servers on one database: what is said at one comes back through the database to each, the same one too. */
export function sharedHub(pubSub: PubSub): GroupHub {
  const local = createHub()
  pubSub.subscribe((text) => {
    const { location, news }: { location: string; news: GroupNews } = JSON.parse(text)
    void local.publish(location, news)
  })
  return {
    publish: (location, news) => pubSub.publish(JSON.stringify({ location, news })),
    subscribe: local.subscribe,
  }
}
