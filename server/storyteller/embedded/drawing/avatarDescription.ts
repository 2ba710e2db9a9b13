import { avatarSentences, decades } from '#content/motifs/avatarSentences.ts'
import { cutText } from '#contract/cutText.ts'
import type { AvatarAnswers } from '#contract/avatar.ts'
import type { Language } from '#contract/common.ts'
import { chanceFrom } from './random.ts'

/** Longest quotation of an answer, characters. */
const quoteChars = 90
const nameChars = 60

/** Three sentences in each language that quote all six answers. Equal answers give equal sentences. */
export function avatarDescription(answers: AvatarAnswers): Readonly<Record<Language, string>> {
  const { origin, memory, skill } = avatarSentences
  const chosen = [
    chanceFrom(`${answers.retroEra}/${answers.favoriteDevice}`).of(origin),
    chanceFrom(`${answers.favoriteFeatures}/${answers.favoriteStorage}`).of(memory),
    chanceFrom(answers.skills).of(skill),
  ]
  const write = (language: Language) =>
    chosen.map((sentence) => fill(sentence[language], answers, language)).join(' ')
  return { de: write('de'), en: write('en') }
}

function fill(sentence: string, answers: AvatarAnswers, language: Language): string {
  const values: Readonly<Record<string, string>> = {
    name: shortened(plain(answers.name), nameChars) || '…',
    decade: decades[answers.retroEra][language],
    device: quotable(answers.favoriteDevice, language),
    features: quotable(answers.favoriteFeatures, language),
    storage: quotable(answers.favoriteStorage, language),
    skills: quotable(answers.skills, language),
  }
  // In one pass, so that braces in an answer are not replaced.
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

/** One line without control characters and markup. */
function plain(answer: string): string {
  return (
    answer
      .normalize('NFC')
      .replace(/<[^<>]*>/g, ' ')
      .replace(/[<>]/g, ' ')
      // Joiners stay, since emoji families need them.
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
  )
}

/** Without a final full stop, with inner quotation marks. */
function quotable(answer: string, language: Language): string {
  const [open, close] = language === 'de' ? ['‹', '›'] : ['‘', '’']
  const quoted = plain(answer)
    .replace(/[«“„]|(^|\s)"(?=\S)/gu, (_, before: string | undefined) => `${before ?? ''}${open}`)
    .replace(/[»”"]/gu, close)
    .replace(/[.,;:!?\s]+$/u, '')
  return shortened(quoted, quoteChars) || '…'
}

function shortened(text: string, chars: number): string {
  return text.length <= chars ? text : `${cutText(text, chars - 1).trimEnd()}…`
}
