import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

const service = { AI_BASE_URL: 'http://127.0.0.1:8080/v1/', AI_API_KEY: 'sk-secret' }

describe('[GEN-05] a service for the storyteller', () => {
  test('without one everything is embedded', () => {
    expect(readConfig({}).ai).toBeUndefined()
    expect(readConfig({ AI_NARRATOR: 'embedded', AI_TIMEOUT: '5' }).ai).toBeUndefined()
  })

  test('fills all four ports, each with models and a limit of its own', () => {
    const { ai } = readConfig({
      ...service,
      AI_TIMEOUT: '30',
      AI_TRANSLATOR_TIMEOUT: '0.5',
      AI_TRANSLATOR_MODEL: 'qwen3',
      AI_NARRATOR_TIMING_MODEL: 'none',
    })
    expect(ai).toMatchObject({
      baseUrl: 'http://127.0.0.1:8080/v1',
      apiKey: 'sk-secret',
      narrator: { timeoutMs: 30_000, timingModel: null },
      translator: { timeoutMs: 500, model: 'qwen3', models: ['qwen3'] },
      transcriber: { timeoutMs: 30_000 },
      illustrator: { timeoutMs: 30_000 },
    })
  })

  test.each(['narrator', 'translator', 'transcriber', 'illustrator'] as const)(
    '%s is switched alone',
    (port) => {
      const { ai } = readConfig({ ...service, [`AI_${port.toUpperCase()}`]: 'embedded' })
      for (const name of ['narrator', 'translator', 'transcriber', 'illustrator'] as const) {
        expect(ai?.[name] === null, name).toBe(name === port)
      }
    },
  )

  test.each([
    [{ AI_BASE_URL: 'http://127.0.0.1/v1' }, 'AI_API_KEY: is missing, and AI_BASE_URL needs it.'],
    [{ AI_API_KEY: 'x' }, 'AI_BASE_URL: is missing, and AI_API_KEY needs it.'],
    [{ AI_NARRATOR: 'openai' }, 'AI_NARRATOR: is openai, and that needs AI_BASE_URL and AI_API_KEY.'],
    [{ ...service, AI_ILLUSTRATOR: 'on' }, 'AI_ILLUSTRATOR: must be openai or embedded.'],
    [
      { ...service, AI_BASE_URL: 'ftp://x/v1' },
      'AI_BASE_URL: must be an address that begins with http:// or https://.',
    ],
    [{ ...service, AI_API_KEY: 'two words' }, 'AI_API_KEY: must be one word without blanks.'],
    [{ ...service, AI_TIMEOUT: 'soon' }, 'AI_TIMEOUT: must be a number of seconds.'],
    [{ ...service, AI_TRANSCRIBER_TIMEOUT: '0' }, 'AI_TRANSCRIBER_TIMEOUT: must be at least 0.1 seconds.'],
    [{ ...service, AI_NARRATOR_TIMEOUT: '5000' }, 'AI_NARRATOR_TIMEOUT: must be at most 300 seconds.'],
  ])('%o ends the start with a sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(`The configuration is wrong. ${sentence}`)
  })

  test('a key is never in the sentence', () => {
    expect(() => readConfig({ ...service, AI_API_KEY: 'sk secret key' })).toThrow(/^(?!.*secret)/)
  })
})
