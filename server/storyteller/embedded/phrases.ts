import type { Language } from '#contract/common.ts'

/** The end of the pitch: statements fall, continuations rise slightly, questions rise, emphatic phrases fall. */
export type Tune = 'statement' | 'continuation' | 'question' | 'emphatic'

/** A phrase and the pause after it. */
export interface Phrase {
  /** Without the punctuation mark at its end. */
  readonly text: string
  /** Position in the sentence, characters from 0. */
  readonly at: number
  readonly tune: Tune
  /** Between dashes or in brackets: spoken lower, faster and flatter. */
  readonly isAside: boolean
  /** Milliseconds; 0 after the last. */
  readonly pauseMs: number
}

/** ms after a phrase by its punctuation mark, shorter than between sentences. */
const pausesMs: Readonly<Record<string, number>> = {
  ',': 150,
  ';': 280,
  ':': 300,
  '…': 300,
  '(': 180,
  ')': 180,
  '–': 220,
}
/** Before the last item of a list, which has no comma. */
const lastItemMs = 90
/** Most words of an item in a list; anything longer is a clause. */
const itemWords = 5

const conjunction: Record<Language, RegExp> = { de: /\s(?=(?:und|oder|sowie) )/u, en: /\s(?=(?:and|or) )/u }
/** Words that begin a clause rather than an item. */
const opensClause: Record<Language, RegExp> = {
  de: /^(als|bis|da|damit|dass|denn|der|die|das|ob|obwohl|und|aber|sondern|weil|wenn|wer|wie|wo|was)\b/iu,
  en: /^(and|as|because|but|if|so|that|though|until|when|where|which|while|who)\b/iu,
}
/** Beginnings of open questions; all others are yes-no questions. */
const asks: Record<Language, RegExp> = {
  de: /^(?:(?:und|aber|oder|also|doch|ab|an|auf|aus|bei|bis|durch|für|in|mit|nach|seit|um|von|vor|zu) )*(wer|wen|wem|wessen|was|wann|warum|wieso|weshalb|wie|welche[mnrs]?|wo(?:r?\p{L}+)?)(?!\p{L})/iu,
  en: /^(?:(?:and|but|or|so|then|at|by|for|from|in|of|on|since|to|with) )*(who|whom|whose|what|when|where|why|which|how)\b/iu,
}
/** Beginnings after which the question follows behind the comma. */
const condition: Record<Language, RegExp> = { de: /^(wenn|falls)\b/iu, en: /^if\b/iu }

/** The phrases of a sentence that is `sayable`. Pieces without words are left out. */
export function phrasesOf(sentence: string, language: Language): Phrase[] {
  const pieces = withLastItems(piecesOf(sentence), language)
  return pieces.map(({ text, at, mark, isAside }, index) => {
    const isLast = index === pieces.length - 1
    return {
      text,
      at,
      isAside,
      tune: isLast ? tuneOf(sentence, text, language) : mark === ';' ? 'statement' : 'continuation',
      pauseMs: isLast ? 0 : (pausesMs[mark] ?? lastItemMs),
    }
  })
}

interface Piece {
  readonly text: string
  readonly at: number
  /** A key of `pausesMs`, or empty. */
  readonly mark: string
  readonly isAside: boolean
}

/** Splits at commas and similar marks before a blank, and at brackets and dashes. */
function piecesOf(sentence: string): Piece[] {
  const body = sentence.replace(/[\s.,;:!?…–—-]+$/u, '')
  const found = body.matchAll(/[,;:…](?=\s)|(?<=\s)[–—-](?=\s)|[()]/gu)
  const marks = [...found, { 0: '', index: body.length }].map(({ 0: mark, index }) => ({
    mark: /[—-]/u.test(mark) ? '–' : mark,
    index,
  }))
  const dashes = marks.filter(({ mark }) => mark === '–').length
  const pieces: Piece[] = []
  let from = 0
  let inBrackets = false
  let dashesBefore = 0
  for (const { mark, index } of marks) {
    const raw = body.slice(from, index)
    const text = raw.trim()
    // A dash without a second one opens no aside.
    const inDashes = dashesBefore % 2 === 1 && dashesBefore < dashes
    if (/[\p{L}\p{N}]/u.test(text)) {
      const at = from + raw.length - raw.trimStart().length
      pieces.push({ text, at, mark, isAside: inBrackets || inDashes })
    }
    if (mark === '(' || mark === ')') inBrackets = mark === '('
    if (mark === '–') dashesBefore += 1
    from = index + mark.length
  }
  return pieces
}

/** In «a, b und c» the piece before the conjunction is an item, too. */
function withLastItems(pieces: readonly Piece[], language: Language): Piece[] {
  return pieces.flatMap((piece, index) => {
    const { text, at } = piece
    const endsList =
      pieces[index - 1]?.mark === ',' && piece.mark !== ',' && !opensClause[language].test(text)
    const cut = endsList ? text.search(conjunction[language]) : -1
    const items = [text.slice(0, cut), text.slice(cut + 1)]
    if (cut < 0 || items.some((item) => item.split(/\s+/u).length > itemWords)) return [piece]
    return [
      { ...piece, text: text.slice(0, cut), mark: '' },
      { ...piece, text: text.slice(cut + 1), at: at + cut + 1 },
    ]
  })
}

function tuneOf(sentence: string, lastPhrase: string, language: Language): Tune {
  const mark = sentence.match(/[.!?…:]+(?=[^\p{L}\p{N}]*$)/u)?.[0] ?? '.'
  if (mark.includes('?')) {
    const asked = condition[language].test(sentence) ? lastPhrase : sentence
    return asks[language].test(asked) ? 'emphatic' : 'question'
  }
  if (mark.includes('!')) return 'emphatic'
  return /[…:]|\.\.\./u.test(mark) ? 'continuation' : 'statement'
}
