import type { GroupNews } from '#contract/kioskGroup.ts'
import type { GroupHub } from './hub.ts'

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
