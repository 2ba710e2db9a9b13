import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themes } from '#contract/playground.ts'

const sheets = ['tokens', 'reading'].map((name) => readFileSync(`src/ui/kit/${name}.css`, 'utf8')).join('\n')

/** The colours that the rules with one of these selectors set, later ones over earlier ones. */
function tokensOf(...selectors: readonly string[]): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const [, selector = '', body = ''] of sheets.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const own = selector
      .replace(/\/\*.*?\*\//gs, '')
      .split(',')
      .map((one) => one.trim())
    if (!own.some((one) => selectors.includes(one))) continue
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g))
      tokens.set(name, value)
  }
  return tokens
}

/** Of WCAG 2.2: relative luminance of a colour as #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one = '', other = ''): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** What is written with, and on what. */
const pairs = [
  ...['paper', 'paper-sunken', 'field'].flatMap((ground) =>
    ['ink', 'accent', 'danger'].map((ink) => [ink, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['paper', 'ink'],
] as const

test.each(themes)(
  '[READ-04] with high contrast every text on paper has at least 7:1 in the theme %s',
  (theme) => {
    const high = ":root[data-contrast='high']"
    const tokens = tokensOf(':root', `[data-theme='${theme}']`, high, `${high}[data-theme='${theme}']`)
    const weak = pairs.flatMap(([ink, ground]) => {
      const ratio = contrast(tokens.get(ink), tokens.get(ground))
      return ratio >= 7 ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}`]
    })
    expect(weak).toEqual([])
  },
)
