/**
 * Years as people say them: 1963 is «neunzehnhundertdreiundsechzig», nineteen sixty-three; 2007 is read right by the
 * synthesizer in German, and 2014 is twenty fourteen.
 */
export function yearInWordsDE(year: number): string {
  const century = Math.floor(year / 100)
  const rest = year % 100
  return `${smallDE(century)}hundert${rest === 0 ? '' : ` ${smallDE(rest)}`}`
}

export function yearInWordsEN(year: number): string {
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

/** 1 to 99, for the synthesizer, hence with ß. */
export function smallDE(n: number): string {
  if (n < 20) return n === 1 ? 'eins' : (unitsDE[n] ?? '')
  const unit = n % 10
  const tens = tensDE[Math.floor(n / 10)] ?? ''
  return unit === 0 ? tens : `${unitsDE[unit] ?? ''}und${tens}`
}

/** `6` as in «am sechsten Mai»; up to 99. */
export function ordinalDE(n: number): string {
  const irregular = n === 1 ? 'ersten' : n === 3 ? 'dritten' : n === 7 ? 'siebten' : null
  return irregular ?? `${smallDE(n)}${n < 20 ? 'ten' : 'sten'}`
}

/** 1 to 99. */
export function smallEN(n: number): string {
  if (n < 20) return unitsEN[n] ?? ''
  const unit = n % 10
  const tens = tensEN[Math.floor(n / 10)] ?? ''
  return unit === 0 ? tens : `${tens}-${unitsEN[unit] ?? ''}`
}
