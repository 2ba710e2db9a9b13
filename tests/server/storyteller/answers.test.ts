import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { createService } from '#server/storyteller/services/service.ts'
import { startStrictEndpoint, toneWav } from './strictEndpoint.ts'

const chat = '/v1/chat/completions'

const wanted = {
  language: 'de',
  titleDE: 'Der «rote» Stift',
  titleEN: 'The {red} pencil',
  textDE: '',
  textEN: 'I rewound the tape with a "pencil", every night in bed.',
}
const json = JSON.stringify(wanted)
const pretty = JSON.stringify(wanted, null, 2)
const story = {
  text: 'Ich habe das Band mit einem Stift zurückgespult, jeden Abend im Bett.',
  language: 'de',
} as const

interface Answer {
  readonly message: object
  readonly finish_reason?: string | null
}

async function startService() {
  const endpoint = await startStrictEndpoint()
  const { ai } = readConfig({ AI_BASE_URL: endpoint.baseUrl, AI_API_KEY: endpoint.apiKey, AI_TIMEOUT: '60' })
  if (ai === undefined) throw new Error('The configuration was not taken')
  const service = createService(ai)
  onTestFinished(() => service.close())
  const { translator, transcriber } = service
  if (!translator || !transcriber) throw new Error('A port is missing')
  return { endpoint, translator, transcriber }
}

async function translateWith({ message, finish_reason = 'stop' }: Answer) {
  const { endpoint, translator } = await startService()
  const body = JSON.stringify({ choices: [{ index: 0, message, finish_reason }] })
  endpoint.mischief.set(chat, { kind: 'answer', type: 'application/json', body })
  const answer = await translator.translate(story).catch((error: unknown) => error)
  return { answer, asked: endpoint.asked }
}

describe('[GEN-09] an answer is unwrapped', () => {
  test.each<[string, Answer]>([
    ['as it was asked for', { message: { content: json } }],
    ['over several lines', { message: { content: `\n${pretty}\n` } }],
    ['in a fence', { message: { content: `\`\`\`json\n${pretty}\n\`\`\`` } }],
    ['in a fence without a name', { message: { content: `\`\`\`\n${json}\n\`\`\`` } }],
    ['behind a sentence', { message: { content: `Here is the {JSON} that you asked for: ${json}` } }],
    ['between two sentences', { message: { content: `Gerne!\n\n${pretty}\n\nIst das "so" recht? {Ja}` } }],
    [
      'behind what the model thinks',
      { message: { content: `<think>{"language": "fr"}? No.</think>${json}` } },
    ],
    ['within another object', { message: { content: JSON.stringify({ translation: wanted }) } }],
    ['within a list', { message: { content: JSON.stringify([wanted]) } }],
    ['as a string', { message: { content: JSON.stringify(json) } }],
    [
      'in parts',
      {
        message: {
          content: [
            { type: 'text', text: json.slice(0, 20) },
            { type: 'text', text: json.slice(20) },
          ],
        },
      },
    ],
    ['with more than was asked for', { message: { content: JSON.stringify({ ...wanted, notes: ['x'] }) } }],
    ['with a mark of its encoding', { message: { content: `\uFEFF${json}` } }],
    ['in what it reasons, with nothing beside it', { message: { content: null, reasoning: json } }],
    [
      'in its reasoning, fenced',
      { message: { content: '', reasoning_content: `So:\n\`\`\`json\n${json}\n\`\`\`` } },
    ],
    ['without a reason for its end', { message: { content: json }, finish_reason: null }],
    [
      'with tool_calls of null',
      { message: { role: 'assistant', content: json, tool_calls: null, refusal: null } },
    ],
    ['whole, though its limit was reached', { message: { content: json }, finish_reason: 'length' }],
  ])('%s', async (_what, given) => {
    const { answer, asked } = await translateWith(given)
    expect(answer).toMatchObject({
      language: 'de',
      de: { title: 'Der «rote» Stift', text: story.text },
      en: { title: 'The {red} pencil', text: wanted.textEN },
    })
    expect(asked).toHaveLength(1)
  })
})

describe('[GEN-09] a useless answer is a failure that names what to change', () => {
  const never = { isMisconfigured: true, mayRecover: false }
  test.each<[string, Answer, RegExp, object]>([
    [
      'cut off at its limit',
      { message: { content: json.slice(0, 40) }, finish_reason: 'length' },
      /breaks off at the limit of its length: raise that limit, or switch thinking off/,
      never,
    ],
    [
      'thought away up to its limit',
      { message: { content: '', reasoning_content: 'Hmm, let me think.' }, finish_reason: 'length' },
      /raise that limit, or switch thinking off/,
      never,
    ],
    [
      'nothing but thoughts',
      { message: { content: null, reasoning: 'Hmm.' } },
      /nothing but what the model thinks, or switch thinking off/,
      never,
    ],
    [
      'declined',
      { message: { content: null, refusal: 'No.' } },
      /declines/,
      { isFinal: true, mayRecover: false },
    ],
    [
      'filtered',
      { message: { content: '' }, finish_reason: 'content_filter' },
      /declines/,
      { isFinal: true, mayRecover: false },
    ],
    [
      'prose',
      { message: { content: 'The tape was red.' } },
      /is no JSON\. Take a model that keeps/,
      { isUnusable: true },
    ],
    [
      'of another shape',
      { message: { content: '{"text":"x"}' } },
      /is not of the shape/,
      { isUnusable: true },
    ],
    [
      'cut off without saying so',
      { message: { content: json.slice(0, 40) } },
      /is not of the shape/,
      { isUnusable: true },
    ],
    ['empty', { message: { content: null } }, /is empty/, { isUnusable: true }],
  ])('%s', async (_what, given, sentence, facts) => {
    const { answer, asked } = await translateWith(given)
    expect(answer).toMatchObject({
      name: 'ServiceFailure',
      sentence: expect.stringMatching(sentence),
      ...facts,
    })
    expect(asked).toHaveLength(1)
  })
})

describe('[GEN-09] no answer is read beyond its size limit', () => {
  const transcriptions = '/v1/audio/transcriptions'
  test.each<[string, string, number, (service: Service) => Promise<unknown>]>([
    ['a translation', chat, 200, ({ translator }) => translator.translate(story)],
    ['a message of an error', chat, 400, ({ translator }) => translator.translate(story)],
    [
      'a transcript',
      transcriptions,
      200,
      ({ transcriber }) => transcriber.transcribe({ bytes: toneWav(1), type: 'audio/wav' }),
    ],
  ])('%s', async (_what, path, status, ask) => {
    const service = await startService()
    service.endpoint.mischief.set(path, { kind: 'endless', status, type: 'application/json' })
    await expect(ask(service)).rejects.toThrow('larger than any text')
    // What lies between the two in buffers comes on top.
    expect(service.endpoint.sentBytes).toBeLessThan(22 * 1024 * 1024)
  })
})

type Service = Awaited<ReturnType<typeof startService>>
