import { BufferSource, EncodedPacketSink, Input, MP3 } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStoryteller } from '../../../server/storytelling/storyteller.ts'
import type { NarrationOrder, SpokenNarration } from '../../../server/storytelling/ports.ts'

const storyteller = createStoryteller()
afterAll(() => storyteller.close())

const order: NarrationOrder = {
  deviceId: 1,
  deviceName: 'Cassette Tape',
  stories: [
    {
      textDE: 'Ich durfte die Pausentaste drücken. Einmal habe ich zu früh losgelassen.',
      textEN: 'I was allowed to hold the pause key. Once I let go too early.',
      sample: false,
    },
  ],
  language: 'de',
  edition: 1,
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
  const narrations: SpokenNarration[] = []
  let german: SpokenNarration
  let next: SpokenNarration
  let english: SpokenNarration

  beforeAll(async () => {
    for (const part of [{}, { edition: 2 }, { language: 'en' as const }]) {
      narrations.push(await storyteller.narrator.narrate({ ...order, ...part }))
    }
    const [first, second, third] = narrations
    if (!first || !second || !third) throw new Error('Not every narration was made.')
    german = first
    next = second
    english = third
  }, 120_000)

  test('[GEN-01] [GEN-05] is spoken in both languages, with no key and no network, in about a minute and a half', () => {
    for (const { seconds, audio } of [german, english]) {
      expect(seconds).toBeGreaterThan(60)
      expect(seconds).toBeLessThan(130)
      expect(audio.type).toBe('audio/mpeg')
      expect(audio.bytes.length).toBeLessThan(650_000)
    }
    expect(german.transcript).toContain('Holzklotz')
    expect(english.transcript).toContain('block of wood')
  })

  test('[GEN-01] is a mono MP3 whose frames last as long as it says', async () => {
    const { frames, config, seconds } = await framesOf(german.audio.bytes)
    expect(config?.sampleRate).toBe(22_050)
    expect(config?.numberOfChannels).toBe(1)
    expect(german.seconds).toBeCloseTo((frames * 576) / 22_050, 2)
    expect(german.seconds).toBeCloseTo(seconds, 1)
  })

  test('[GEN-01] quotes what a visitor wrote', () => {
    expect(german.transcript).toContain(
      'Ich durfte die Pausentaste drücken. Einmal habe ich zu früh losgelassen.',
    )
    expect(english.transcript).toContain('I was allowed to hold the pause key. Once I let go too early.')
  })

  test('[DECK-08] has captions that hold every word once, in order of time, two lines at most', () => {
    for (const { cues, transcript, seconds } of narrations) {
      expect(cues.flatMap(({ text }) => wordsOf(text))).toEqual(wordsOf(transcript))
      let last = -1
      for (const { start, text } of cues) {
        expect(start).toBeGreaterThan(last)
        expect(text.length).toBeLessThanOrEqual(90)
        last = start
      }
      expect(last).toBeLessThan(seconds - 0.5)
    }
  })

  test('[GEN-01] is another recording in the next edition', () => {
    expect(next.transcript).not.toBe(german.transcript)
    expect(Buffer.from(next.audio.bytes).equals(Buffer.from(german.audio.bytes))).toBe(false)
  })
})

test('a closed storyteller refuses instead of speaking', async () => {
  const closed = createStoryteller()
  await closed.close()
  await expect(closed.narrator.narrate(order)).rejects.toThrow('closed')
})

test('closing while a narration is made ends it', async () => {
  const busy = createStoryteller()
  const narration = busy.narrator.narrate(order)
  const outcome = narration.then(String, String)
  await new Promise((resolve) => setImmediate(resolve))
  await busy.close()
  expect(await outcome).toMatch(/ended early|closed/)
})
