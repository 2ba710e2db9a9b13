import { readdirSync, readFileSync } from 'node:fs'

const content = new URL('../../../../content/', import.meta.url)

/** A drawing from `content`, without frame and editor-only colours. */
export interface Artwork {
  /** E.g. `content/motifs/cassette.svg`. */
  readonly path: string
  /** Prefix of its ids, e.g. `motifs-cassette`. */
  readonly id: string
  /** Classes of the root: the pose of a motif, a dark backdrop, the ink of a face. */
  readonly traits: readonly string[]
  readonly body: string
}

/** A place for another drawing: any shape of the class `slot`. */
export interface Slot {
  readonly name: string
  /** Further classes. */
  readonly options: readonly string[]
  readonly transform: string
  readonly d: string
}

const read = new Map<string, Artwork>()

/** Reads a file once. @throws Error with its name if it is missing, no SVG, or uses an unknown ink */
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
  // Editors use the same ids in every file.
  const foreign = new RegExp(`\\sid="(?!${id}[-"])[^"]*"`, 'g')
  const body = inside.replaceAll(/<(title|style)\b.*?<\/\1>|<!--.*?-->/gs, '').replaceAll(foreign, '')
  for (const ink of inksOf(body))
    if (toneOf(ink) === null) throw new Error(`${path}: there is no ink '${ink}'`)
  return { path, id, traits: attribute(root, 'class').split(' '), body: body.trim() }
}

/** The names of a folder's files, in alphabetical order. */
export function artworksIn(folder: string): readonly [string, ...string[]] {
  const files = readdirSync(new URL(folder, content)).filter((file) => file.endsWith('.svg'))
  const [first, ...rest] = files.toSorted().map((file) => `${folder}/${file.slice(0, -4)}`)
  if (first === undefined) throw new Error(`content/${folder} has no SVG pictures`)
  return [first, ...rest]
}

/** Replaces every slot by the result of `fill`. */
export function fillSlots(body: string, fill: (slot: Slot) => string): string {
  return body.replaceAll(/<\w+\b[^>]*\bclass="slot [^>]*\/>/g, (tag) => {
    const [, name = '', ...options] = attribute(tag, 'class').split(' ')
    return fill({ name, options, transform: attribute(tag, 'transform'), d: attribute(tag, 'd') })
  })
}

/** Draws the element with this id, or a whole file. */
export const use = (id: string, transform = '', more = '') =>
  `<use href="#${id}" transform="${transform}"${more}/>`

/** Its outline in one ink, overprinted. */
export const silhouette = (id: string, ink: string, transform: string) =>
  `<g class="over">${use(`${id}.${ink}`, transform)}</g>`

/** Its shadow on the ground. @param foot y of the ground */
export const castShadow = (id: string, transform: string, foot: number) =>
  silhouette(id, 'dark-50', `${transform} translate(0 ${foot}) matrix(1 0 -1 0.28 0 0) translate(0 ${-foot})`)

/** With a rim of paper, so that it stands out from any ground. */
export function cutOut(id: string, transform: string): string {
  const around = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [7 * Math.cos((i * Math.PI) / 6), 7 * Math.sin((i * Math.PI) / 6)]
    return use(`${id}.paper`, `translate(${x.toFixed(1)} ${y.toFixed(1)}) ${transform}`)
  })
  return around.join('') + use(id, transform)
}

/**
 * A picture of 1000 by 1000 units whose red, green and blue are the amounts of the inks dark, accent and light; white
 * is none. `parts` are the definitions for `use`; only `framed` is cropped at the margin.
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

/** The same drawings in one ink, with ids suffixed by a point and the ink. Overprinted parts are left out. */
const inOneInk = (drawn: string, ink: string) =>
  drawn
    .replaceAll(/<\w+ [^>]*class="over[^>]*\/>/g, '')
    .replaceAll(/( id="| href="#)([\w-]+)/g, `$1$2.${ink}`)
    .replaceAll(/ fill="url[^"]*"/g, ` class="fill-${ink}"`)
    .replaceAll(/ class="(?:\w+ )?(fill|line)-[^"]*"/g, ` class="$1-${ink}"`)

function* inksOf(drawn: string): Generator<string> {
  for (const [, ink = ''] of drawn.matchAll(/\b(?:fill|line|stop)-([a-z][a-z\d-]*)/g)) {
    // The ink of a face depends on its head.
    if (ink !== 'face' && ink !== 'glint') yield ink
  }
}

const inkNames = ['dark', 'accent', 'light']

/** Shares of dark, accent and light, 0 to 1, e.g. of `dark-40-light`; null for other names. */
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
