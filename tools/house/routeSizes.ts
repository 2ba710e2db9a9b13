import * as z from 'zod'

const Chunk = z.object({
  file: z.string(),
  src: z.string().optional(),
  isEntry: z.boolean().optional(),
  isDynamicEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  dynamicImports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
})
/** Vite's manifest: what each module of the build became and what it needs. */
export const Manifest = z.record(z.string(), Chunk)
export type Manifest = z.infer<typeof Manifest>

/** What a first visit to one page loads. */
export interface PageFiles {
  /** The page's module, e.g. `src/ui/pages/home/HomePage.tsx`. */
  readonly page: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What a page with 3D loads in all: `scripts` with the stage and its scenes, `sound` beyond that once it sounds. */
export interface RoomFiles {
  readonly page: string
  readonly scripts: readonly string[]
  readonly sound: readonly string[]
}

/** The scripts that the page itself names beside the built ones, e.g. the one that sets the theme; without slash. */
export function scriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)].flatMap(([, file]) => file ?? [])
}

/** The shell's own page; every other entry is a page that one of its pages embeds. */
const isShell = (key: string) => key === 'index.html'

const entriesOf = (manifest: Manifest, isWanted: (key: string) => boolean) =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true && isWanted(key))

/** What a page that another one embeds loads by itself, everything it may come to load included. */
export function embeddedOf(manifest: Manifest): readonly PageFiles[] {
  return entriesOf(manifest, (key) => !isShell(key)).map((page) => ({
    page,
    ...filesOf(manifest, [page, ...roomParts(manifest, page, true)]),
  }))
}

const isOurs = (source: string) => /^src\/(ui\/pages|exhibits)\//.test(source)

/** The shell with each page it loads and everything both import statically, each file once. */
export function pagesOf(manifest: Manifest): readonly PageFiles[] {
  const shell = entriesOf(manifest, isShell)
  const pages = shell.flatMap((key) => manifest[key]?.dynamicImports ?? []).filter(isOurs)
  return [...new Set(pages)].toSorted().map((page) => ({ page, ...filesOf(manifest, [...shell, page]) }))
}

/** What a page loads only when somebody stirs or presses, beyond what is there by then. */
export function partsOf(manifest: Manifest, page: string): readonly PageFiles[] {
  const shell = entriesOf(manifest, isShell)
  const there = filesOf(manifest, [...shell, page])
  return (manifest[page]?.dynamicImports ?? []).map((part) => {
    const files = filesOf(manifest, [part])
    return {
      page: part,
      scripts: files.scripts.filter((file) => !there.scripts.includes(file)),
      styles: files.styles.filter((file) => !there.styles.includes(file)),
    }
  })
}

const stage = 'src/app/Stage/KeptStage.tsx'

/** The pages that show a scene on the stage, with what they bring in themselves as soon as they are there. */
export function roomsOf(manifest: Manifest): readonly RoomFiles[] {
  const shell = entriesOf(manifest, isShell)
  return pagesOf(manifest).flatMap(({ page }) => {
    const onDemand = roomParts(manifest, page)
    const scenes = onDemand.filter((key) => key.startsWith('src/scenes/'))
    if (scenes.length === 0) return []
    const views = onDemand.filter((key) => /^src\/exhibits\/[^/]+\/\w*View\.tsx$/.test(key))
    const { scripts } = filesOf(manifest, [...shell, page, ...views, stage, ...scenes])
    const sound = filesOf(manifest, onDemand.filter(isSound)).scripts
    return [{ page, scripts, sound: sound.filter((file) => !scripts.includes(file)) }]
  })
}

/** Everything that a page and the parts of its room load on demand; what an entry loads is none of it, unless asked for. */
function roomParts(manifest: Manifest, page: string, withEntries = false): readonly string[] {
  const seen = new Set<string>()
  const waiting = [page]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const own = closure(manifest, [key]).filter((chunk) => withEntries || !chunk.isEntry)
    for (const part of own.flatMap((chunk) => chunk.dynamicImports ?? [])) {
      if (seen.has(part)) continue
      seen.add(part)
      waiting.push(part)
    }
  }
  return [...seen]
}

/** What a room loads to sound: the mix of the house, and engines that are a chunk of their own. */
const isSound = (key: string) =>
  key.startsWith('src/audio/mixer/') || /^src\/exhibits\/.*Engine\.ts$/.test(key)

function filesOf(manifest: Manifest, start: readonly string[]): Omit<PageFiles, 'page'> {
  const chunks = closure(manifest, start)
  return {
    scripts: [...new Set(chunks.map((chunk) => chunk.file))],
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  }
}

function closure(manifest: Manifest, start: readonly string[]) {
  const seen = new Set<string>()
  const waiting = [...start]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    waiting.push(...(manifest[key]?.imports ?? []))
  }
  return [...seen].map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
}
