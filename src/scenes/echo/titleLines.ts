import { cutText } from '#contract/cutText.ts'

/** A title in rem: its widest line, and from one line to the next. */
const widest = 11.5
const lineHeight = 1.08
/** As in Sky.module.css. */
const fontSize = 0.86

/** As a canvas takes it, CSS px. */
export const titleFont = (px: number): string => `500 ${px}px "Instrument Sans", sans-serif`

/** Breaks titles into lines, and tells the CSS px that these take. @param rem CSS px */
export function createTypesetter(rem: number) {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) throw new Error('The browser gives no canvas to measure titles on')
  context.font = titleFont(fontSize * rem)
  const widthOf = (text: string) => context.measureText(text).width
  return (title: string) => {
    const lines = brokenLines(title, widthOf, widest * rem - 8)
    return {
      lines,
      width: Math.max(0, ...lines.map(widthOf)) + 12,
      height: lines.length * lineHeight * rem,
    }
  }
}

/** At most two lines, the second cut with an ellipsis. */
export function brokenLines(
  title: string,
  widthOf: (text: string) => number,
  most: number,
): readonly string[] {
  const whole = title.trim().replace(/\s+/g, ' ')
  if (widthOf(whole) <= most) return [whole]
  const words = whole.split(' ')
  let first = words[0] ?? ''
  let next = 1
  while (next < words.length && widthOf(`${first} ${words[next]}`) <= most) first += ` ${words[next++]}`
  if (widthOf(first) > most) return [cut(whole, widthOf, most)]
  const rest = words.slice(next).join(' ')
  return [first, widthOf(rest) <= most ? rest : cut(rest, widthOf, most)]
}

function cut(text: string, widthOf: (text: string) => number, most: number): string {
  let [fits, fails] = [0, text.length]
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1
    if (widthOf(`${cutText(text, middle).trimEnd()}…`) <= most) fits = middle
    else fails = middle
  }
  return `${cutText(text, fits).trimEnd()}…`
}
