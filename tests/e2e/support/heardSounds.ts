import type { Page } from '@playwright/test'
import { sounds } from '#audio/sounds.gen.ts'

interface Noted {
  readonly digest: string
  readonly what: string
}

interface HeardSounds {
  readonly ready: () => Promise<readonly string[]>
  readonly heard: () => Promise<readonly string[]>
}

/**
 * Which of the workshop's sounds are ready on this page, which are started while its sound runs, and which are told to
 * end, in their order; a new page starts anew. A file's name carries the beginning of its digest, and what is decoded is known by that.
 */
export async function hearSounds(page: Page, which: RegExp): Promise<HeardSounds> {
  await page.addInitScript(() => {
    const heard: Noted[] = []
    const ready: Noted[] = []
    Object.assign(window, { sounds: { heard, ready } })
    const digests = new WeakMap<AudioBuffer, string>()
    const ends = new WeakMap<AudioBufferSourceNode, number>()
    const write = ({ buffer, context }: AudioBufferSourceNode, what: string) => {
      if (buffer && context.state === 'running') heard.push({ digest: digests.get(buffer) ?? '', what })
    }
    const decode = AudioContext.prototype.decodeAudioData
    AudioContext.prototype.decodeAudioData = async function (bytes) {
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.slice(0)))
      const decoded = await decode.call(this, bytes)
      const hex = [...digest.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0'))
      digests.set(decoded, hex.join(''))
      ready.push({ digest: hex.join(''), what: '' })
      return decoded
    }
    const { start, stop } = AudioBufferSourceNode.prototype
    AudioBufferSourceNode.prototype.start = function (...when) {
      write(this, '')
      ends.set(this, this.context.currentTime + (this.loop ? Infinity : (this.buffer?.duration ?? 0)))
      start.apply(this, when)
    }
    AudioBufferSourceNode.prototype.stop = function (...when) {
      // Tone stops what has come to its end by itself as well.
      if (this.context.currentTime < (ends.get(this) ?? 0)) write(this, ' ends')
      stop.apply(this, when)
    }
  })
  const nameOf = (digest: string) =>
    Object.entries(sounds).find(([, { url }]) => url.includes(`.${digest}.`))?.[0] ?? 'unknown'
  const read = async (list: 'heard' | 'ready') => {
    const noted = await page.evaluate((of): readonly Noted[] => Reflect.get(window, 'sounds')[of], list)
    return noted.map(({ digest, what }) => `${nameOf(digest)}${what}`).filter((line) => which.test(line))
  }
  return { ready: () => read('ready'), heard: () => read('heard') }
}
