import { sampleStories } from '../../content/exhibits/sampleStories.ts'
import { devices } from '../../content/exhibits/index.ts'
import type { Language } from '../../contract/common.ts'
import { composeScript } from '../../server/storytelling/embedded/composeNarration.ts'
import { linesOf } from '../../server/storytelling/embedded/lines.ts'
import { renderDry } from '../../server/storytelling/embedded/renderSpeech.ts'
import { speakNarration } from '../../server/storytelling/embedded/speakNarration.ts'
import { stagingOf } from '../../server/storytelling/embedded/stagings.ts'
import type { SpokenNarration } from '../../server/storytelling/ports.ts'

/** A narration, and the bare voices in it to measure it against. */
export interface MadeNarration {
  readonly narration: SpokenNarration
  /** Voices alone as synthesized, every one in its place; without the delay of the coding. */
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
  const staging = stagingOf(deviceId)
  const utterances = linesOf(composeScript(order), staging, language)
  const { narrator, visitors, sampleRate } = await renderDry({
    utterances,
    colour: staging.colour,
    bed: staging.bed,
  })
  // In this process, where its time can be told; the server does the same in one of its own.
  const before = process.cpuUsage()
  const narration = await speakNarration({ narrate: order })
  const { user, system } = process.cpuUsage(before)
  const cpuSeconds = (user + system) / 1e6
  const dry = narrator.map((value, i) => value + (visitors[i] ?? 0))
  return { narration, dry, sampleRate, cpuSeconds }
}
