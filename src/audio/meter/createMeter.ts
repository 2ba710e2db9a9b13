import { every } from '#lib/timers.ts'
import type { Ballistics, MeterHandle } from '#lib/meter.ts'
import { createIndication } from './indication.ts'
import { type MeterOrder, meterProcessorName, type MeterReport } from './meterReport.ts'
import { processorUrl } from './processorUrl.ts'
import { createDoubt, createSimulation, simulatedLevel, type SimulatedSource } from './simulation.ts'

/** ms between two looks at whether the signal still comes. */
const lookMs = 250

/** A processor is registered once a context. */
const registered = new WeakMap<BaseAudioContext, Promise<void>>()

/**
 * A meter on what a node lets out. Give it the recording before the volume: a deck's meter shows what is on the tape,
 * not how loud the room is.
 *
 *   source ─┬─> (whatever the source goes to)
 *           └─> meter processor ─> (silence) ─> destination, so that it runs
 *
 * It is simulated, and says so, only where the signal cannot be read: no context, a browser or a failed load that lets
 * nothing run beside the sound, or a source that lets out nothing at all although its recording is not silent.
 * @param context null where there is none
 * @param recording what to show then
 */
export function createMeter(
  context: BaseAudioContext | null,
  source: AudioNode | null,
  recording: SimulatedSource,
): MeterHandle {
  const now = () => performance.now()
  const indication = createIndication({ now, frame: frameTime })
  const simulate = createSimulation(recording, now)
  const doubt = createDoubt()
  let kind: Ballistics = 'ppm'
  let node: AudioWorkletNode | null = null
  let isBroken = context === null || source === null
  let isUnheard = false
  let isDisposed = false

  const tell = (order: MeterOrder) => node?.port.postMessage(order)
  const isSimulated = () => isBroken || isUnheard

  function receive({ data }: MessageEvent<MeterReport>): void {
    tell({ kind: 'received', reports: 1 })
    doubt.hear()
    isUnheard = false
    indication.take(data.left, data.right)
  }

  async function start(on: BaseAudioContext, from: AudioNode): Promise<void> {
    try {
      await register(on)
      if (isDisposed) return
      node = new AudioWorkletNode(on, meterProcessorName, {
        channelCount: 2,
        channelCountMode: 'clamped-max',
        outputChannelCount: [1],
      })
    } catch (error) {
      console.warn('The meter cannot read the signal and is simulated', error)
      isBroken = true
      return
    }
    node.addEventListener('processorerror', () => {
      console.warn('The meter has failed and is simulated')
      isBroken = true
    })
    node.port.addEventListener('message', receive)
    node.port.start()
    tell({ kind: 'use', ballistics: kind })
    from.connect(node)
    node.connect(on.destination)
  }

  function look(): void {
    const expected = simulatedLevel(recording)
    if (!isBroken && context?.state === 'running' && node !== null) isUnheard = doubt.wait(lookMs, expected)
    // Wakes whoever draws.
    if (isSimulated() && expected > 0) takeSimulated()
  }

  function takeSimulated(): void {
    const level = simulate()
    indication.take(level, level)
  }

  if (context !== null && source !== null) void start(context, source)
  const stopLooking = every(lookMs, look)
  return {
    read: () => {
      if (isSimulated()) takeSimulated()
      return indication.read(isSimulated())
    },
    isResting: indication.isResting,
    onWake: indication.onWake,
    ballistics: () => kind,
    setBallistics: (next) => {
      kind = next
      tell({ kind: 'use', ballistics: next })
    },
    dispose: () => {
      if (isDisposed) return
      isDisposed = true
      stopLooking()
      if (node === null || source === null) return
      tell({ kind: 'end' })
      source.disconnect(node)
      node.disconnect()
      node.port.close()
    },
  }
}

function register(context: BaseAudioContext): Promise<void> {
  const before = registered.get(context)
  if (before !== undefined) return before
  const now = context.audioWorklet.addModule(processorUrl)
  registered.set(context, now)
  // The next meter tries again; whoever asked for this one hears of it.
  now.catch(() => registered.delete(context))
  return now
}

/** The same for everybody who reads within one frame. */
function frameTime(): number | null {
  const time = document.timeline.currentTime
  return typeof time === 'number' ? time : null
}
