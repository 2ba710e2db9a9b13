import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { playerWords } from '#content/player.ts'
import { recorderWords } from '#content/recorder.ts'
import { createPlayer } from '#audio/voice.ts'
import { browserRecorder } from '#audio/recorder/browserRecorder.ts'
import { decodeWaveform } from '#audio/waveform.ts'
import type { RecorderHandle } from '#lib/recording.ts'
import { Recorder } from '#ui/kit/recorder/Recorder.tsx'
import { useRecorder } from '#ui/kit/recorder/useRecorder.ts'

declare global {
  interface Window {
    harness?: { decodeWaveform: typeof decodeWaveform; recorder: RecorderHandle | null }
  }
}

/** The recorder alone, with the upload limit of `?limit=` in bytes, under StrictMode. */
function Harness() {
  const limit = Number(new URLSearchParams(location.search).get('limit'))
  const recorder = useRecorder(() => browserRecorder(limit || undefined))
  useEffect(() => {
    window.harness = { decodeWaveform, recorder }
  }, [recorder])
  return (
    <Recorder
      recorder={recorder}
      createPlayer={createPlayer}
      words={recorderWords.en}
      playerWords={playerWords.en}
    />
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Harness />
    </StrictMode>,
  )
}
