import { audioContext } from '#audio/engine.ts'
import { mediaSource } from '#audio/mediaSource.ts'
import { createPlayback } from '#audio/player/createPlayback.ts'
import { openSpectrum, type Spectrum } from '#audio/voice/spectrum.ts'
import { voiceElement } from '#audio/voiceElement.ts'
import { useVisit } from '#state/visit.ts'

/** Bars of the picture. */
export const bandCount = 24

let spectrum: Spectrum | null = null

/** What the player of the desktop plays, once something was played; null before. */
export const deskSpectrum = () => spectrum

/** The one element of the desktop, led through the audio context so that its sound can be seen. */
export const deskPlayback = createPlayback(() => {
  const element = voiceElement()
  element.preload = 'auto'
  const context = audioContext()
  const volume = new GainNode(context, { gain: gainNow() })
  mediaSource(context, element).connect(volume).connect(context.destination)
  useVisit.subscribe(
    ({ loudness }) => loudness,
    () => volume.gain.setTargetAtTime(gainNow(), context.currentTime, 0.02),
  )
  spectrum = openSpectrum(context, element, { bands: bandCount })
  return element
})

/** Loudness is felt as a power. */
function gainNow(): number {
  const { muted, volume } = useVisit.getState().loudness
  return muted ? 0 : volume ** 2
}
