export interface SoundCache<T> {
  /** The decoded sound, or null where it cannot be had: that is logged once a try. A later call tries again. */
  load(url: string): Promise<T | null>
  /** The decoded sound if it is there already. */
  ready(url: string): T | null
}

/** Each sound is fetched and decoded once, however many ask for it. @param decode rejects what is no sound */
export function createSoundCache<T>(
  bytesOf: (url: string) => Promise<ArrayBuffer>,
  decode: (bytes: ArrayBuffer) => Promise<T>,
): SoundCache<T> {
  const done = new Map<string, T>()
  const loading = new Map<string, Promise<T | null>>()
  const start = async (url: string): Promise<T | null> => {
    try {
      const sound = await decode(await bytesOf(url))
      done.set(url, sound)
      return sound
    } catch (error) {
      console.warn('A sound stays silent', url, error)
      return null
    } finally {
      loading.delete(url)
    }
  }
  return {
    ready: (url) => done.get(url) ?? null,
    load: async (url) => {
      const sound = done.get(url)
      if (sound !== undefined) return sound
      const before = loading.get(url)
      if (before !== undefined) return before
      const now = start(url)
      loading.set(url, now)
      return now
    },
  }
}
