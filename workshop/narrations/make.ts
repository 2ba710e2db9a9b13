import { sampleStories } from '../../content/exhibits/sampleStories.ts'
import { devices } from '../../content/exhibits/index.ts'
import type { Language } from '../../contract/common.ts'
import { composeScript } from '../../server/storyteller/embedded/composeNarration.ts'
import { mixScript, placeScript } from '../../server/storyteller/narration/mixScript.ts'
import { transcriptOf } from '../../server/storyteller/narration/segments.ts'
import { stagingOf } from '../../server/storyteller/embedded/stagings.ts'
import type { SpokenNarration } from '../../server/storyteller/ports.ts'

/** A narration, and the bare voices in it to measure it against. */
export interface MadeNarration {
  readonly narration: SpokenNarration
  /** Voices alone, every one in its place; without the delay of the coding. */
  readonly dry: Float32Array
  /** Hz of `dry`. */
  readonly sampleRate: number
  /** Processor time that writing, speaking, mastering and coding took, seconds. */
  readonly cpuSeconds: number
}

export async function makeNarration(deviceId: number, language: Language): Promise<MadeNarration> {
  const order = {
    deviceId,
    deviceName: devices.find(({ id }) => id === deviceId)?.name ?? 'Game Boy',
    stories: sampleStories
      .filter((story) => story.deviceId === deviceId)
      .map(({ textDE, textEN }, id) => ({ id, textDE, textEN, sample: true })),
    language,
    edition: 1,
  }
  const { segments } = composeScript(order)
  const job = {
    segments: segments.map((segment) => ({ ...segment, recording: null, original: null })),
    staging: stagingOf(deviceId),
    language,
  }
  const { stems } = await placeScript(job)
  // In this process, where its time can be told; the server does the same in one of its own.
  const before = process.cpuUsage()
  const { mp3, ...made } = await mixScript(job)
  const { user, system } = process.cpuUsage(before)
  const cpuSeconds = (user + system) / 1e6
  const dry = stems.narrator.map((value, i) => value + (stems.visitors[i] ?? 0))
  const narration = { ...made, transcript: transcriptOf(segments), audio: { bytes: mp3, type: 'audio/mpeg' } }
  return { narration, dry, sampleRate: stems.sampleRate, cpuSeconds }
}
