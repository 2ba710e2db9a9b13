import * as z from 'zod'
import { cutText } from '#contract/cutText.ts'
import type { IllustratorSettings } from '#server/config/ai.ts'
import type { OwnProcess } from '#server/jobs/ownProcess.ts'
import type { Illustrator, MediaBytes } from '#server/storyteller/ports.ts'
import { unusable } from '#server/jobs/ServiceFailure.ts'
import { askForObject } from './askForObject.ts'
import type { Endpoint } from './endpoint.ts'
import type { Media } from './mediaProcess.ts'
import { plainLine, refuseNewAddresses, swiss } from './plainText.ts'

/** ms after which a waiting visitor gets the embedded portrait. */
const portraitTimeoutMs = 45_000
const storyChars = 4000
const sceneChars = 700
const descriptionChars = { least: 40, most: 700 } as const

const Scene = z.object({ scene: z.string() })
const Character = z.object({ scene: z.string(), de: z.string(), en: z.string() })

const storyTask = `You describe one picture for a story that a visitor of an exhibition on old devices has told.
The material is {"device", "title", "text"}; title or text may be null.
Give "scene": at most 60 English words on what is to be seen: the device, and two or three things from this story.
Things and places, no faces, no names, no brands, no writing, nothing violent or indecent.`

const characterTask = `You invent a character of an exhibition on old devices from six answers of a visitor.
The material is {"name", "retroEra", "favoriteDevice", "favoriteFeatures", "favoriteStorage", "skills"}.
Give "scene": at most 60 English words on how the character looks: the era sets clothes and palette, device and storage the body, features the attributes, skills the posture and tools. No real person, no brands, no writing.
Give "de" and "en": three sentences each on who this is, using what was answered, in good humour and without mockery. German in Swiss spelling (ss for ß, «»).`

const style =
  'A two-colour risograph print with visible grain and slight misregistration, flat overlapping shapes, generous empty paper, calm. No text, no letters, no logos, no photorealism. Square.'

interface Needs {
  readonly endpoint: Endpoint
  readonly settings: IllustratorSettings
  readonly media: OwnProcess<Media>
}

export function createOpenaiIllustrator({ endpoint, settings, media }: Needs): Illustrator {
  const { textModel, model, timeoutMs } = settings

  /** The model gets a description by the server, never a visitor's words. */
  async function draw(scene: string, portraitMs: number): Promise<MediaBytes> {
    const encoded = await picture(endpoint, {
      model,
      prompt: `${sceneOf(scene)} ${style}`,
      portraitMs,
    })
    const bytes = await media.run('picture', encoded).catch((error: unknown) => {
      throw unusable('is no picture', error)
    })
    return { bytes, type: 'image/webp' }
  }

  return {
    async illustrateStory({ deviceName, title, text }) {
      const { scene } = await askForObject(endpoint, {
        model: textModel,
        timeoutMs,
        name: 'scene',
        schema: Scene,
        task: storyTask,
        material: { device: deviceName, title, text: text === null ? null : cutText(text, storyChars) },
      })
      return draw(scene, timeoutMs)
    },
    async portray(answers) {
      const startedAt = performance.now()
      const portraitMs = Math.min(timeoutMs, portraitTimeoutMs)
      const { scene, de, en } = await askForObject(endpoint, {
        model: textModel,
        timeoutMs: portraitMs,
        name: 'character',
        schema: Character,
        task: characterTask,
        material: answers,
      })
      const description = { de: swiss(descriptionOf(de, answers)), en: descriptionOf(en, answers) }
      const leftMs = portraitMs - (performance.now() - startedAt)
      return { picture: await draw(scene, Math.max(leftMs, 1)), description }
    },
  }
}

const Pictures = z.object({ data: z.array(z.object({ b64_json: z.string().min(1) })).min(1) })

async function picture(
  endpoint: Endpoint,
  { model, prompt, portraitMs }: { model: string; prompt: string; portraitMs: number },
): Promise<Uint8Array> {
  // These models return the picture itself and reject the parameter that others need.
  const isOwnFormat = /^gpt-image/i.test(model)
  const answer = await endpoint.ask(portraitMs, (client, signal) =>
    client.images.generate(
      { model, prompt, n: 1, size: '1024x1024', ...(!isOwnFormat && { response_format: 'b64_json' }) },
      { signal },
    ),
  )
  const parsed = Pictures.safeParse(answer)
  const [first] = parsed.data?.data ?? []
  if (first === undefined) throw unusable('is no picture', parsed.error)
  return Buffer.from(first.b64_json, 'base64')
}

function sceneOf(raw: string): string {
  const scene = plainLine(raw)
  if (scene === '') throw unusable('describes nothing')
  refuseNewAddresses(scene, '')
  return cutText(scene, sceneChars)
}

function descriptionOf(raw: string, answers: object): string {
  const text = plainLine(raw)
  if (text.length < descriptionChars.least || text.length > descriptionChars.most) {
    throw unusable(`has a description of ${text.length} characters`)
  }
  refuseNewAddresses(text, JSON.stringify(answers))
  return text
}
