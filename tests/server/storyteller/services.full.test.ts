import sharp from 'sharp'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { createNarrator, createSoundWork } from '#server/storyteller/narration/createNarrator.ts'
import { createService } from '#server/storyteller/services/service.ts'
import { readWav } from '#server/storyteller/sound/wav.ts'
import type { NarrationOrder, Speaker } from '#server/storyteller/ports.ts'
import { wavFile } from '#tests/fixtures/audio/wav.ts'
import { recording } from '../helpers.ts'
import { startStrictEndpoint, toneWav } from './strictEndpoint.ts'
import type { StrictEndpoint } from './strictEndpoint.ts'

const speech = '/v1/audio/speech'
const said = { text: 'Das Band lief rückwärts.', language: 'de', deviceId: 1 } as const
const megabyte = 1024 * 1024

let started: StrictEndpoint[] = []
afterEach(() => {
  // Whatever else a test looks at: no service was asked wrongly, or with another's key.
  const faults = started.flatMap((endpoint) => endpoint.faults)
  started = []
  if (faults.length > 0) throw new Error(`A service was asked wrongly: ${faults.join('; ')}`)
})

async function startEndpoint(apiKey?: string): Promise<StrictEndpoint> {
  const endpoint = await startStrictEndpoint(apiKey)
  started.push(endpoint)
  return endpoint
}

function serviceWith(environment: Record<string, string>) {
  const { ai } = readConfig({ AI_TIMEOUT: '5', SPEECH_MODEL: 'speaks', ...environment })
  if (ai === undefined) throw new Error('The configuration was not taken')
  const service = createService(ai)
  onTestFinished(() => service.close())
  return service
}

/** Speech alone, of a server that wants no key. */
async function startSpeaker(environment: Record<string, string> = {}) {
  const endpoint = await startEndpoint('')
  const { speaker, ...others } = serviceWith({ SPEECH_BASE_URL: endpoint.baseUrl, ...environment })
  if (speaker === null) throw new Error('There is no speaker')
  return { endpoint, speaker, others }
}

describe('[GEN-06] services apart', () => {
  test('each is asked at its own address with its own key, and sees no other', async () => {
    const keys = {
      AI: 'sk-writer',
      SPEECH: 'sk-speech',
      TRANSCRIPTION: 'sk-hears',
      TRANSLATION: '',
      PICTURES: 'sk-draws',
    }
    const environment: Record<string, string> = {}
    const endpoints: Record<string, StrictEndpoint> = {}
    for (const [name, key] of Object.entries(keys)) {
      const endpoint = await startEndpoint(key)
      endpoints[name] = endpoint
      environment[`${name}_BASE_URL`] = endpoint.baseUrl
      environment[`${name}_API_KEY`] = key
      endpoint.written.set('narration', () => ({ paragraphs: [filler, 'Und du?'] }))
      endpoint.written.set('translation', () => translation)
      endpoint.written.set('scene', () => ({ scene: 'A cassette.' }))
      endpoint.heard = { text: 'Das Band', words: [{ word: 'Das', start: 0, end: 0.2 }] }
    }
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#282' } })
      .png()
      .toBuffer()
    if (endpoints.PICTURES) endpoints.PICTURES.picture = () => png.toString('base64')
    // What else stands in the environment is nobody's.
    vi.stubEnv('OPENAI_API_KEY', 'sk-of-the-environment')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const { writer, speaker, transcriber, translator, illustrator } = serviceWith(environment)
    await writer?.write({ ...order, stories: [] })
    await speaker?.speak(said)
    await transcriber?.transcribe({ bytes: recording(), type: 'audio/webm' })
    await transcriber?.recognizeWords?.({ bytes: recording(), type: 'audio/webm' })
    await translator?.translate({ text: quote, language: 'de' })
    await illustrator?.illustrateStory(story)
    const paths = Object.entries(endpoints).map(([name, { asked }]) => [name, asked.map(({ path }) => path)])
    expect(Object.fromEntries(paths)).toEqual({
      AI: ['/v1/chat/completions'],
      SPEECH: [speech],
      TRANSCRIPTION: ['/v1/audio/transcriptions', '/v1/audio/transcriptions'],
      TRANSLATION: ['/v1/chat/completions'],
      PICTURES: ['/v1/chat/completions', '/v1/images/generations'],
    })
  })

  test('a speech server without a key gets none, though the writer has one', async () => {
    const { endpoint, speaker } = await startSpeaker({
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_API_KEY: 'sk-writer',
    })
    await speaker.speak(said)
    expect(endpoint.asked).toHaveLength(1)
  })

  test('a speech service alone speaks the museum’s words, in the voice of the device', async () => {
    const { endpoint, speaker, others } = await startSpeaker({ SPEECH_VOICES: '1=device' })
    endpoint.speech = () => toneWav(3)
    expect(others).toMatchObject({ writer: null, transcriber: null, translator: null, illustrator: null })
    const sound = createSoundWork()
    onTestFinished(() => sound.close())
    const narration = await createNarrator({ sound, writer: null, speaker, transcriber: null }).narrate({
      ...order,
      script: null,
      recordings: { takesOf: async () => [], contributorOf: async () => null, keep: async () => {} },
    })
    expect(narration.transcript).toContain(quote)
    expect(narration.storyIds).toEqual([1])
    expect(new Set(voicesAsked(endpoint))).toEqual(new Set(['device']))
  })
})

describe('[GEN-06] a speech service', () => {
  test('speaks in the voice of the device and the language', async () => {
    const { endpoint, speaker } = await startSpeaker({
      SPEECH_VOICE_DE: 'thorsten',
      SPEECH_VOICE_EN: 'cori',
      SPEECH_VOICES: '2=sage,3:de=onyx,4=nova,4:en=ash',
    })
    const orders = [1, 2, 3, 4].flatMap((deviceId) => [
      { deviceId, language: 'de' as const },
      { deviceId, language: 'en' as const },
    ])
    for (const one of orders) await speaker.speak({ ...said, ...one })
    const voices = ['thorsten', 'cori', 'sage', 'sage', 'onyx', 'cori', 'nova', 'ash']
    expect(orders.map((one) => speaker.voiceFor(one))).toEqual(voices)
    expect(voicesAsked(endpoint)).toEqual(voices)
  })

  test('is asked in parts that it takes, which are joined', async () => {
    const { endpoint, speaker } = await startSpeaker()
    endpoint.speech = () => toneWav(2)
    const bytes = await speaker.speak({
      ...said,
      text: 'Das ist einer von vielen Sätzen, die folgen. '.repeat(200),
    })
    expect(endpoint.asked).toHaveLength(3)
    expect(readWav(bytes).samples).toHaveLength(3 * 2 * 24_000)
  })

  test('is not asked to say nothing', async () => {
    const { endpoint, speaker } = await startSpeaker()
    await expect(speaker.speak({ ...said, text: ' \n **  ' })).rejects.toMatchObject({
      isFinal: true,
      reason: 'there is nothing to read',
    })
    expect(endpoint.asked).toHaveLength(0)
  })

  test('that sends elsewhere is not followed', async () => {
    const { endpoint, speaker } = await startSpeaker()
    const elsewhere = await startEndpoint('')
    endpoint.mischief.set(speech, { kind: 'redirect', to: `${elsewhere.baseUrl}/audio/speech` })
    await expect(speaker.speak(said)).rejects.toThrow(/cannot be reached/)
    expect(elsewhere.asked).toEqual([])
  })

  const rate = 24_000
  const broken = (at: number, ...bytes: number[]) => {
    const wav = toneWav(1)
    wav.set(bytes, at)
    return wav
  }
  test.each<[string, () => Uint8Array, RegExp]>([
    ['no WAVE behind RIFF', () => broken(8, 0x41, 0x56, 0x49, 0x20), /is no speech/],
    ['no sampling rate', () => broken(24, 0, 0, 0, 0), /is no speech/],
    ['a sampling rate of gigahertz', () => broken(24, 255, 255, 255, 127), /is no speech/],
    ['no channel', () => broken(22, 0), /is no speech/],
    ['a format that nobody knows', () => broken(20, 85), /is no speech/],
    ['no chunk of sound', () => broken(36, 0x6a, 0x75, 0x6e, 0x6b), /is no speech/],
    ['a head alone', () => toneWav(1).slice(0, 30), /is no speech/],
    ['no sample', () => toneWav(0), /holds no sound/],
    ['silence', () => wavFile(new Float32Array(rate), { rate }), /is silent/],
    [
      'thirteen minutes',
      () => wavFile(new Float32Array(780 * 8000).fill(0.1), { rate: 8000 }),
      /is longer than any speech/,
    ],
  ])('whose WAV has %s is not taken', async (_what, made, reason) => {
    const { endpoint, speaker } = await startSpeaker()
    endpoint.speech = made
    await expect(speaker.speak(said)).rejects.toMatchObject({
      name: 'ServiceFailure',
      reason: expect.stringMatching(reason),
    })
  })

  test('that changes its format between parts is not taken', async () => {
    const { endpoint, speaker } = await startSpeaker()
    endpoint.speech = () =>
      wavFile(new Float32Array(9000).fill(0.1), { rate: endpoint.asked.length === 1 ? 24_000 : 22_050 })
    await expect(speaker.speak({ ...said, text: 'Ein Satz von vielen. '.repeat(200) })).rejects.toThrow(
      /changes its format/,
    )
  })

  test('an endless answer is broken off, and not stored', async () => {
    const { endpoint, speaker } = await startSpeaker({ SPEECH_TIMEOUT: '60' })
    endpoint.mischief.set(speech, { kind: 'endless', status: 200, type: 'audio/wav' })
    await expect(speaker.speak(said)).rejects.toMatchObject({
      reason: expect.stringMatching(/larger than any speech/),
    })
    expect(endpoint.sentBytes).toBeGreaterThan(50 * megabyte)
    // What lies between the two in buffers comes on top.
    const { sentBytes } = endpoint
    expect(sentBytes).toBeLessThan(70 * megabyte)
    await serves(endpoint, speaker)
    expect(endpoint.sentBytes).toBe(sentBytes)
  })
})

async function serves(endpoint: StrictEndpoint, speaker: Speaker) {
  endpoint.mischief.clear()
  expect(readWav(await speaker.speak(said)).sampleRate).toBe(24_000)
}

function voicesAsked(endpoint: StrictEndpoint): unknown[] {
  return endpoint.asked.map(({ body }) => Object(body).voice)
}

const quote = 'Ich habe das Band mit einem Bleistift zurückgespult, jeden Abend im Bett.'
const other = 'Mein Bruder nahm die Hitparade auf und fluchte leise über den Moderator.'
const filler = 'Das Band läuft und läuft, von einer Spule auf die andere, und niemand weiss, wie lange noch. '
  .repeat(8)
  .trim()
const order: NarrationOrder = {
  deviceId: 1,
  deviceName: 'Cassette Tape',
  stories: [{ id: 1, textDE: quote, textEN: null, sample: false }],
  language: 'de',
  edition: 1,
}
const translation = {
  language: 'de',
  titleDE: 'Der Bleistift im Band',
  titleEN: 'The pencil in the tape',
  textDE: '',
  textEN: 'I rewound the tape with a pencil, every night in bed.',
}
const story = {
  storyId: 100_001,
  deviceId: 1,
  deviceName: 'Cassette Tape',
  title: 'Das Band',
  text: quote,
  language: 'de',
  edition: 1,
} as const

describe('[GEN-06] a writer', () => {
  async function write(paragraphs: string[], given: NarrationOrder) {
    const endpoint = await startEndpoint('sk-writer')
    endpoint.written.set('narration', () => ({ paragraphs }))
    const { writer } = serviceWith({ AI_BASE_URL: endpoint.baseUrl, AI_API_KEY: endpoint.apiKey })
    if (writer === null) throw new Error('There is no writer')
    return writer.write(given)
  }
  const text = (words: string, endsParagraph = false) => ({
    kind: 'text',
    text: words,
    seconds: null,
    endsParagraph,
    storyId: null,
  })
  const quoteOf = (storyId: number, words: string, endsParagraph = false) => ({
    kind: 'quote',
    text: words,
    seconds: null,
    endsParagraph,
    storyId,
  })
  const two: NarrationOrder = {
    ...order,
    stories: [quote, other].map((textDE, index) => ({ id: 11 + index, textDE, textEN: null, sample: false })),
  }

  test('has the words of visitors as segments of their own, to the letter', async () => {
    const script = await write(
      [
        filler,
        `Eine Besucherin erzählt: «${quote.toUpperCase()}» – «${other}», sagt jemand.`,
        `«${quote}»`,
        // Names and halves of quotations are read by the narrator.
        'Wer sagt «Hitparade», und wer «Ich habe das Band mit einem Bleistift»?',
      ],
      two,
    )
    expect(script).toEqual({
      storyIds: expect.arrayContaining([11, 12]),
      segments: [
        text(filler, true),
        text('Eine Besucherin erzählt:'),
        quoteOf(11, `«${quote}»`),
        quoteOf(12, `«${other}»,`),
        text('sagt jemand.', true),
        quoteOf(11, `«${quote}»`, true),
        text('Wer sagt «Hitparade», und wer «Ich habe das Band mit einem Bleistift»?', true),
      ],
    })
  })

  test('a paragraph longer than a segment is refused', async () => {
    const long = 'Elektromagnetaufzeichnungsgerätetechnik '.repeat(150)
    await expect(write([long, 'Und du?'], { ...order, stories: [] })).rejects.toThrow(
      /paragraph that is too long/,
    )
  })
})

describe('[GEN-06] a transcriber', () => {
  async function start(environment: Record<string, string> = {}) {
    const endpoint = await startEndpoint('')
    const { transcriber } = serviceWith({ TRANSCRIPTION_BASE_URL: endpoint.baseUrl, ...environment })
    if (transcriber === null) throw new Error('There is no transcriber')
    return { endpoint, transcriber }
  }
  const wav = { bytes: toneWav(1), type: 'audio/wav' }

  test('times words with the model for that', async () => {
    const { endpoint, transcriber } = await start({ TRANSCRIPTION_TIMING_MODEL: 'times' })
    const words = [
      { word: 'Das', start: 0.1, end: 0.3 },
      { word: 'Band', start: 0.3, end: 0.8 },
    ]
    endpoint.heard = { text: 'Das Band', words }
    expect(await transcriber.recognizeWords?.(wav)).toEqual(words)
    expect(endpoint.asked[0]).toMatchObject({
      body: { model: 'times', response_format: 'verbose_json' },
      files: [{ name: 'recording.wav' }],
    })
  })

  test.each([
    ['no times', { text: 'Das Band' }],
    ['no word', { text: 'Das Band', words: [] }],
  ])('that names %s fails', async (_what, heard) => {
    const { endpoint, transcriber } = await start()
    endpoint.heard = heard
    await expect(transcriber.recognizeWords?.(wav)).rejects.toThrow(/names no times of words/)
  })

  test('without a model for that does not', async () => {
    const { transcriber } = await start({ TRANSCRIPTION_TIMING_MODEL: 'none' })
    expect(transcriber.recognizeWords).toBeNull()
  })
})
