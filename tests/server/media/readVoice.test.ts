import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import type { EncodedPacket } from 'mediabunny'
import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import type { VoiceFile } from '#server/media/parseVoice.ts'
import { readVoice } from '#server/media/readVoice.ts'
import { mp3Of, oggOf, silentAacMp4, wavOf } from '#tests/fixtures/audio/builtAudio.ts'
import { smallestSizedWebm, webmOfSize } from '#tests/fixtures/audio/sizedWebm.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/audio/${name}`, import.meta.url)))
const webm = fixture('recorded-opus.webm')
const sliced = fixture('recorded-opus-sliced.webm')
const mp4 = fixture('recorded-opus.mp4')

interface Content {
  readonly packets: readonly EncodedPacket[]
  readonly config: AudioDecoderConfig
  /** What the file says about its length, without being read to the end. */
  readonly statedSeconds: number | null
}

async function contentOf(bytes: Uint8Array): Promise<Content> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) })
  const [track] = await input.getAudioTracks()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error('The file has no sound.')
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  return { packets, config, statedSeconds: await input.getDurationFromMetadata() }
}

const dataOf = ({ packets }: Content) => packets.map(({ data }) => Buffer.from(data).toString('hex'))
const timesOf = ({ packets }: Content) => packets.map(({ timestamp }) => Math.round(timestamp * 1000))

describe('recordings that browsers make', () => {
  test.for([
    ['recorded-opus.webm', webm, 'audio/webm'],
    ['recorded-opus-sliced.webm', sliced, 'audio/webm'],
    ['recorded-opus.mp4', mp4, 'audio/mp4'],
  ] as const)('[API-04] [SHARE-07] %s keeps every packet and gains a duration', async ([, bytes, type]) => {
    const voice = await readVoice(bytes)
    const before = await contentOf(bytes)
    const after = await contentOf(voice.bytes)
    expect(voice.type).toBe(type)
    expect(dataOf(after)).toEqual(dataOf(before))
    expect(timesOf(after)).toEqual(timesOf(before))
    expect(after.statedSeconds).toBeCloseTo(voice.seconds, 2)
    expect(voice.seconds).toBeGreaterThan(1)
  })

  test('a recording in slices has no duration before and has one afterwards', async () => {
    expect((await contentOf(sliced)).statedSeconds).toBeNull()
    expect((await contentOf((await readVoice(sliced)).bytes)).statedSeconds).toBeCloseTo(2.4, 1)
  })

  test('[SHARE-07] AAC in mp4, as Safari records it, is accepted', async () => {
    const bytes = await silentAacMp4(1)
    const voice = await readVoice(bytes)
    expect(voice.type).toBe('audio/mp4')
    expect(voice.seconds).toBeCloseTo(1, 1)
    expect(dataOf(await contentOf(voice.bytes))).toEqual(dataOf(await contentOf(bytes)))
  })

  test('[ENGINE-02] [SHARE-07] AAC in mp4 whose last fragment has two headers, as WebKitGTK records it, keeps all sound', async () => {
    const bytes = Buffer.from(fixture('recorded-aac-webkit.mp4'))
    expect(bytes.toString('latin1').split('moof')).toHaveLength(4)
    const voice = await readVoice(bytes)
    expect(voice.type).toBe('audio/mp4')
    expect(voice.seconds).toBeCloseTo(1.46, 2)
    // All of its second and last stretch of sound, in one piece.
    const last = bytes.subarray(bytes.lastIndexOf('mdat') + 4)
    expect(Buffer.from(voice.bytes).includes(last)).toBe(true)
  })

  test('[API-04] wav, mp3 and ogg are stored unchanged', async () => {
    const { packets, config } = await contentOf(webm)
    const files = [
      ['audio/wav', wavOf(0.5), 0.5],
      ['audio/mpeg', await mp3Of(0.5), 0.5],
      ['audio/ogg', await oggOf(packets, config), 1.14],
    ] as const
    for (const [type, bytes, seconds] of files) {
      const voice = await readVoice(bytes)
      expect(voice.type).toBe(type)
      expect(Math.abs(voice.seconds - seconds)).toBeLessThan(0.15)
      expect(Buffer.from(voice.bytes).equals(Buffer.from(bytes))).toBe(true)
    }
  })

  test('[API-04] a file of exactly the largest size is read', async () => {
    const bytes = webmOfSize(limits.audioBytes)
    expect(bytes.length).toBe(4_718_592)
    expect((await readVoice(bytes)).seconds).toBeCloseTo(2.4, 1)
    expect(webmOfSize(smallestSizedWebm)).toHaveLength(smallestSizedWebm)
  })
})

describe('recordings that break off', () => {
  test.for([
    ['webm in one piece', webm],
    ['webm in slices', sliced],
    ['mp4', mp4],
  ] as const)('%s is stored up to the break', async ([, bytes]) => {
    const whole = await readVoice(bytes)
    const part = await readVoice(bytes.subarray(0, Math.round(bytes.length * 0.6)))
    expect(part.seconds).toBeGreaterThan(whole.seconds * 0.45)
    expect(part.seconds).toBeLessThan(whole.seconds)
    const kept = dataOf(await contentOf(part.bytes))
    expect(dataOf(await contentOf(bytes)).slice(0, kept.length)).toEqual(kept)
  })
})

describe('invalid recordings', () => {
  test.for([
    ['nothing', new Uint8Array(), /empty/],
    ['text', new TextEncoder().encode('once upon a time '.repeat(50)), /not an audio recording/],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52),
      /image/,
    ],
    ['a film', fixture('recorded-video.webm'), /more than sound/],
    ['the head of a recording', webm.subarray(0, 262), /no sound|damaged/],
    ['a wav without samples', wavOf(0), /no sound/],
  ] as const)('[API-04] %s is refused with a sentence', async ([, bytes, sentence]) => {
    await expect(readVoice(bytes)).rejects.toThrow(NotAudio)
    await expect(readVoice(bytes)).rejects.toThrow(sentence)
  })

  test('[API-04] no mutation of a recording does anything but pass or be refused @full', async () => {
    const mutation = fc.record({
      file: fc.constantFrom(webm, sliced, mp4, wavOf(0.05)),
      changes: fc.array(
        fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 255 })),
        {
          minLength: 1,
          maxLength: 12,
        },
      ),
      keep: fc.double({ min: 0.01, max: 1, noNaN: true }),
    })
    await fc.assert(
      fc.asyncProperty(mutation, async ({ file, changes, keep }) => {
        const bytes = file.slice(0, Math.max(1, Math.round(file.length * keep)))
        for (const [place, value] of changes) bytes[Math.floor(place * (bytes.length - 1))] = value
        const result: unknown = await readVoice(bytes).catch((error: unknown) => error)
        if (!isVoice(result)) expect(result).toBeInstanceOf(NotAudio)
        else expect(result.seconds).toBeGreaterThan(0)
      }),
      { numRuns: 1500 },
    )
  }, 30_000)
})

describe('[TEXT-06] the order of reading recordings', () => {
  const done: string[] = []
  const read = (who: string, address: string, signal?: AbortSignal) =>
    readVoice(webm, { address, ...(signal && { signal }) }).then(
      () => done.push(who),
      (error: unknown) => done.push(`${who}: ${error instanceof Error ? error.name : String(error)}`),
    )
  beforeEach(() => {
    done.length = 0
  })

  test('addresses take turns: many recordings of one do not keep others waiting', async () => {
    const many = Array.from({ length: 6 }, (_, index) => read(`a${index}`, '10.0.0.1'))
    await Promise.all([...many, read('b0', '10.0.0.2'), read('b1', '10.0.0.2'), read('c0', '::1')])
    expect(done).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4', 'a5'])
  })

  test('an abandoned recording is not read, and a running read is stopped', async () => {
    const gone = new AbortController()
    const work = [read('first', 'a', gone.signal), read('second', 'a', gone.signal), read('third', 'a')]
    gone.abort()
    await Promise.all(work)
    expect(done).toEqual(['first: AbortError', 'second: AbortError', 'third'])
  })
})

function isVoice(value: unknown): value is VoiceFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && 'seconds' in value
}
