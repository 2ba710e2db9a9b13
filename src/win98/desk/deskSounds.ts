import { assetBytes } from '#api/assetBytes.ts'
import { audioContext } from '#audio/engine.ts'
import { createSoundCache } from '#audio/mixer/soundCache.ts'
import { type SoundName, sounds } from '#audio/sounds.gen.ts'
import { useVisit } from '#state/visit.ts'

/** The house's own sounds, and what the desktop uses them for. */
const files = {
  start: 'computer-start',
  open: 'press',
  lost: 'eject',
  won: 'player-start',
  leave: 'speaker-answer',
} as const satisfies Record<string, SoundName>

export type DeskSound = keyof typeof files

const cache = createSoundCache(assetBytes, (bytes) => audioContext().decodeAudioData(bytes))

/** Sounds once, where somebody has pressed something in this window before: else no browser lets it. */
export function playDeskSound(name: DeskSound): void {
  const { muted, volume } = useVisit.getState().loudness
  if (muted || !navigator.userActivation.hasBeenActive) return
  const { url, gain } = sounds[files[name]]
  const context = audioContext()
  void cache.load(url).then((buffer) => {
    if (buffer === null || context.state !== 'running') return
    const source = new AudioBufferSourceNode(context, { buffer })
    const level = new GainNode(context, { gain: gain * volume ** 2 * 0.5 })
    source.connect(level).connect(context.destination)
    source.addEventListener('ended', () => level.disconnect())
    source.start()
  })
}
