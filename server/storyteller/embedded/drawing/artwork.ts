import { readdirSync, readFileSync } from 'node:fs'

const content = new URL('../../../../content/', import.meta.url)

/** What a file of `content` draws, without its frame and without the colours that are for the editor only. */
export interface Artwork {
  /** E.g. `content/motifs/cassette.svg`. */
  readonly path: string
  /** Its ids begin with it, e.g. `motifs-cassette`. */
  readonly id: string
  /** The classes of the root: how a motif stands, whether a backdrop is dark, the ink of a head's face. */
  readonly traits: readonly string[]
  readonly body: string
}

/** A place in a drawing for something from another file: any shape of the class `slot`. */
export interface Slot {
  readonly name: string
  /** Further classes. */
  readonly options: readonly string[]
  readonly transform: string
  /** Of a path. */
  readonly d: string
}

const read = new Map<string, Artwork>()

/** Reads a file once. @throws Error that names the file if it is missing, no SVG or drawn with an unknown ink. */
export function artwork(name: string): Artwork {
  const known = read.get(name)
  if (known !== undefined) return known
  const made = parseArtwork(name, readFileSync(new URL(`${name}.svg`, content), 'utf8'))
  read.set(name, made)
  return made
}

export function parseArtwork(name: string, svg: string): Artwork {
  const path = `content/${name}.svg`
  const [, root = '', inside] = /<svg\b([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  if (inside === undefined) throw new Error(`${path} is no SVG picture`)
  const id = name.split('/').slice(-2).join('-')
  // Editors give everything an id, in each file the same ones.
  const foreign = new RegExp(`\\sid="(?!${id}[-"])[^"]*"`, 'g')
  const body = inside.replaceAll(/<(title|style)\b.*?<\/\1>|<!--.*?-->/gs, '').replaceAll(foreign, '')
  for (const ink of inksOf(body))
    if (toneOf(ink) === null) throw new Error(`${path}: there is no ink '${ink}'`)
  return { path, id, traits: attribute(root, 'class').split(' '), body: body.trim() }
}

/** The names of all files of a folder, in alphabetical order. */
export function artworksIn(folder: string): readonly [string, ...string[]] {
  const files = readdirSync(new URL(folder, content)).filter((file) => file.endsWith('.svg'))
  const [first, ...rest] = files.toSorted().map((file) => `${folder}/${file.slice(0, -4)}`)
  if (first === undefined) throw new Error(`content/${folder} has no SVG pictures`)
  return [first, ...rest]
}

/** The drawing with every slot replaced by what `fill` makes of it. */
export function fillSlots(body: string, fill: (slot: Slot) => string): string {
  return body.replaceAll(/<\w+\b[^>]*\bclass="slot [^>]*\/>/g, (tag) => {
    const [, name = '', ...options] = attribute(tag, 'class').split(' ')
    return fill({ name, options, transform: attribute(tag, 'transform'), d: attribute(tag, 'd') })
  })
}

/** Draws what has this id, or the file as a whole. */
export const use = (id: string, transform = '', more = '') =>
  `<use href="#${id}" transform="${transform}"${more}/>`

/** Its outline in one ink, printed over what lies below. */
export const silhouette = (id: string, ink: string, transform: string) =>
  `<g class="over">${use(`${id}.${ink}`, transform)}</g>`

/** The shadow that it throws on the ground it stands on. @param foot its y */
export const castShadow = (id: string, transform: string, foot: number) =>
  silhouette(id, 'dark-50', `${transform} translate(0 ${foot}) matrix(1 0 -1 0.28 0 0) translate(0 ${-foot})`)

/** With a rim of paper, as if cut out and laid on: nothing is lost against its ground. */
export function cutOut(id: string, transform: string): string {
  const around = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [7 * Math.cos((i * Math.PI) / 6), 7 * Math.sin((i * Math.PI) / 6)]
    return use(`${id}.paper`, `translate(${x.toFixed(1)} ${y.toFixed(1)}) ${transform}`)
  })
  return around.join('') + use(id, transform)
}

/**
 * A picture of 1000 by 1000 units whose red, green and blue say how much of the inks dark, accent and light is printed:
 * white is none. What it is made of stands in `parts`, where `use` finds it; only `framed` is cut at the margin.
 */
export function pictureSvg(parts: readonly string[], framed: string, margin: string, rules = ''): string {
  const drawn = parts.join('')
  const outlines = new Set([...framed.matchAll(/href="#[\w-]+\.([\w-]+)"/g)].map(([, ink = '']) => ink))
  const inks = new Set([...outlines, ...inksOf(`${drawn}${framed}${margin}`)])
  const style = [...inks].map((ink) => {
    const colour = `rgb(${(toneOf(ink) ?? []).map((share) => Math.round(255 * (1 - share))).join()})`
    return `.fill-${ink}{fill:${colour}}.line-${ink}{fill:none;stroke:${colour}}.stop-${ink}{stop-color:${colour}}`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" stroke-linecap="round" stroke-linejoin="round">` +
    `<style>.over{mix-blend-mode:multiply}${rules}${style.join('')}</style>` +
    `<defs>${drawn}${[...outlines].map((ink) => inOneInk(drawn, ink)).join('')}` +
    `<clipPath id="frame"><rect x="42" y="42" width="916" height="886"/></clipPath></defs>` +
    `<rect width="1000" height="1000" fill="#fff"/><g clip-path="url(#frame)">${framed}</g>${margin}</svg>`
  )
}

/** The outlines of the same drawings in one ink, their ids with the ink behind a point. What prints over has none. */
const inOneInk = (drawn: string, ink: string) =>
  drawn
    .replaceAll(/<\w+ [^>]*class="over[^>]*\/>/g, '')
    .replaceAll(/( id="| href="#)([\w-]+)/g, `$1$2.${ink}`)
    .replaceAll(/ fill="url[^"]*"/g, ` class="fill-${ink}"`)
    .replaceAll(/ class="(?:\w+ )?(fill|line)-[^"]*"/g, ` class="$1-${ink}"`)

function* inksOf(drawn: string): Generator<string> {
  for (const [, ink = ''] of drawn.matchAll(/\b(?:fill|line|stop)-([a-z][a-z\d-]*)/g)) {
    // The ink of a face is that of the head it is on.
    if (ink !== 'face' && ink !== 'glint') yield ink
  }
}

const inkNames = ['dark', 'accent', 'light']

/** Shares of dark, accent and light, 0 to 1, e.g. of `dark-40-light`; null for what is no ink. */
export function toneOf(ink: string): readonly number[] | null {
  const percents = inkNames.map((name) => {
    const found = new RegExp(`${name}(?:-([1-9]0))?`).exec(ink)
    return found === null ? 0 : Number(found[1] ?? 100)
  })
  const parts = inkNames.map((name, i) => (percents[i] === 100 ? name : `${name}-${percents[i]}`))
  const canonical = parts.filter((_, i) => percents[i] !== 0).join('-') || 'paper'
  return ink === canonical ? percents.map((percent) => percent / 100) : null
}

export function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}
