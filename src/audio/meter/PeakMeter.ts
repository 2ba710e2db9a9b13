import '../toneContext.ts'
import { Gain, ToneAudioNode, type ToneAudioNodeOptions } from 'tone'
import type { Ballistics, MeterHandle, MeterReading } from '#lib/sound/meter.ts'
import { every } from '#lib/time/timers.ts'
import { withTimeout } from '#lib/time/withTimeout.ts'
import { createIndication } from './indication.ts'
import { processorUrl } from './processorUrl.ts'
import { meterProcessorName, type MeterReport } from './meterReport.ts'
import { createUncertainty, createSimulation, simulatedLevel, type SimulatedSource } from './simulation.ts'

interface PeakMeterOptions extends ToneAudioNodeOptions {
  /** What is shown, labelled as simulated, where the signal cannot be read. */
  readonly recording: SimulatedSource
}

/** ms between checks whether the signal arrives. */
const lookMs = 250
/** ms that loading the worklet may take. */
const moduleMs = 5_000

/**
 * A meter with the ballistics of a PPM or a VU, measured in an AudioWorklet: Tone's own Meter samples once a frame and
 * misses nine of ten bursts of 1 ms. Sound passes through unchanged.
 *
 *   input = output ─> meter processor ─> (silence) ─> destination, so that it runs
 *
 * It is simulated, and says so, only where the signal cannot be read: the worklet does not load, or the source gives
 * zeros although its recording is not silent.
 */
export class PeakMeter extends ToneAudioNode<PeakMeterOptions> implements MeterHandle {
  readonly name: string = 'PeakMeter'
  readonly input = new Gain({ context: this.context })
  readonly output = this.input
  /** Resolves when it measures, or has failed to load. */
  readonly ready: Promise<void>
  readonly #recording: SimulatedSource
  readonly #simulate: () => number
  readonly #indication = createIndication({ now: () => performance.now(), frame: frameTime })
  readonly #doubt = createUncertainty()
  readonly #stopLooking = every(lookMs, () => this.#look())
  #worklet: AudioWorkletNode | null = null
  #ballistics: Ballistics = 'ppm'
  #isBroken = false
  #isSilent = false

  constructor({ recording, ...options }: Pick<PeakMeterOptions, 'recording'> & Partial<PeakMeterOptions>) {
    super(options)
    this.#recording = recording
    this.#simulate = createSimulation(recording, () => performance.now())
    this.ready = this.#start()
  }

  read(): MeterReading {
    if (this.#isSimulated) this.#takeSimulated()
    return this.#indication.read(this.#isSimulated)
  }

  isResting(): boolean {
    return this.#indication.isResting()
  }

  onWake(listener: () => void): () => void {
    return this.#indication.onWake(listener)
  }

  ballistics(): Ballistics {
    return this.#ballistics
  }

  setBallistics(ballistics: Ballistics): void {
    this.#ballistics = ballistics
  }

  override dispose(): this {
    if (this.disposed) return this
    super.dispose()
    this.#stopLooking()
    this.#worklet?.port.postMessage('end')
    this.#worklet?.port.close()
    this.#worklet?.disconnect()
    return this
  }

  async #start(): Promise<void> {
    try {
      await withTimeout(moduleMs, this.context.rawContext.audioWorklet.addModule(processorUrl))
      if (this.disposed) return
      const worklet = this.context.createAudioWorkletNode(meterProcessorName, {
        channelCount: 2,
        channelCountMode: 'clamped-max',
        outputChannelCount: [1],
      })
      worklet.addEventListener('processorerror', (event) => this.#fail(event))
      worklet.port.addEventListener('message', ({ data }: MessageEvent<MeterReport>) => this.#receive(data))
      worklet.port.start()
      this.output.connect(worklet)
      worklet.connect(this.context.rawContext.destination)
      this.#worklet = worklet
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(reason: unknown): void {
    console.warn('The meter cannot read the signal and is simulated', reason)
    this.#isBroken = true
  }

  #receive(report: MeterReport): void {
    this.#doubt.hear()
    this.#isSilent = false
    this.#indication.take(...report[this.#ballistics])
  }

  get #isSimulated(): boolean {
    return this.#isBroken || this.#isSilent
  }

  #look(): void {
    const expected = simulatedLevel(this.#recording)
    if (this.#worklet !== null && this.context.state === 'running')
      this.#isSilent = this.#doubt.wait(lookMs, expected)
    // Also wakes the page that draws it.
    if (this.#isSimulated && expected > 0) this.#takeSimulated()
  }

  #takeSimulated(): void {
    const level = this.#simulate()
    this.#indication.take(level, level)
  }
}

/** The same for all reads within one frame. */
function frameTime(): number | null {
  const time = document.timeline.currentTime
  return typeof time === 'number' ? time : null
}
