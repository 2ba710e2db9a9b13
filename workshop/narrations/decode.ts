import type { Page } from '@playwright/test'
import type { Stereo } from '../../server/storyteller/sound/samples.ts'

/** Hz of all narrations: decoded at their own rate, nothing is resampled on the way. */
export const decodedRate = 22_050

/** What a browser makes of an MP3. */
export async function decodeIn(page: Page, mp3: Uint8Array): Promise<Stereo> {
  const [left, right] = await page.evaluate(decodeInPage, {
    base64: Buffer.from(mp3).toString('base64'),
    sampleRate: decodedRate,
  })
  return { left: floatsOf(left), right: floatsOf(right) }
}

function floatsOf(base64: string): Float32Array {
  const raw = Buffer.from(base64, 'base64')
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length))
}

/** Runs in the page: nothing from outside it is in reach. */
async function decodeInPage({
  base64,
  sampleRate,
}: {
  base64: string
  sampleRate: number
}): Promise<[string, string]> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  const buffer = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes.buffer)
  const side = (index: number) => {
    const raw = new Uint8Array(
      buffer.getChannelData(Math.min(index, buffer.numberOfChannels - 1)).slice().buffer,
    )
    let text = ''
    for (let at = 0; at < raw.length; at += 32_768)
      text += String.fromCharCode(...raw.subarray(at, at + 32_768))
    return btoa(text)
  }
  return [side(0), side(1)]
}
