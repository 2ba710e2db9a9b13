import * as z from 'zod'
import type { ServiceSettings } from '#server/config/ai.ts'
import { detectLanguage } from '#server/storyteller/language.ts'
import type { SourceText, Translation, Translator } from '#server/storyteller/ports.ts'
import { unusable } from '#server/jobs/ServiceFailure.ts'
import { askForObject } from './askForObject.ts'
import type { Endpoint } from './endpoint.ts'
import { plainLine, refuseNewAddresses, swiss, tidyText } from './plainText.ts'

/** Longest title, characters: two lines on a cassette. */
const titleChars = 90

const Answer = z.object({
  language: z.string(),
  titleDE: z.string(),
  titleEN: z.string(),
  textDE: z.string(),
  textEN: z.string(),
})

const task = `You translate what a visitor of an exhibition on old devices has told.
The material is {"text": the story, "language": what we take its language for, or null}.
Give "language": the language the story is in, as an ISO 639-1 code in lower case.
Give a German and an English title of two to seven words, made of what is particular to this story, without a full stop.
Give the story in German and in English. Where the story is in that language already, leave that text empty.
Translate everything and add nothing. Keep the tone, the paragraphs, names, emoji and mistakes of fact.
German in Swiss spelling: ss for ß, quotation marks «». Address nobody.`

export function createOpenaiTranslator(endpoint: Endpoint, settings: ServiceSettings): Translator {
  return {
    async translate({ text, language }): Promise<Translation> {
      const answer = await askForObject(endpoint, {
        model: settings.model,
        timeoutMs: settings.timeoutMs,
        name: 'translation',
        schema: Answer,
        task,
        material: { text, language },
      })
      const source = answer.language.trim().toLowerCase().slice(0, 2)
      if (!/^[a-z]{2}$/.test(source)) throw unusable('names no language')
      // The visitor's own language, whose text stays unchanged.
      const own = detectLanguage(text) ?? (source === 'de' || source === 'en' ? source : null)
      const sideOf = (title: string, translated: string, side: 'de' | 'en'): SourceText => ({
        title: titleOf(title, text),
        text: side === own ? text : translationOf(translated, text),
      })
      return {
        language: own ?? source,
        de: inSwissSpelling(sideOf(answer.titleDE, answer.textDE, 'de'), own === 'de'),
        en: sideOf(answer.titleEN, answer.textEN, 'en'),
      }
    },
  }
}

const inSwissSpelling = ({ title, text }: SourceText, isOriginal: boolean): SourceText => ({
  title: swiss(title),
  text: isOriginal ? text : swiss(text),
})

function titleOf(raw: string, original: string): string {
  const title = plainLine(raw).replace(/\.$/u, '')
  if (title === '') throw unusable('lacks a title')
  if (title.length > titleChars) throw unusable('has a title that is too long')
  refuseNewAddresses(title, original)
  return title
}

/** Refuses implausible lengths: half a story, or an invented one. */
function translationOf(raw: string, original: string): string {
  const text = tidyText(raw)
  const length = original.trim().length
  if (text === '') throw unusable('lacks a translation')
  if (text.length > length * 2.5 + 80) throw unusable('has a translation that is too long')
  if (text.length < length * 0.3 - 5) throw unusable('has a translation that is too short')
  refuseNewAddresses(text, original)
  return text
}
