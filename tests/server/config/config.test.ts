import { describe, expect, test } from 'vitest'
import { readConfig, variables } from '#server/config/config.ts'

const service = { AI_BASE_URL: 'http://127.0.0.1:8080/v1/', AI_API_KEY: 'sk-secret', SPEECH_MODEL: 'speaks' }
const services = {
  writer: 'AI',
  speaker: 'SPEECH',
  transcriber: 'TRANSCRIPTION',
  translator: 'TRANSLATION',
  illustrator: 'PICTURES',
} as const
const names = Object.entries(services)
type Case = [environment: Record<string, string>, sentence: string]
const others = names.filter(([port]) => port !== 'writer')

describe('[GEN-06] services for the storyteller', () => {
  test('without one everything is embedded', () => {
    expect(readConfig({}).ai).toBeUndefined()
    expect(readConfig({ SPEECH_MODEL: 'tts-1', AI_TIMEOUT: '5' }).ai).toBeUndefined()
  })

  test('no service speaks before a model is named: those that are known today end', () => {
    const { ai } = readConfig({ ...service, SPEECH_MODEL: undefined })
    expect(ai).toMatchObject({ writer: { model: 'gpt-5-mini' }, speaker: null })
  })

  test('the one of the writer does everything, each port with models and a limit of its own', () => {
    const { ai } = readConfig({
      ...service,
      AI_TIMEOUT: '30',
      TRANSLATION_TIMEOUT: '0.5',
      TRANSLATION_MODEL: 'qwen3',
      TRANSCRIPTION_TIMING_MODEL: 'none',
    })
    const asked = { baseUrl: 'http://127.0.0.1:8080/v1', apiKey: 'sk-secret', timeoutMs: 30_000 }
    expect(ai).toEqual({
      writer: { ...asked, model: 'gpt-5-mini' },
      speaker: {
        ...asked,
        model: 'speaks',
        voices: { de: 'sage', en: 'sage' },
        deviceVoices: new Map(),
      },
      transcriber: { ...asked, model: 'gpt-transcribe', timingModel: null },
      translator: { ...asked, timeoutMs: 500, model: 'qwen3' },
      illustrator: { ...asked, model: 'gpt-image-1', textModel: 'gpt-5-mini' },
    })
  })

  test('models, voices and limits are as they are set', () => {
    const { ai } = readConfig({
      ...service,
      AI_MODEL: 'writes',
      SPEECH_MODEL: 'speaks',
      SPEECH_VOICE_DE: 'thorsten',
      SPEECH_VOICE_EN: 'cori',
      SPEECH_VOICES: '1=sage, 2:de=onyx',
      SPEECH_TIMEOUT: '7',
      TRANSCRIPTION_MODEL: 'hears',
      TRANSCRIPTION_TIMING_MODEL: 'times',
      TRANSCRIPTION_TIMEOUT: '8',
      PICTURES_MODEL: 'draws',
      PICTURES_TEXT_MODEL: 'describes',
      PICTURES_TIMEOUT: '9',
    })
    expect(ai).toMatchObject({
      writer: { model: 'writes', timeoutMs: 120_000 },
      speaker: { model: 'speaks', voices: { de: 'thorsten', en: 'cori' }, timeoutMs: 7000 },
      transcriber: { model: 'hears', timingModel: 'times', timeoutMs: 8000 },
      translator: { timeoutMs: 90_000 },
      illustrator: { model: 'draws', textModel: 'describes', timeoutMs: 9000 },
    })
    expect([...(ai?.speaker?.deviceVoices ?? [])]).toEqual([
      ['1', 'sage'],
      ['2:de', 'onyx'],
    ])
  })

  test.each(names)('%s alone is turned off by its model', (port, prefix) => {
    const { ai } = readConfig({ ...service, [`${prefix}_MODEL`]: 'none' })
    for (const [name, settings] of Object.entries(ai ?? {}))
      expect(settings === null, name).toBe(name === port)
  })

  test.each(others)('%s has an address and a key of its own, or no key', (port, prefix) => {
    const address = { [`${prefix}_BASE_URL`]: 'https://own.example/v1' }
    const own = { baseUrl: 'https://own.example/v1', apiKey: 'sk-own' }
    const keyed = readConfig({ ...service, ...address, [`${prefix}_API_KEY`]: 'sk-own' }).ai
    for (const [name, settings] of Object.entries(keyed ?? {})) {
      expect(settings, name).toMatchObject(
        name === port ? own : { baseUrl: 'http://127.0.0.1:8080/v1', apiKey: 'sk-secret' },
      )
    }
    const keyless = { ...own, apiKey: null }
    expect(readConfig({ ...service, ...address }).ai).toMatchObject({ [port]: keyless })
    // Without a writer: it alone, and all else embedded.
    const alone = readConfig({ ...address, SPEECH_MODEL: 'speaks' }).ai
    for (const [name, settings] of Object.entries(alone ?? {})) {
      if (name === port) expect(settings).toMatchObject(keyless)
      else expect(settings, name).toBeNull()
    }
  })

  test.each<Case>([
    [{ AI_BASE_URL: 'http://127.0.0.1/v1' }, 'AI_API_KEY: is missing, and AI_BASE_URL needs it.'],
    [{ AI_API_KEY: 'x' }, 'AI_BASE_URL: is missing, and AI_API_KEY needs it.'],
    [{ SPEECH_BASE_URL: 'http://speech:8000/v1' }, 'SPEECH_MODEL: is missing, and SPEECH_BASE_URL needs it.'],
    ...others.map(([, prefix]): Case => [
      { ...service, [`${prefix}_API_KEY`]: 'x' },
      `${prefix}_BASE_URL: is missing, and ${prefix}_API_KEY needs it.`,
    ]),
    ...names.flatMap(([, prefix]): Case[] => [
      [
        { ...service, [`${prefix}_BASE_URL`]: 'ftp://x/v1' },
        `${prefix}_BASE_URL: must be an address that begins with http:// or https://.`,
      ],
      [
        { ...service, [`${prefix}_BASE_URL`]: 'http://x/v1', [`${prefix}_API_KEY`]: 'two words' },
        `${prefix}_API_KEY: must be one word without blanks.`,
      ],
      [{ ...service, [`${prefix}_TIMEOUT`]: 'soon' }, `${prefix}_TIMEOUT: must be a number of seconds.`],
      [{ ...service, [`${prefix}_TIMEOUT`]: '0' }, `${prefix}_TIMEOUT: must be at least 0.1 seconds.`],
      [{ ...service, [`${prefix}_TIMEOUT`]: '5000' }, `${prefix}_TIMEOUT: must be at most 300 seconds.`],
      [{ ...service, [`${prefix}_MODEL`]: 'x'.repeat(201) }, `${prefix}_MODEL: `],
    ]),
    ...['TRANSCRIPTION_TIMING_MODEL', 'PICTURES_TEXT_MODEL'].map((name): Case => [
      { ...service, [name]: ' ' },
      `${name}: `,
    ]),
    ...['SPEECH_VOICE_DE', 'SPEECH_VOICE_EN'].flatMap((name) =>
      ['two words', 'a,b', 'a=b', 'x'.repeat(101)].map((voice): Case => [
        { ...service, [name]: voice },
        `${name}: must be one word without commas, at most 100 characters.`,
      ]),
    ),
    ...['sage', '1=', '=sage', '0=sage', '1:fr=sage', '1=sage;2=onyx', '1=sage,', '1=a b', '1:de:en=x'].map(
      (voices): Case => [
        { ...service, SPEECH_VOICES: voices },
        'SPEECH_VOICES: must list devices and their voices, in both languages or in one, as in 1=sage,2:de=onyx.',
      ],
    ),
    [{ ...service, SPEECH_VOICES: '1=sage,2=onyx,1=nova' }, 'SPEECH_VOICES: names 1 twice.'],
  ])('%o ends the start with a sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(`The configuration is wrong. ${sentence}`)
  })

  test.each([
    ['AI_NARRATOR', 'AI_MODEL and SPEECH_MODEL (none turns them off)'],
    ['AI_NARRATOR_MODEL', 'AI_MODEL'],
    ['AI_NARRATOR_SPEECH_MODEL', 'SPEECH_MODEL'],
    ['AI_NARRATOR_VOICE', 'SPEECH_VOICE_DE and SPEECH_VOICE_EN'],
    ['AI_NARRATOR_TIMING_MODEL', 'TRANSCRIPTION_TIMING_MODEL'],
    ['AI_NARRATOR_TIMEOUT', 'AI_TIMEOUT and SPEECH_TIMEOUT'],
    ['AI_TRANSLATOR', 'TRANSLATION_MODEL (none turns it off)'],
    ['AI_TRANSLATOR_MODEL', 'TRANSLATION_MODEL'],
    ['AI_TRANSLATOR_TIMEOUT', 'TRANSLATION_TIMEOUT'],
    ['AI_TRANSCRIBER', 'TRANSCRIPTION_MODEL (none turns it off)'],
    ['AI_TRANSCRIBER_MODEL', 'TRANSCRIPTION_MODEL'],
    ['AI_TRANSCRIBER_TIMEOUT', 'TRANSCRIPTION_TIMEOUT'],
    ['AI_ILLUSTRATOR', 'PICTURES_MODEL (none turns it off)'],
    ['AI_ILLUSTRATOR_MODEL', 'PICTURES_MODEL'],
    ['AI_ILLUSTRATOR_TEXT_MODEL', 'PICTURES_TEXT_MODEL'],
    ['AI_ILLUSTRATOR_TIMEOUT', 'PICTURES_TIMEOUT'],
  ])('the former %s ends the start and is told its new name', (former, now) => {
    expect(() => readConfig({ ...service, [former]: 'x' })).toThrow(
      `The configuration is wrong. ${former}: is called ${now} now.`,
    )
    for (const [name] of now.matchAll(/[A-Z_]{3,}/g)) expect(variables).toContain(name)
  })

  test('a key is never in the sentence', () => {
    for (const [, prefix] of names) {
      const environment = {
        ...service,
        [`${prefix}_BASE_URL`]: 'http://x/v1',
        [`${prefix}_API_KEY`]: 'my secret',
      }
      expect(() => readConfig(environment)).toThrow(/^(?!.*secret)/)
    }
  })
})
