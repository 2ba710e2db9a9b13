import { type BaseContext, connect, Context, Meter, Player, setContext, type ToneAudioNode } from 'tone'

/** What the page knows of the server's mixer and meter; they are loaded as visitors' browsers load them. */
interface Mixer extends ToneAudioNode {
  bus(name: string): ToneAudioNode
  prepare(names: readonly string[]): Promise<void>
  play(name: string): unknown
}
interface PeakMeter extends ToneAudioNode {
  readonly ready: Promise<void>
  read(): { readonly left: number }
}
interface SoundModule {
  readonly Mixer: new (options: { context: BaseContext }) => Mixer
  readonly VoicePlayer: new (options: { context: BaseContext; element: HTMLAudioElement }) => ToneAudioNode
}
interface MeterModule {
  readonly PeakMeter: new (options: { context: BaseContext; recording: object }) => PeakMeter
}

export interface Caught {
  readonly ours: number
  readonly theirs: number
}

declare global {
  interface Window {
    bench?: typeof bench
  }
}

const context = new AudioContext({ latencyHint: 'interactive' })
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Kept, or the garbage collection before measuring would take away what is measured. */
const kept: unknown[] = []

async function serverSound() {
  const address = '/sound.js'
  const { Mixer, VoicePlayer }: SoundModule = await import(/* @vite-ignore */ address)
  const options = { context: new Context({ context, lookAhead: 0 }) }
  const mixer = new Mixer(options).toDestination()
  return { mixer, voiceOf: (element: HTMLAudioElement) => new VoicePlayer({ ...options, element }) }
}

const bench = {
  /** A narration through one element and the server's mixer. Resolves when it has played a little. */
  playElement: async (url: string) => {
    const { mixer, voiceOf } = await serverSound()
    const element = new Audio(url)
    element.preload = 'auto'
    voiceOf(element).connect(mixer.bus('voice'))
    kept.push(mixer, element)
    await element.play()
    while (element.currentTime < 2) await wait(50)
    return element.duration
  },

  /** The same narration through Tone.Player. */
  playPeer: async (url: string) => {
    setContext(new Context({ context }))
    const player = new Player()
    await player.load(url)
    player.toDestination().start()
    kept.push(player)
    await wait(2000)
    return player.buffer.duration
  },

  /** How many bursts of 1 ms each meter shows, in the same frames, while the page is blocked so long before each. */
  catchBursts: async (bursts: number, apartSeconds: number, blockedMs: number): Promise<Caught> => {
    const rate = context.sampleRate
    const signal = new AudioBuffer({
      length: Math.round((bursts + 1) * apartSeconds * rate),
      sampleRate: rate,
    })
    const samples = signal.getChannelData(0)
    for (let burst = 0; burst < bursts; burst += 1) {
      const start = Math.round((burst + 0.5) * apartSeconds * rate)
      for (let at = 0; at < rate / 1000; at += 1)
        samples[start + at] = Math.sin((2 * Math.PI * 5000 * at) / rate)
    }
    const source = new AudioBufferSourceNode(context, { buffer: signal })
    const address = '/meter.js'
    const { PeakMeter }: MeterModule = await import(/* @vite-ignore */ address)
    const tone = { context: new Context({ context }) }
    const meter = new PeakMeter({
      ...tone,
      recording: { peaks: () => null, position: () => 0, duration: () => 0, isPlaying: () => false },
    })
    connect(source, meter)
    await meter.ready
    const peer = new Meter({ ...tone, normalRange: true })
    connect(source, peer)
    await wait(500)
    let isOver = false
    source.addEventListener('ended', () => {
      isOver = true
    })
    source.start()
    const caught = { ours: 0, theirs: 0 }
    let oursBefore = Number.NEGATIVE_INFINITY
    let theirsBefore = 0
    let roseBefore = false
    for (let after = 0; after < 3; after += isOver ? 1 : 0) {
      const until = performance.now() + blockedMs
      while (performance.now() < until);
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const { left } = meter.read()
      const value = peer.getValue()
      const theirs = typeof value === 'number' ? value : 0
      // Between bursts both only fall: every rise is a burst that was seen, or its second half.
      const rises = left > oursBefore + 1.5
      if (rises && !roseBefore) caught.ours += 1
      if (theirs > theirsBefore && theirs > 1e-4) caught.theirs += 1
      roseBefore = rises
      oursBefore = left
      theirsBefore = theirs
    }
    return caught
  },

  /** Makes each press of the button sound, through the mixer or through Tone.Player as it comes. */
  preparePresses: async (who: 'ours' | 'theirs', sound: string, url: string) => {
    await context.resume()
    const heard = await listenAtTheEnd()
    let play: () => void
    if (who === 'ours') {
      const { mixer } = await serverSound()
      await mixer.prepare([sound])
      play = () => mixer.play(sound)
    } else {
      setContext(new Context({ context }))
      const player = new Player()
      await player.load(url)
      player.toDestination()
      play = () => player.start()
    }
    const latencies: number[] = []
    document.querySelector('button')?.addEventListener('pointerdown', () => {
      const pressedAt = context.currentTime
      play()
      void heard(pressedAt).then((at) => latencies.push((at - pressedAt + context.baseLatency) * 1000))
    })
    kept.push(latencies)
    Object.assign(window, { latencies })
    return { baseMs: context.baseLatency * 1000 }
  },
}
window.bench = bench

/**
 * Puts an ear where everything leaves for the loudspeaker. Resolves, for a time of the context, with the time of the
 * first sample after it that can be heard.
 */
async function listenAtTheEnd(): Promise<(after: number) => Promise<number>> {
  const speaker = context.destination
  const processor = `registerProcessor('ear', class extends AudioWorkletProcessor {
    constructor() { super(); this.silent = 1e9 }
    process([input]) {
      const samples = input[0] || new Float32Array(128)
      for (let at = 0; at < samples.length; at += 1) {
        if (Math.abs(samples[at]) < 1e-4) this.silent += 1
        else { if (this.silent > sampleRate / 10) this.port.postMessage(currentTime + at / sampleRate); this.silent = 0 }
      }
      return true
    }
  })`
  await context.audioWorklet.addModule(
    URL.createObjectURL(new Blob([processor], { type: 'text/javascript' })),
  )
  const ear = new AudioWorkletNode(context, 'ear')
  const end = new GainNode(context)
  end.connect(speaker)
  end.connect(ear)
  ear.connect(speaker)
  Object.defineProperty(context, 'destination', { value: end })
  const waiting: { after: number; tell: (at: number) => void }[] = []
  ear.port.addEventListener('message', ({ data }: MessageEvent<number>) => {
    for (const { tell } of waiting.splice(0)) tell(data)
  })
  ear.port.start()
  return (after) => new Promise((tell) => waiting.push({ after, tell }))
}
