import { createHash } from 'node:crypto'
import type { Entry } from './catalogue.ts'
import { secondsOf } from './dsp/sound.ts'
import { encodeMp3 } from './encode/encodeMp3.ts'
import { master, type Mastered } from './master.ts'

/** One finished sound: its file and all that is said about it. */
export interface Product extends Mastered {
  readonly entry: Entry
  readonly seconds: number
  readonly mp3: Uint8Array
  readonly sha256: string
  /** Carries the beginning of the hash: a changed sound has a new address and no cache holds the old one for it. */
  readonly fileName: string
}

/** Renders, masters and encodes. The same entry gives the same bytes every time. */
export async function produce(entry: Entry): Promise<Product> {
  const mastered = master(entry, entry.render())
  const mp3 = await encodeMp3(mastered.sound, entry.bitrate, entry.isLoop)
  const sha256 = createHash('sha256').update(mp3).digest('hex')
  return {
    ...mastered,
    entry,
    seconds: secondsOf(mastered.sound),
    mp3,
    sha256,
    fileName: `${entry.name}.${sha256.slice(0, 8)}.mp3`,
  }
}
