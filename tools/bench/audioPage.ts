import { type BaseContext, Context, type ToneAudioNode } from 'tone'

/** What the page knows of the exhibition's sound, which is loaded as visitors' browsers load it. */
interface SoundModule {
  readonly Mixer: new (options: {
    context: BaseContext
  }) => ToneAudioNode & { bus(name: string): ToneAudioNode }
  readonly VoicePlayer: new (options: { context: BaseContext; element: HTMLAudioElement }) => ToneAudioNode
}

declare global {
  interface Window {
    /** Resolves with its duration, in seconds, when it has played a little. */
    playNarration?: () => Promise<number>
    /** Or the garbage collection before measuring would take away what is measured. */
    playing?: unknown
  }
}

window.playNarration = async () => {
  const address = '/sound.js'
  const { Mixer, VoicePlayer }: SoundModule = await import(/* @vite-ignore */ address)
  const context = new Context({ latencyHint: 'interactive', lookAhead: 0 })
  const mixer = new Mixer({ context }).toDestination()
  const element = new Audio('/narration.mp3')
  element.preload = 'auto'
  window.playing = new VoicePlayer({ context, element }).connect(mixer.bus('voice'))
  await element.play()
  while (element.currentTime < 2) await new Promise((resolve) => setTimeout(resolve, 50))
  return element.duration
}
