import { useEffect, useState } from 'react'
import type { Voices } from '#audio/voice/createVoices.ts'
import { loadChunk } from '#lib/lazyComponent.ts'
import { silentVoices, type VoicesLive } from '#lib/voiceLive.ts'

export interface VoicesOfRoom {
  /** Null until their code is there; a moment after the page. */
  readonly voices: Voices | null
  /** The same object for the whole visit of the room; brought up to date before every frame. */
  readonly live: VoicesLive
}

/**
 * The voices for the visit of the room: they wake in the first gesture and are gone without a trace when one leaves.
 * @throws {ChunkLoadError} in rendering, where their code does not come (SHELL-08)
 */
export function useVoices(): VoicesOfRoom {
  const [live] = useState(silentVoices)
  const [voices, setVoices] = useState<Voices | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(
    function speakInRoom() {
      let isGone = false
      let leave = () => {}
      loadChunk('voices', () => import('./voicesEngine.ts')).then(({ buildVoices }) => {
        if (isGone) return
        const made = buildVoices(live)
        const listening = new AbortController()
        const early = { capture: true, passive: true, signal: listening.signal } as const
        for (const sign of ['pointerdown', 'keydown']) document.addEventListener(sign, made.wake, early)
        setVoices(made)
        leave = () => {
          listening.abort()
          made.dispose()
        }
      }, setFailure)
      return () => {
        isGone = true
        leave()
        setVoices(null)
      }
    },
    [live],
  )
  if (failure !== null) throw failure
  return { voices, live }
}
