/**
 * node workshop/sounds/listen.ts: what Chromium makes of public/audio. Decodes every file as the exhibition does and
 * prints its length, the time until something is heard, the peak as heard, what coding added (dB under the sound), and
 * the roughness of the joint of loops; fails when one is off.
 */
import { readFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../tools/browser.ts'
import { chromiumFlags } from '../../tools/lib/chromiumFlags.ts'
import { catalogue } from './catalogue.ts'
import { jointRoughness } from './dsp/loop.ts'
import { truePeak } from '../../server/storyteller/sound/peaks.ts'
import { peakOf, rms } from '../../server/storyteller/sound/samples.ts'
import { decibels } from '../../server/storyteller/sound/samples.ts'
import { lengthOf, type Sound } from './dsp/sound.ts'
import { produce, type Product } from './produce.ts'
import { peakLimitDb } from './targets.ts'

/** A rough joint stands out of the curvature around it by more than this (loops by themselves reach about 4). */
const roughest = 5
/** A key must be heard within this of its beginning, seconds: one frame. */
const latestOnset = 0.016

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
try {
  const page = await browser.newPage()
  console.log('sound                      samples    onset   peak  noise  joint')
  for (const entry of catalogue) {
    // One at a time: a whole soundscape decoded is several megabytes.
    const product = await produce(entry)
    report(product, await decode(page, product))
  }
} finally {
  await browser.close()
}

function report({ entry, sound, gain }: Product, decoded: Sound): void {
  const samples = decoded.channels[0] ?? new Float32Array(0)
  const original = sound.channels[0] ?? new Float32Array(0)
  const peakDb = decibels(truePeak(decoded.channels) * gain)
  const loud = peakOf(samples) / 30
  const onset = samples.findIndex((sample) => Math.abs(sample) > loud) / decoded.sampleRate
  const noise = samples.map((sample, i) => sample - (original[i] ?? 0))
  const joint = Math.max(...decoded.channels.map((channel) => jointRoughness(channel, decoded.sampleRate)))
  const faults = [
    samples.length === lengthOf(sound) ? '' : `${lengthOf(sound)} samples expected`,
    peakDb <= peakLimitDb ? '' : 'too high a peak',
    entry.isLoop && joint > roughest ? 'a rough joint' : '',
    entry.name.startsWith('deck-') && onset > latestOnset ? 'starts late' : '',
  ].filter(Boolean)
  if (faults.length > 0) process.exitCode = 1
  console.log(
    entry.name.padEnd(25),
    String(samples.length).padStart(8),
    `${(onset * 1000).toFixed(1)} ms`.padStart(9),
    peakDb.toFixed(1).padStart(6),
    decibels(rms(noise) / rms(original))
      .toFixed(0)
      .padStart(6),
    (entry.isLoop ? joint.toFixed(1) : '-').padStart(6),
    faults.join(', '),
  )
}

/** The committed file, decoded at its own rate, so that nothing is resampled on the way. */
async function decode(page: Page, { fileName, sound }: Product): Promise<Sound> {
  const bytes = await readFile(new URL(`../../public/audio/${fileName}`, import.meta.url))
  const channels = await page.evaluate(decodeInPage, {
    base64: bytes.toString('base64'),
    sampleRate: sound.sampleRate,
  })
  return {
    sampleRate: sound.sampleRate,
    channels: channels.map((text) => {
      const raw = Buffer.from(text, 'base64')
      return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length))
    }),
  }
}

/** Runs in the page: nothing from outside it is in reach. */
async function decodeInPage({
  base64,
  sampleRate,
}: {
  base64: string
  sampleRate: number
}): Promise<string[]> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  const buffer = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes.buffer)
  return Array.from({ length: buffer.numberOfChannels }, (_, side) => {
    const raw = new Uint8Array(buffer.getChannelData(side).buffer)
    let text = ''
    for (let at = 0; at < raw.length; at += 32_768)
      text += String.fromCharCode(...raw.subarray(at, at + 32_768))
    return btoa(text)
  })
}
