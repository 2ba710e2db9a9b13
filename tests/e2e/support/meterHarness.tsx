import { createRoot } from 'react-dom/client'
import { meterWords } from '#content/meter.ts'
import { audioContext } from '#audio/engine.ts'
import { createMeter } from '#audio/meter/createMeter.ts'
import type { MeterHandle } from '#lib/meter.ts'
import '#ui/kit/fonts.css'
import '#ui/kit/tokens.css'
import '#ui/kit/base.css'
import { PeakMeter } from '#ui/kit/meter/PeakMeter.tsx'

/** A recording of one loudness all along, for meters that cannot hear it. */
const recording = { isPlaying: false, level: 50 }

interface MeterHarness {
  /** A meter on whatever `from` lets out. */
  readonly listen: (context: BaseAudioContext | null, from: AudioNode | null) => MeterHandle
  readonly context: () => AudioContext
  readonly recording: { isPlaying: boolean; level: number }
  /** Shows the meter on the page. */
  readonly show: (meter: MeterHandle | null, language: 'de' | 'en') => void
}

declare global {
  interface Window {
    meterHarness?: MeterHarness
  }
}

const place = document.getElementById('root')
const root = place === null ? null : createRoot(place)
window.meterHarness = {
  listen: (context, from) =>
    createMeter(context, from, {
      peaks: () => [recording.level],
      position: () => 0,
      duration: () => 10,
      isPlaying: () => recording.isPlaying,
    }),
  context: audioContext,
  recording,
  show: (meter, language) => root?.render(<PeakMeter words={meterWords[language]} meter={meter} />),
}
