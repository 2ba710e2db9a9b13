import { createHash } from 'node:crypto'

/** Drawings whose elements carry no style of their own, and the style sheet that says it instead. */
export interface Unstyled {
  /** In the order they came. */
  readonly markups: readonly string[]
  readonly sheet: string
}

/** The attribute that stands in place of an element's own style. */
export const styleMark = 'data-paint'

/**
 * Moves `style` attributes into a sheet: the guard of the pages lets none in that stand in a page (style-src 'self').
 * @throws {Error} for a value that a sheet cannot hold in one line of declarations
 */
export function withoutOwnStyles(markups: readonly string[]): Unstyled {
  const rules = new Map<string, string>()
  const bare = markups.map((markup) =>
    markup.replace(/ style="([^"]*)"/g, (_attribute, escaped: string) => {
      const style = escaped.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
      if (/[{}<]/.test(style)) throw new Error(`A style that cannot go into a sheet: ${style}`)
      const name = createHash('sha256').update(style).digest('hex').slice(0, 8)
      rules.set(name, style)
      return ` ${styleMark}="${name}"`
    }),
  )
  const sheet = [...rules].map(([name, style]) => `[${styleMark}="${name}"]{${important(style)}}`).join('\n')
  return { markups: bare, sheet }
}

/** An element's own style goes before any sheet's. */
const important = (style: string) =>
  (style.match(declarations) ?? []).map((declaration) => `${declaration}!important`).join(';')

/** What lies between semicolons that stand in no quotes. */
const declarations = /(?:[^;"']|"[^"]*"|'[^']*')+/g
