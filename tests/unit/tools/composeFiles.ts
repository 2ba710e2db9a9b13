/** What stands in a compose file: names, lists and texts. */
export type Yaml = string | null | readonly Yaml[] | { readonly [name: string]: Yaml }

interface Line {
  readonly indent: number
  readonly text: string
}

/**
 * Reads the little of YAML that the compose files use: names with blocks below them, lists of texts, plain and quoted
 * texts. @throws Error that names the line, for anything else
 */
export function readYaml(source: string): Yaml {
  const lines = source
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .map((line): Line => ({ indent: line.search(/\S/), text: line.trim() }))
  const [value, rest] = readBlock(lines, 0)
  if (rest.length > 0) throw new Error(`Nobody expects: ${rest[0]?.text}`)
  return value
}

function readBlock(lines: readonly Line[], indent: number): [Yaml, readonly Line[]] {
  return lines[0]?.text.startsWith('- ') === true ? readList(lines, indent) : readNames(lines, indent)
}

function readList(lines: readonly Line[], indent: number): [Yaml, readonly Line[]] {
  const end = lines.findIndex((line) => line.indent !== indent || !line.text.startsWith('- '))
  const items = end === -1 ? lines : lines.slice(0, end)
  return [items.map(({ text }) => scalar(text.slice(2))), end === -1 ? [] : lines.slice(end)]
}

function readNames(lines: readonly Line[], indent: number): [Yaml, readonly Line[]] {
  const found: Record<string, Yaml> = {}
  let rest = lines
  for (;;) {
    const [line, ...below] = rest
    if (line === undefined || line.indent < indent) return [found, rest]
    const [, name, text] = /^([A-Za-z_]\w*):(?: (.+))?$/.exec(line.text) ?? []
    if (name === undefined || line.indent !== indent) throw new Error(`Nobody understands: ${line.text}`)
    if (Object.hasOwn(found, name)) throw new Error(`It says twice: ${name}`)
    const deeper = below[0]?.indent ?? 0
    if (text !== undefined) {
      found[name] = scalar(text)
      rest = below
    } else if (deeper > indent) [found[name], rest] = readBlock(below, deeper)
    else {
      found[name] = null
      rest = below
    }
  }
}

function scalar(text: string): string {
  const [, quoted] = /^'([^']*)'$/.exec(text) ?? []
  if (quoted !== undefined) return quoted
  if (!/^[\w.]+$/.test(text)) throw new Error(`Put in quotes: ${text}`)
  return text
}
