import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { mediaBytes } from '#api/mediaBytes.ts'
import { envelope } from '#audio/envelope.ts'
import { decodeWaveform } from '#audio/waveform.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'

/** Peaks are measured this much finer than bars: at one peak a bar, speech shows no pauses. */
const stretchesPerBar = 12

/** Entries in the cache: a kiosk runs for weeks. */
const maxWaveforms = 200

/** Measured waveforms by address, oldest first. A recording never changes under its address. */
const measured = new Map<string, readonly number[]>()

/**
 * The waveform of a recording: from the server, else measured once when the recording has played, since its bytes are
 * then in the browser's cache. null until then, and where that fails.
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
