import * as z from 'zod/mini'

/** Who does the work of a port. For translator and transcriber `embedded` means nobody. */
const sources = ['openai', 'embedded'] as const
const Source = z.optional(z.enum(sources, { error: `must be ${sources.join(' or ')}` }))
const Model = (name: string) => z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)), name)

/** What Node waits for the head of an answer, whatever is asked of it. */
const mostSeconds = 300
const Seconds = z.optional(
  z.coerce
    .number('must be a number of seconds')
    .check(
      z.minimum(0.1, 'must be at least 0.1 seconds'),
      z.maximum(mostSeconds, `must be at most ${mostSeconds} seconds`),
    ),
)

const BaseUrl = z.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' }),
  z.transform((url: string) => url.replace(/\/+$/, '')),
)

/** The part of the environment that is about a service for the storyteller; all of it optional. */
export const aiEnvironment = {
  AI_BASE_URL: z.optional(BaseUrl),
  // Sent as a header: no line breaks, nothing but printable ASCII.
  AI_API_KEY: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/, 'must be one word without blanks')),
  ),
  AI_TIMEOUT: Seconds,
  AI_NARRATOR: Source,
  AI_NARRATOR_MODEL: Model('gpt-5-mini'),
  AI_NARRATOR_SPEECH_MODEL: Model('gpt-4o-mini-tts'),
  AI_NARRATOR_VOICE: Model('sage'),
  AI_NARRATOR_TIMING_MODEL: Model('whisper-1'),
  AI_NARRATOR_TIMEOUT: Seconds,
  AI_TRANSLATOR: Source,
  AI_TRANSLATOR_MODEL: Model('gpt-5-mini'),
  AI_TRANSLATOR_TIMEOUT: Seconds,
  AI_TRANSCRIBER: Source,
  AI_TRANSCRIBER_MODEL: Model('gpt-4o-transcribe'),
  AI_TRANSCRIBER_TIMEOUT: Seconds,
  AI_ILLUSTRATOR: Source,
  AI_ILLUSTRATOR_MODEL: Model('gpt-image-1'),
  AI_ILLUSTRATOR_TEXT_MODEL: Model('gpt-5-mini'),
  AI_ILLUSTRATOR_TIMEOUT: Seconds,
} as const

/** What is known of the service when neither its own limit nor `AI_TIMEOUT` is set, in seconds a request. */
const timeout = { narrator: 120, translator: 90, transcriber: 120, illustrator: 120 } as const

const Environment = z.object(aiEnvironment)
type Environment = z.infer<typeof Environment>

/** How one port uses the service. */
export interface PortSettings {
  /** Every model it uses, for staff. */
  readonly models: readonly string[]
  /** Of one request. */
  readonly timeoutMs: number
}
export interface NarratorSettings extends PortSettings {
  readonly textModel: string
  readonly speechModel: string
  readonly voice: string
  /** Transcribes the speech to find when its words are heard; null: they are found in the sound itself. */
  readonly timingModel: string | null
}
export interface WordsSettings extends PortSettings {
  readonly model: string
}
export interface IllustratorSettings extends PortSettings {
  readonly pictureModel: string
  readonly textModel: string
}

/** A service that speaks the OpenAI protocol, and which ports use it; null: that port stays embedded. */
export interface AiConfig {
  /** Without a slash at the end. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly narrator: NarratorSettings | null
  readonly translator: WordsSettings | null
  readonly transcriber: WordsSettings | null
  readonly illustrator: IllustratorSettings | null
}

const portVariables = ['AI_NARRATOR', 'AI_TRANSLATOR', 'AI_TRANSCRIBER', 'AI_ILLUSTRATOR'] as const

/** What is wrong with the variables together: a port that wants a service where there is none. */
export function aiProblems(environment: Environment): { readonly path: string; readonly message: string }[] {
  if (environment.AI_BASE_URL !== undefined) return []
  return portVariables
    .filter((name) => environment[name] === 'openai')
    .map((path) => ({ path, message: 'is openai, and that needs AI_BASE_URL and AI_API_KEY' }))
}

/** @returns undefined where no service is configured: everything is embedded then. */
export function toAiConfig(environment: Environment): AiConfig | undefined {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = environment
  if (baseUrl === undefined || apiKey === undefined) return undefined
  const ms = (own: number | undefined, usual: number) =>
    Math.round((own ?? environment.AI_TIMEOUT ?? usual) * 1000)
  const { AI_NARRATOR_TIMING_MODEL: timing } = environment
  const timingModel = timing === 'none' ? null : timing
  return {
    baseUrl,
    apiKey,
    narrator:
      environment.AI_NARRATOR === 'embedded'
        ? null
        : {
            textModel: environment.AI_NARRATOR_MODEL,
            speechModel: environment.AI_NARRATOR_SPEECH_MODEL,
            voice: environment.AI_NARRATOR_VOICE,
            timingModel,
            models: [
              environment.AI_NARRATOR_MODEL,
              environment.AI_NARRATOR_SPEECH_MODEL,
              ...(timingModel === null ? [] : [timingModel]),
            ],
            timeoutMs: ms(environment.AI_NARRATOR_TIMEOUT, timeout.narrator),
          },
    translator:
      environment.AI_TRANSLATOR === 'embedded'
        ? null
        : {
            model: environment.AI_TRANSLATOR_MODEL,
            models: [environment.AI_TRANSLATOR_MODEL],
            timeoutMs: ms(environment.AI_TRANSLATOR_TIMEOUT, timeout.translator),
          },
    transcriber:
      environment.AI_TRANSCRIBER === 'embedded'
        ? null
        : {
            model: environment.AI_TRANSCRIBER_MODEL,
            models: [environment.AI_TRANSCRIBER_MODEL],
            timeoutMs: ms(environment.AI_TRANSCRIBER_TIMEOUT, timeout.transcriber),
          },
    illustrator:
      environment.AI_ILLUSTRATOR === 'embedded'
        ? null
        : {
            pictureModel: environment.AI_ILLUSTRATOR_MODEL,
            textModel: environment.AI_ILLUSTRATOR_TEXT_MODEL,
            models: [environment.AI_ILLUSTRATOR_MODEL, environment.AI_ILLUSTRATOR_TEXT_MODEL],
            timeoutMs: ms(environment.AI_ILLUSTRATOR_TIMEOUT, timeout.illustrator),
          },
  }
}
