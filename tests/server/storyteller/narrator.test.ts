import { BufferSource, EncodedPacketSink, Input, MP3 } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contract/common.ts'
import { captionLines } from '#server/storyteller/captionLines.ts'
import { createStoryteller } from '#server/storyteller/storyteller.ts'
import type { NarrationNeeds, WrittenNarration } from '#server/storyteller/ports.ts'

const storyteller = await createStoryteller()
afterAll(() => storyteller.close())

/** Nobody has recorded anything. */
const noRecordings = { takesOf: async () => [], contributorOf: async () => null, keep: async () => {} }

const order: NarrationNeeds = {
  deviceId: 1,
  deviceName: 'Cassette Tape',
  stories: [
    {
      id: 7,
      textDE: 'Ich durfte die Pausentaste drücken. Einmal habe ich zu früh losgelassen.',
      textEN: 'I was allowed to hold the pause key. Once I let go too early.',
      sample: false,
    },
  ],
  language: 'de',
  edition: 1,
  script: null,
  recordings: noRecordings,
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

async function framesOf(mp3: Uint8Array) {
  const input = new Input({ formats: [MP3], source: new BufferSource(mp3) })
  const [track] = await input.getAudioTracks()
  if (!track) throw new Error('The narration has no sound.')
  let frames = 0
  for await (const packet of new EncodedPacketSink(track).packets()) if (packet.data.length > 0) frames++
  const config = await track.getDecoderConfig()
  return { frames, config, seconds: await input.computeDuration() }
}

describe('a narration', () => {
  const narrations: WrittenNarration[] = []
  let german: WrittenNarration
  let english: WrittenNarration

  beforeAll(async () => {
    for (const language of languages) {
      narrations.push(await storyteller.narrator.narrate({ ...order, language }))
    }
    const [first, second] = narrations
    if (!first || !second) throw new Error('Not every narration was made.')
    german = first
    english = second
  }, 300_000)

  test('[GEN-01] [GEN-05] is spoken in both languages, with no key and no network, in about a minute and a half', () => {
    for (const { seconds, audio } of [german, english]) {
      expect(seconds).toBeGreaterThan(60)
      expect(seconds).toBeLessThan(120)
      expect(audio.type).toBe('audio/mpeg')
      expect(audio.bytes.length).toBeLessThan(740_000)
    }
    expect(german.transcript).toContain('Holzklotz')
    expect(english.transcript).toContain('block of wood')
  })

  test('[RECALL-01] says which stories it quotes', () => {
    expect(german.storyIds).toEqual([7])
    expect(english.storyIds).toEqual([7])
  })

  test('[GEN-01] is a stereo MP3 whose frames match its length', async () => {
    const { frames, config, seconds } = await framesOf(german.audio.bytes)
    expect(config?.sampleRate).toBe(22_050)
    expect(config?.numberOfChannels).toBe(2)
    expect(german.seconds).toBeCloseTo((frames * 576) / 22_050, 2)
    expect(german.seconds).toBeCloseTo(seconds, 1)
  })

  test('[GEN-01] quotes visitors’ stories', () => {
    expect(german.transcript).toContain(
      'Ich durfte die Pausentaste drücken. Einmal habe ich zu früh losgelassen.',
    )
    expect(english.transcript).toContain('I was allowed to hold the pause key. Once I let go too early.')
  })

  test('[DECK-08] has captions that hold every word once, in order of time, two lines at most', () => {
    for (const { cues, transcript, seconds } of narrations) {
      expect(cues.flatMap(({ text }) => wordsOf(text))).toEqual(wordsOf(transcript))
      let last = -1
      for (const [index, { start, end = 0, text }] of cues.entries()) {
        expect(start).toBeGreaterThan(last)
        expect(captionLines(text)?.length).toBeLessThanOrEqual(2)
        expect(end - start).toBeGreaterThan(0.5)
        expect(end - start).toBeLessThan(8)
        expect(end).toBeLessThanOrEqual(cues[index + 1]?.start ?? seconds)
        last = start
      }
      expect(last).toBeLessThan(seconds - 0.5)
    }
  })
})

test('reads a text as it is, paragraph by paragraph, without additions @full', async () => {
  const text =
    'Ich hatte den Walkman immer dabei.\n\nEr war blau. Heute liegt er <b>im</b> Keller [[h@l]] 😀.'
  const { transcript, cues, seconds } = await storyteller.narrator.read({ text, language: 'de' })
  expect(transcript).toBe(text)
  expect(cues.flatMap((cue) => wordsOf(cue.text))).toEqual(wordsOf(text))
  expect(seconds).toBeGreaterThan(4)
  expect(seconds).toBeLessThan(12)
}, 120_000)

test('a closed storyteller refuses instead of speaking', async () => {
  const closed = await createStoryteller()
  await closed.close()
  await expect(closed.narrator.narrate(order)).rejects.toThrow('closed')
})

test('closing while a narration is made ends it', async () => {
  const busy = await createStoryteller()
  const narration = busy.narrator.narrate(order)
  const outcome = narration.then(String, String)
  await new Promise((resolve) => setImmediate(resolve))
  await busy.close()
  expect(await outcome).toMatch(/ended early|closed/)
})
