import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import release from './package.json' with { type: 'json' }

const target = process.env.NACHKLANG_SERVER ?? 'http://localhost:3000'
/** With a filepath, even an empty one, the address is the call; without, it is the page (API-05). */
const bypass = ({ url = '' }) => (/[?&]filepath(=|&|$)/.test(url) ? undefined : '/index.html')
/** Changes with the shape of what the server sends: lists kept from an earlier shape are forgotten. */
const contract = globSync('contract/*.ts').toSorted()
const shape = hash('sha256', contract.map((file) => readFileSync(file)).join('')).slice(0, 16)
const everywhere = /\/node_modules\/(?:react|react-dom|scheduler|zustand|use-sync-external-store)\//
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: everywhere, priority: 5 },
  { name: 'gestures', test: /\/node_modules\/@use-gesture\//, priority: 4 },
  { name: 'three', test: /\/node_modules\/(?:three|@react-three)\//, priority: 4 },
  ...sharedBy(inRoot('src/app/main.tsx'), inRoot('src/api/client.ts')),
]

function inRoot(file: string) {
  return fileURLToPath(new URL(file, import.meta.url))
}

/**
 * Beside a chunk a page and a chunk a scene: what is shared, in four files, by who imports it and by whether it calls the
 * server. What a module imports is at least as widely used as itself, so none of them brings another that its page has no
 * use for; a file is filled before those that import it. Schemas take long to run: what the client itself needs has a
 * file of its own, so that they run in two tasks.
 */
function sharedBy(entry: string, client: string): Rolldown.CodeSplittingGroup[] {
  let shares: ReadonlyMap<string, string> | undefined
  const names = ['first', 'some', 'client', 'calls']
  return names.map((name, place) => ({
    name: (id, graph) => ((shares ??= sharesOf(entry, client, graph)).get(id) === name ? name : null),
    priority: names.length - place,
    debugName: name,
  }))
}

function sharesOf(
  entry: string,
  client: string,
  graph: Rolldown.ChunkingContext,
): ReadonlyMap<string, string> {
  const reachedFrom = (from: string, next: 'importedIds' | 'importers') => {
    const reached = new Set([from])
    for (const id of reached) for (const other of graph.getModuleInfo(id)?.[next] ?? []) reached.add(other)
    return reached
  }
  const first = reachedFrom(entry, 'importedIds')
  const users = new Map<string, Set<string>>()
  for (const page of [...first].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []))
    for (const id of reachedFrom(page, 'importedIds')) users.set(id, (users.get(id) ?? new Set()).add(page))
  const zod = fileURLToPath(import.meta.resolve('zod/mini'))
  const calling = new Set([...reachedFrom(zod, 'importers'), ...reachedFrom(zod, 'importedIds')])
  const byClient = reachedFrom(client, 'importedIds')
  const callsOf = (id: string) => (byClient.has(id) ? 'client' : 'calls')
  const shares = new Map([...first].map((id) => [id, 'first']))
  const some = new Set<string>()
  for (const [id, pages] of users) {
    if (shares.has(id) || pages.size < 5) continue
    if (pages.size < 10) for (const page of pages) some.add(page)
    shares.set(id, calling.has(id) ? callsOf(id) : pages.size < 10 ? 'some' : 'first')
  }
  // Little that several share is not worth a file, which waits for its turn: with what all of them have anyway, or with
  // what every page has. What imports nothing first.
  for (const [id, pages] of [...users].toReversed()) {
    if (pages.size < 2) continue
    const reached = [...reachedFrom(id, 'importedIds')]
    const needs = reached.filter((each) => !shares.has(each))
    const length = needs.reduce((sum, each) => sum + (graph.getModuleInfo(each)?.code?.length ?? 0), 0)
    if (length < 2_500 && [...pages].every((page) => some.has(page)))
      for (const each of needs) shares.set(each, calling.has(each) ? callsOf(each) : 'some')
    else if (
      length < 1_500 &&
      reached.every((each) => !calling.has(each) && (shares.get(each) ?? 'first') === 'first')
    )
      for (const each of needs) shares.set(each, 'first')
  }
  // A document that begins with another script runs none of this one.
  shares.delete(entry)
  return shares
}
const injectManifest = { globPatterns: ['**/*'], maximumFileSizeToCacheInBytes: 10_000_000 }
const worker = { strategies: 'injectManifest', srcDir: 'src/api/offline', filename: 'sw.ts' } as const

export default defineConfig({
  plugins: [react(), VitePWA({ ...worker, injectManifest, injectRegister: false, manifest: false })],
  define: { 'import.meta.env.NACHKLANG_SHAPE': JSON.stringify(shape) },
  build: {
    manifest: true, // Of what a page's document names (server/http/document.ts).
    chunkSizeWarningLimit: 1100,
    modulePreload: { polyfill: false }, // Chromium, Firefox and WebKit know it.
    // The notices of everything that is bundled, which About leads to.
    license: { fileName: 'licenses.txt' },
    // The exhibition, and the desktop of 1998 that one of its pages embeds.
    rolldownOptions: {
      input: ['index.html', 'win98.html'],
      output: {
        codeSplitting: { groups },
        // The entry names the build to staff (src/admin/kiosks/versionText.ts).
        entryFileNames: `assets/[name]-${release.version}-[hash].js`,
      },
    },
  },
  server: {
    proxy: { '^/(?:api|media|_vercel)/': target, '/playground': { target, bypass } },
  },
})
