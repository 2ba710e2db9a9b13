import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { createService } from '#server/storyteller/services/service.ts'

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

/** A service that answers every question for text like this, and counts. */
async function startService(answerTo: (path: string) => string | AsyncIterable<Uint8Array>) {
  const asked: string[] = []
  let sentBytes = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const path = request.url ?? ''
      asked.push(path)
      const answer = answerTo(path)
      response.writeHead(path.startsWith('/bad') ? 400 : 200, {
        'content-type': path.endsWith('speech') ? 'audio/wav' : 'application/json',
      })
      if (typeof answer === 'string') return void response.end(answer)
      return void sendAll(answer)

      async function sendAll(pieces: AsyncIterable<Uint8Array>) {
        for await (const piece of pieces) {
          if (response.closed) return
          sentBytes += piece.length
          if (!response.write(piece)) {
            await new Promise((resolve) => response.once('drain', resolve).once('close', resolve))
          }
        }
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    asked,
    sent: () => sentBytes,
    ports: (path = '') => {
      const { ai } = readConfig({
        AI_BASE_URL: `http://127.0.0.1:${port}${path}/v1`,
        AI_API_KEY: 'sk-any',
        SPEECH_MODEL: 'speaks',
        AI_TIMEOUT: '60',
      })
      if (ai === undefined) throw new Error('The configuration was not taken')
      const service = createService(ai)
      onTestFinished(() => service.close())
      const { translator, transcriber, speaker } = service
      if (!translator || !transcriber || !speaker) throw new Error('A port is missing')
      return { translator, transcriber, speaker }
    },
  }
}

async function translateWith({ message, finish_reason = 'stop' }: Answer) {
  const body = JSON.stringify({ choices: [{ index: 0, message, finish_reason }] })
  const { asked, ports } = await startService(() => body)
  const answer = await ports()
    .translator.translate(story)
    .catch((error: unknown) => error)
  return { answer, asked }
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

describe('[GEN-09] an answer of no use is a failure that says what to change', () => {
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

describe('[GEN-09] no answer is taken in beyond what it can be', () => {
  async function* endless(head: string) {
    yield Buffer.from(head)
    const piece = Buffer.alloc(1024 * 1024, 'a')
    for (let sent = 0; sent < 200; sent += 1) yield piece
  }
  const megabytes = 1024 * 1024

  test.each([
    ['a translation', '', ({ translator }: Ports) => translator.translate(story), 'any text', 2],
    ['a message of an error', '/bad', ({ translator }: Ports) => translator.translate(story), 'any text', 2],
    [
      'a transcript',
      '',
      ({ transcriber }: Ports) => transcriber.transcribe({ bytes: new Uint8Array(9), type: 'audio/wav' }),
      'any text',
      2,
    ],
    [
      'a speech',
      '',
      ({ speaker }: Ports) => speaker.speak({ text: 'Band.', language: 'de', deviceId: 1 }),
      'any speech',
      50,
    ],
  ] as const)('%s', async (_what, path, ask, what, most) => {
    const { ports, sent } = await startService(() => endless('{"text":"'))
    await expect(ask(ports(path))).rejects.toThrow(`larger than ${what}`)
    // What lies between the two in buffers comes on top.
    expect(sent()).toBeLessThan((most + 20) * megabytes)
  })
})

type Ports = ReturnType<Awaited<ReturnType<typeof startService>>['ports']>
