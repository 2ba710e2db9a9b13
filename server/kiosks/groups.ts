import type { GroupNews } from '#contract/kioskGroup.ts'
import type { PubSub } from '#server/db/open.ts'

/** ms for which messages can be polled, for kiosks without a stream. */
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
  /** Messages of the last seconds in order, for kiosks without a stream. The first call starts collecting. */
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

/** Distributes messages in a location, in the same order for all. */
export interface GroupHub {
  publish(location: string, news: GroupNews): Promise<void>
  /** @returns an unsubscribe function */
  subscribe(location: string, listener: (news: GroupNews) => void): () => void
}

export function createHub(): GroupHub {
  const groups = new Map<string, Set<(news: GroupNews) => void>>()
  return {
    publish: async (location, news) => {
      for (const listener of [...(groups.get(location) ?? [])]) listener(news)
    },
    subscribe: (location, listener) => {
      const listeners = groups.get(location) ?? new Set()
      groups.set(location, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && groups.get(location) === listeners) groups.delete(location)
      }
    },
  }
}

/** For several servers on one database: messages return through it to every server, the sender included. */
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
