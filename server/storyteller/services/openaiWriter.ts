import * as z from 'zod'
import type { Language } from '#contract/common.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import type { ServiceSettings } from '#server/config/ai.ts'
import { composeNarration } from '#server/storyteller/embedded/composeNarration.ts'
import { chooseQuotes } from '#server/storyteller/embedded/quotes.ts'
import type { Quote } from '#server/storyteller/embedded/quotes.ts'
import type { NarrationOrder, Writer, WrittenScript, WrittenSegment } from '#server/storyteller/ports.ts'
import { unusable } from '#server/jobs/ServiceFailure.ts'
import { askForObject } from './askForObject.ts'
import type { Endpoint } from './endpoint.ts'
import { plainLine, refuseNewAddresses, swiss } from './plainText.ts'

/** One to two minutes at 130 to 160 words per minute. */
const words = { least: 110, most: 330 } as const
const quotesChars = 400
/** Shorter passages in quotation marks are names and phrases, not quotations. */
const leastQuoteWords = 4

const Answer = z.object({ paragraphs: z.array(z.string()) })
const paragraphCount = { least: 2, most: 12 } as const

const tasks = {
  de: `Du schreibst eine Erzählung für ein Museum, die vorgelesen wird: eine bis zwei Minuten, 150 bis 220 Wörter, auf Deutsch in Schweizer Rechtschreibung (ss statt ß, Anführungszeichen «»), du-Form.
Das Material ist {"device": Name, "facts": Absätze mit Tatsachen, "quotations": [{"text", "invented"}], "edition": Zahl}.
Ein Anfang, der sofort ein Bild zeigt; Tatsachen nur aus "facts"; jedes Zitat aus "quotations" wörtlich und unverändert in «» eingewoben und als Stimme einer Besucherin oder eines Besuchers eingeführt (mit "invented": true als erfundene Stimme); ein Schluss, der offen bleibt.
Keine weiteren Zitate, keine Namen von Menschen, keine Werbung, keine Überschriften. Jede "edition" beginnt anders.`,
  en: `You write a narration for a museum that is read aloud: one to two minutes, 150 to 220 words, in British English.
The material is {"device": name, "facts": paragraphs of facts, "quotations": [{"text", "invented"}], "edition": number}.
An opening that shows a picture at once; facts from "facts" alone; each of the "quotations" word by word and unchanged in “ ”, introduced as the voice of a visitor (with "invented": true as an invented voice); a close that stays open.
No further quotations, no names of people, no advertising, no headings. Each "edition" begins differently.`,
} as const

/**
 * Writes narrations. The service gets facts and chosen quotations only, and its answer may contain no other
 * quotations, so that nobody is misquoted.
 */
export function createOpenaiWriter(endpoint: Endpoint, { model, timeoutMs }: ServiceSettings): Writer {
  return {
    async write(order): Promise<WrittenScript> {
      const quotations = chooseQuotes(order, quotesChars)
      const { paragraphs } = await askForObject(endpoint, {
        model,
        timeoutMs,
        name: 'narration',
        schema: Answer,
        task: tasks[order.language],
        material: materialFor(order, quotations),
      })
      const written = paragraphs.flatMap((paragraph) => {
        const line = plainLine(paragraph)
        return (order.language === 'de' ? swiss(line) : line) || []
      })
      if (written.length < paragraphCount.least || written.length > paragraphCount.most) {
        throw unusable(`has ${written.length} paragraphs`)
      }
      check(
        written.join('\n'),
        quotations.map(({ text }) => text),
      )
      const segments = written.flatMap((paragraph) => segmentsOf(paragraph, quotations, order.language))
      if (segments.some(({ text }) => text.length > scriptLimits.segmentChars)) {
        throw unusable('has a paragraph that is too long')
      }
      return { segments, storyIds: quotations.map(({ storyId }) => storyId) }
    },
  }
}

const materialFor = (order: NarrationOrder, quotations: readonly Quote[]) => ({
  device: order.deviceName,
  facts: composeNarration({ ...order, stories: [] }),
  quotations: quotations.map(({ text, sample }) => ({ text, invented: sample })),
  edition: order.edition,
})

/** A passage in quotation marks with the punctuation after it. */
const quoted = /([«“][^«»“”]*[»”][^\s\p{L}\p{N}«“]*)/u

/** Complete quotations become segments of their own, with the visitor's words. */
function segmentsOf(paragraph: string, quotations: readonly Quote[], language: Language): WrittenSegment[] {
  const segments: WrittenSegment[] = []
  let open = ''
  const closeText = () => {
    const text = open.trim()
    // A dash between two voices is not read.
    if (/[\p{L}\p{N}]/u.test(text)) segments.push({ ...plain, kind: 'text', text })
    open = ''
  }
  for (const piece of paragraph.split(quoted)) {
    const [, inner = '', after = ''] = /^[«“](.*)[»”](.*)$/su.exec(piece) ?? []
    const quote = quotations.find(({ text }) => bare(text) === bare(inner))
    if (quote === undefined) open += piece
    else {
      closeText()
      const text = language === 'de' ? `«${quote.text}»` : `“${quote.text}”`
      segments.push({ ...plain, kind: 'quote', text: text + after, storyId: quote.storyId })
    }
  }
  closeText()
  return segments.map((segment, index) => ({ ...segment, endsParagraph: index === segments.length - 1 }))
}

const plain = { seconds: null, endsParagraph: false, storyId: null } as const

function check(text: string, quotations: readonly string[]): void {
  const count = text.split(/\s+/u).length
  if (count < words.least || count > words.most) throw unusable(`has ${count} words`)
  refuseNewAddresses(text, '')
  const spoken = quotations.map(bare)
  for (const [, quoted = ''] of text.matchAll(/[«“]([^«»“”]*)[»”]/gu)) {
    const inner = bare(quoted)
    const isQuote = quoted.trim().split(/\s+/u).length >= leastQuoteWords
    if (isQuote && !spoken.some((one) => one.includes(inner))) throw unusable('quotes what nobody has said')
  }
  const whole = bare(text)
  const used = spoken.filter((one) => whole.includes(one)).length
  if (used < Math.min(2, spoken.length)) throw unusable('leaves the visitors out')
}

/** Letters and digits only, since quotation marks and blanks vary. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
