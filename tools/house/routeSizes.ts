import * as z from 'zod'

const Chunk = z.object({
  file: z.string(),
  src: z.string().optional(),
  isEntry: z.boolean().optional(),
  isDynamicEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
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

/** The scripts that the page itself names beside the built ones, e.g. the one that sets the theme; without slash. */
export function scriptsOf(html: string): readonly string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="\/([^"]+)"/g)].flatMap(([, file]) => file ?? [])
}

const isPage = (source: string) => /^src\/(ui\/pages|exhibits)\//.test(source)

/** The shell with each lazy page of the build and everything both import statically, each file once. */
export function pagesOf(manifest: Manifest): readonly PageFiles[] {
  const shell = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && isPage(key))
  return pages.toSorted().map((page) => {
    const chunks = closure(manifest, [...shell, page])
    return {
      page,
      scripts: [...new Set(chunks.map((chunk) => chunk.file))],
      styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
    }
  })
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
