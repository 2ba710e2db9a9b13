import { connect, disconnect, type ToneAudioNode } from 'tone'

/** Every sample that a node lets out, in stereo, with the context time of the first of each block. */
export interface HeardRecorder {
  /** The newest `seconds`, oldest first, as one stretch: `startAt` is its context time. */
  newest(seconds: number): {
    readonly startAt: number
    readonly left: Float32Array
    readonly right: Float32Array
  }
  /** Context time of the newest block. */
  latest(): number
  stop(): void
}

interface Block {
  readonly at: number
  readonly left: Float32Array
  readonly right: Float32Array
}

/** Seconds that are kept. */
const kept = 6
let isRegistered: Promise<void> | null = null

/** Where nothing sounds there are no channels at all: that is recorded as silence, or time would be missing. */
const processor = `registerProcessor('heard-recorder', class extends AudioWorkletProcessor {
  process([[left, right]]) {
    const silence = new Float32Array(128)
    this.port.postMessage({ at: currentTime, left: (left ?? silence).slice(), right: (right ?? left ?? silence).slice() })
    return true
  }
})`

export async function recordNode(node: ToneAudioNode): Promise<HeardRecorder> {
  const context = node.context.rawContext
  isRegistered ??= context.audioWorklet.addModule(
    URL.createObjectURL(new Blob([processor], { type: 'text/javascript' })),
  )
  await isRegistered
  const recorder = node.context.createAudioWorkletNode('heard-recorder', {
    channelCount: 2,
    channelCountMode: 'explicit',
    numberOfOutputs: 1,
  })
  const blocks: Block[] = []
  recorder.port.addEventListener('message', ({ data }: MessageEvent<Block>) => {
    blocks.push(data)
    while ((blocks[0]?.at ?? data.at) < data.at - kept) blocks.shift()
  })
  recorder.port.start()
  connect(node, recorder)
  const silence = context.createGain()
  silence.gain.value = 0
  recorder.connect(silence).connect(context.destination)
  return {
    newest: (seconds) => {
      const last = blocks.at(-1)
      const wanted = last === undefined ? [] : blocks.filter(({ at }) => at > last.at - seconds)
      const startAt = wanted[0]?.at ?? 0
      // A block that is missing, as before the node was connected, must not shift those after it.
      const placeOf = (block: Block) => Math.round((block.at - startAt) * context.sampleRate)
      const join = (side: 'left' | 'right') => {
        const joined = new Float32Array(last === undefined ? 0 : placeOf(last) + 128)
        for (const block of wanted) joined.set(block[side], placeOf(block))
        return joined
      }
      return { startAt, left: join('left'), right: join('right') }
    },
    latest: () => blocks.at(-1)?.at ?? 0,
    stop: () => {
      disconnect(node, recorder)
      recorder.disconnect()
      silence.disconnect()
      recorder.port.close()
    },
  }
}
