import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { mediaBytes } from '#api/mediaBytes.ts'
import { envelope } from '#audio/envelope.ts'
import { decodeWaveform } from '#audio/waveform.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'

/** In a minute of speech every second has a syllable at full height: peaks this much finer show the pauses. */
const stretchesPerBar = 12

/** How many to keep: a screen runs for weeks. */
const maxWaveforms = 200

/** Waveforms measured in this browser, by address, oldest first: a recording never changes under its address. */
const measured = new Map<string, readonly number[]>()

/**
 * The waveform of a recording: the one that came with it, else measured here, once, as soon as the recording has
 * been heard (its bytes are then in the browser's cache). null until then, and where it cannot be measured.
 */
export function useWaveform(
  player: PlayerHandle,
  url: string,
  known: readonly number[] | null,
): readonly number[] | null {
  const [, setMeasured] = useState(0)
  const waveform = known ?? measured.get(url) ?? null
  const isKnown = waveform !== null

  useEffect(
    function measureOncePlaying() {
      if (isKnown) return
      const leaving = new AbortController()
      let isAsked = false
      const unsubscribe = player.subscribe(() => {
        if (isAsked || player.getState().phase !== 'playing') return
        isAsked = true
        measure(url, leaving.signal)
          .then(() => setMeasured((count) => count + 1))
          .catch((error: unknown) => {
            if (!leaving.signal.aborted) console.warn('A waveform cannot be drawn', url, error)
          })
      })
      return () => {
        unsubscribe()
        leaving.abort()
      }
    },
    [player, url, isKnown],
  )
  return waveform
}

async function measure(url: string, signal: AbortSignal): Promise<void> {
  const bytes = await mediaBytes(url, signal)
  const { waveform } = await decodeWaveform(bytes, limits.waveformBars * stretchesPerBar)
  measured.set(url, envelope(waveform, limits.waveformBars))
  for (const oldest of measured.keys()) {
    if (measured.size <= maxWaveforms) break
    measured.delete(oldest)
  }
}
