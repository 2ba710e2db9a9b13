import * as z from 'zod/mini'
import type { Language } from '#contract/common.ts'

/** In place of a model: the task is switched off. */
const off = 'none'
const ModelName = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const Model = (name: string) => z._default(ModelName, name)

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

const BaseUrl = z.optional(
  z.pipe(
    z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' }),
    z.transform((url: string) => url.replace(/\/+$/, '')),
  ),
)

// Sent as a header: no line breaks, nothing but printable ASCII.
const ApiKey = z.optional(
  z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/, 'must be one word without blanks')),
)

const voice = String.raw`[^\s,=]{1,100}`
const Voice = z._default(
  z
    .string()
    .check(z.regex(new RegExp(`^${voice}$`), 'must be one word without commas, at most 100 characters')),
  'sage',
)
const deviceVoice = new RegExp(String.raw`^([1-9]\d{0,8}(?::(?:de|en))?)=(${voice})$`)

/** `1=sage,2:de=onyx` as a map from `1` and `2:de` to voices. */
const DeviceVoices = z._default(
  z.pipe(
    z.string(),
    z.transform((text, context): ReadonlyMap<string, string> => {
      const voices = new Map<string, string>()
      const refuse = (message: string) => context.issues.push({ code: 'custom', message, input: text })
      for (const entry of text.split(',')) {
        const [, device, given] = deviceVoice.exec(entry.trim()) ?? []
        if (device === undefined || given === undefined) {
          refuse('must list devices and their voices, in both languages or in one, as in 1=sage,2:de=onyx')
          break
        }
        if (voices.has(device)) refuse(`names ${device} twice`)
        voices.set(device, given)
      }
      return voices
    }),
  ),
  new Map(),
)

/**
 * The part of the environment that is about services for the storyteller; all of it optional. `AI_` is the writer's,
 * and where others have no address of their own, theirs too.
 */
export const aiEnvironment = {
  AI_BASE_URL: BaseUrl,
  AI_API_KEY: ApiKey,
  AI_MODEL: Model('gpt-5-mini'),
  AI_TIMEOUT: Seconds,
  SPEECH_BASE_URL: BaseUrl,
  SPEECH_API_KEY: ApiKey,
  // No model that the cloud offers at this address today has a future, so none is taken unasked.
  SPEECH_MODEL: z.optional(ModelName),
  SPEECH_VOICE_DE: Voice,
  SPEECH_VOICE_EN: Voice,
  SPEECH_VOICES: DeviceVoices,
  SPEECH_TIMEOUT: Seconds,
  TRANSCRIPTION_BASE_URL: BaseUrl,
  TRANSCRIPTION_API_KEY: ApiKey,
  TRANSCRIPTION_MODEL: Model('gpt-transcribe'),
  TRANSCRIPTION_TIMING_MODEL: Model('whisper-1'),
  TRANSCRIPTION_TIMEOUT: Seconds,
  TRANSLATION_BASE_URL: BaseUrl,
  TRANSLATION_API_KEY: ApiKey,
  TRANSLATION_MODEL: Model('gpt-5-mini'),
  TRANSLATION_TIMEOUT: Seconds,
  PICTURES_BASE_URL: BaseUrl,
  PICTURES_API_KEY: ApiKey,
  PICTURES_MODEL: Model('gpt-image-1'),
  PICTURES_TEXT_MODEL: Model('gpt-5-mini'),
  PICTURES_TIMEOUT: Seconds,
} as const

const Environment = z.object(aiEnvironment)
type Environment = z.infer<typeof Environment>

/** What variables of former versions are called now. */
const formerNames: ReadonlyMap<string, string> = new Map([
  ['AI_NARRATOR', `AI_MODEL and SPEECH_MODEL (${off} turns them off)`],
  ['AI_NARRATOR_MODEL', 'AI_MODEL'],
  ['AI_NARRATOR_SPEECH_MODEL', 'SPEECH_MODEL'],
  ['AI_NARRATOR_VOICE', 'SPEECH_VOICE_DE and SPEECH_VOICE_EN'],
  ['AI_NARRATOR_TIMING_MODEL', 'TRANSCRIPTION_TIMING_MODEL'],
  ['AI_NARRATOR_TIMEOUT', 'AI_TIMEOUT and SPEECH_TIMEOUT'],
  ['AI_TRANSLATOR', `TRANSLATION_MODEL (${off} turns it off)`],
  ['AI_TRANSLATOR_MODEL', 'TRANSLATION_MODEL'],
  ['AI_TRANSLATOR_TIMEOUT', 'TRANSLATION_TIMEOUT'],
  ['AI_TRANSCRIBER', `TRANSCRIPTION_MODEL (${off} turns it off)`],
  ['AI_TRANSCRIBER_MODEL', 'TRANSCRIPTION_MODEL'],
  ['AI_TRANSCRIBER_TIMEOUT', 'TRANSCRIPTION_TIMEOUT'],
  ['AI_ILLUSTRATOR', `PICTURES_MODEL (${off} turns it off)`],
  ['AI_ILLUSTRATOR_MODEL', 'PICTURES_MODEL'],
  ['AI_ILLUSTRATOR_TEXT_MODEL', 'PICTURES_TEXT_MODEL'],
  ['AI_ILLUSTRATOR_TIMEOUT', 'PICTURES_TIMEOUT'],
])

export function renamed(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const now = formerNames.get(name)
    return now === undefined ? [] : `${name}: is called ${now} now.`
  })
}

export const aiPairs = [
  ['AI_BASE_URL', 'AI_API_KEY'],
  ['AI_API_KEY', 'AI_BASE_URL'],
  // The other way round is fine: a server of one's own may want no key.
  ['SPEECH_API_KEY', 'SPEECH_BASE_URL'],
  ['SPEECH_BASE_URL', 'SPEECH_MODEL'],
  ['TRANSCRIPTION_API_KEY', 'TRANSCRIPTION_BASE_URL'],
  ['TRANSLATION_API_KEY', 'TRANSLATION_BASE_URL'],
  ['PICTURES_API_KEY', 'PICTURES_BASE_URL'],
] as const

export interface ServiceSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** Null: it is asked without one. */
  readonly apiKey: string | null
  /** Of one request. */
  readonly timeoutMs: number
  readonly model: string
}
export interface SpeakerSettings extends ServiceSettings {
  readonly voices: Readonly<Record<Language, string>>
  /** By device (`1`) or device and language (`2:de`), which goes first. */
  readonly deviceVoices: ReadonlyMap<string, string>
}
export interface TranscriberSettings extends ServiceSettings {
  /** Times each word; null: no service does. */
  readonly timingModel: string | null
}
export interface IllustratorSettings extends ServiceSettings {
  readonly textModel: string
}

/** Which services work for the storyteller; null: none, that work stays embedded, or is not done. */
export interface AiConfig {
  readonly writer: ServiceSettings | null
  readonly speaker: SpeakerSettings | null
  readonly transcriber: TranscriberSettings | null
  readonly translator: ServiceSettings | null
  readonly illustrator: IllustratorSettings | null
}

/** Seconds a request where neither the service's own limit nor `AI_TIMEOUT` is set. */
const usualSeconds = { AI: 120, SPEECH: 120, TRANSCRIPTION: 120, TRANSLATION: 90, PICTURES: 120 } as const

/** @returns undefined where no service is configured: everything is embedded then. */
export function toAiConfig(environment: Environment): AiConfig | undefined {
  /** An address of its own goes with its own key or none; a key is never sent to another address. */
  function service(name: keyof typeof usualSeconds): ServiceSettings | null {
    const model = environment[`${name}_MODEL`]
    const owner = environment[`${name}_BASE_URL`] === undefined ? 'AI' : name
    const baseUrl = environment[`${owner}_BASE_URL`]
    if (baseUrl === undefined || model === undefined || model === off) return null
    const seconds = environment[`${name}_TIMEOUT`] ?? environment.AI_TIMEOUT ?? usualSeconds[name]
    return {
      baseUrl,
      apiKey: environment[`${owner}_API_KEY`] ?? null,
      timeoutMs: Math.round(seconds * 1000),
      model,
    }
  }
  const speaker = service('SPEECH')
  const transcriber = service('TRANSCRIPTION')
  const illustrator = service('PICTURES')
  const { SPEECH_VOICE_DE: de, SPEECH_VOICE_EN: en, TRANSCRIPTION_TIMING_MODEL: timing } = environment
  const config: AiConfig = {
    writer: service('AI'),
    speaker: speaker && { ...speaker, voices: { de, en }, deviceVoices: environment.SPEECH_VOICES },
    transcriber: transcriber && { ...transcriber, timingModel: timing === off ? null : timing },
    translator: service('TRANSLATION'),
    illustrator: illustrator && { ...illustrator, textModel: environment.PICTURES_TEXT_MODEL },
  }
  return servicesOf(config).length === 0 ? undefined : config
}

export function servicesOf(config: AiConfig): ServiceSettings[] {
  return Object.values(config).flatMap((settings: ServiceSettings | null) => settings ?? [])
}
