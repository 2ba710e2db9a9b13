import type { Language } from '#contract/common.ts'
import { respellings } from './respellings.ts'

/**
 * Rewrites text for the synthesizer only. Figures become words, Swiss ss becomes ß after long vowels, foreign names
 * are spelt as they sound. Markup of the synthesizer is removed; brackets in the result come from `respellings`.
 */
export function sayable(text: string, language: Language): string {
  const plain = text
    .replace(/[<>[\]{}\\|^~_*#=+]/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{So}\p{Sk}]/gu, ' ')
    .replace(/[«»‹›“”„‘"`´]/gu, '')
    // Shortens repeated letters and marks.
    .replace(/(.)\1{3,}/gu, '$1$1$1')
    .replace(/’(?=\s|$)/gu, '')
    .replaceAll('&', language === 'de' ? ' und ' : ' and ')
  const numbered = language === 'de' ? numbersDE(plain) : numbersEN(plain)
  let respelt = numbered
  for (const [pattern, sound] of respellings[language]) respelt = respelt.replace(pattern, sound)
  if (language === 'de') respelt = respelt.replace(/\p{L}+/gu, withSharpS)
  return respelt.replace(/\s+/gu, ' ').trim()
}

/** Stems with ss for ß, usually after a long vowel, with inflections. */
const longStems =
  /(stra|gro|grö|sü|bü|fü|gru(?=ss$)|grü|spa|spä|sto|stö|blo|blö|entblö|gefä|gemä|mä|mutma|ma(?=ssstab|ssband|ssnahm|ss$)|hei|wei|schwei|flei|rei|bei|dra|drei|flie|gie|schie|schlie|genie|lie|hie|stie|sprie|verdrie|au|äu|strau)ss/giu
const longWords = /^(russ|floss|sass|sassen|ass|assen|vergass|vergassen|mass|massen|.*fuss|.*gruss)$/iu

/** `Strasse` to `Straße`, since the synthesizer reads ss after a short vowel. */
function withSharpS(word: string): string {
  if (!/ss/i.test(word)) return word
  if (longWords.test(word)) return word.replace(/ss(?=(en)?$)/iu, 'ß')
  // «aussuchen», «aussteigen»: the s of the prefix and of the stem.
  if (/^(hin|her|vor)?auss(?!en|er)/iu.test(word)) return word
  return word.replace(longStems, (match) => `${match.slice(0, -2)}ß`)
}

function numbersDE(text: string): string {
  return text
    .replace(/\b(\d{1,2})\.(?= \p{Lu}\p{L}{2,})/gu, (_, day) => ordinalDE(Number(day)))
    .replace(/(\d)['’ \u202f](?=\d{3}\b)/gu, '$1')
    .replace(/\b(\d{1,2})\.([0-5]\d) Uhr\b/gu, (_, hour, minute) => timeDE(Number(hour), Number(minute)))
    .replace(
      /\b(im|vom|um) (\d{1,2})\.([0-5]\d)\b/gu,
      (_, word, hour, minute) => `${word} ${timeDE(Number(hour), Number(minute))}`,
    )
    .replace(/\bCHF (\d+)\.(\d\d)\b/gu, '$1 Franken $2')
    .replace(/\b(CHF|Fr\.) (\d+)\b/gu, '$2 Franken')
    .replace(
      /\b(1[1-9])(\d)0er\b/gu,
      (_, century, tens) => yearInWordsDE(Number(`${century}${tens}0`)) + 'er',
    )
    .replace(/\b([2-9])0er\b/gu, (_, tens) => `${smallDE(Number(tens) * 10)}er`)
    .replace(/\b1[1-9]\d\d\b/gu, (year) => yearInWordsDE(Number(year)))
}

/** `7.04` as a time: «sieben Uhr vier». */
function timeDE(hour: number, minute: number): string {
  return `${hour} Uhr${minute === 0 ? '' : ` ${minute}`}`
}

function numbersEN(text: string): string {
  return text
    .replace(/(\d),(?=\d{3}\b)/gu, '$1')
    .replace(/\b(\d{1,2})[.:]0([1-9])\b/gu, '$1 oh $2')
    .replace(/\bCHF (\d+)\.(\d\d)\b/gu, '$1 francs $2')
    .replace(/\bCHF (\d+)\b/gu, '$1 francs')
    .replace(/(?<!\d)['’](\d\d)\b(?!s)/gu, '$1')
    .replace(
      /\b(1[1-9])(\d)0s\b/gu,
      (_, century, tens) => `${smallEN(Number(century))} ${plural(Number(tens))}`,
    )
    .replace(/(?<!\d)['’]?\b([2-9])0s\b/gu, (_, tens) => plural(Number(tens)))
    .replace(/\b(1[1-9]\d\d|20[1-9]\d)\b/gu, (year) => yearInWordsEN(Number(year)))
}

/** Eighties, nineties. */
function plural(tens: number): string {
  return tens === 0 ? 'hundreds' : smallEN(tens * 10).replace(/y$/, 'ies')
}

/**
 * Years as spoken: 1963 is «neunzehnhundertdreiundsechzig», nineteen sixty-three; 2014 is twenty fourteen. The
 * synthesizer reads 2007 correctly in German.
 */
function yearInWordsDE(year: number): string {
  const century = Math.floor(year / 100)
  const rest = year % 100
  return `${smallDE(century)}hundert${rest === 0 ? '' : ` ${smallDE(rest)}`}`
}

function yearInWordsEN(year: number): string {
  const century = Math.floor(year / 100)
  const rest = year % 100
  if (rest === 0) return `${smallEN(century)} hundred`
  if (rest < 10) return `${smallEN(century)} oh ${smallEN(rest)}`
  return `${smallEN(century)} ${smallEN(rest)}`
}

const unitsDE = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
  'fünfzehn',
  'sechzehn',
  'siebzehn',
  'achtzehn',
  'neunzehn',
]
const tensDE = [
  '',
  '',
  'zwanzig',
  'dreißig',
  'vierzig',
  'fünfzig',
  'sechzig',
  'siebzig',
  'achtzig',
  'neunzig',
]
const unitsEN = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tensEN = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** 1 to 99, with ß for the synthesizer. */
function smallDE(n: number): string {
  if (n < 20) return n === 1 ? 'eins' : (unitsDE[n] ?? '')
  const unit = n % 10
  const tens = tensDE[Math.floor(n / 10)] ?? ''
  return unit === 0 ? tens : `${unitsDE[unit] ?? ''}und${tens}`
}

/** `6` as in «am sechsten Mai»; up to 99. */
function ordinalDE(n: number): string {
  const irregular = n === 1 ? 'ersten' : n === 3 ? 'dritten' : n === 7 ? 'siebten' : null
  return irregular ?? `${smallDE(n)}${n < 20 ? 'ten' : 'sten'}`
}

/** 1 to 99. */
function smallEN(n: number): string {
  if (n < 20) return unitsEN[n] ?? ''
  const unit = n % 10
  const tens = tensEN[Math.floor(n / 10)] ?? ''
  return unit === 0 ? tens : `${tens}-${unitsEN[unit] ?? ''}`
}
