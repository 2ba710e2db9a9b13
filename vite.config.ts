import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const target = process.env.NACHKLANG_SERVER ?? 'http://localhost:3000'
/** With a filepath, even an empty one, the address is the call; without, it is the page (API-05). */
const bypass = ({ url = '' }) => (/[?&]filepath(=|&|$)/.test(url) ? undefined : '/index.html')
/** Changes with the shape of what the server sends: lists kept from an earlier shape are forgotten. */
const contract = globSync('contract/*.ts').toSorted()
const shape = hash('sha256', contract.map((file) => readFileSync(file)).join('')).slice(0, 16)
/** Beside a chunk a page and a chunk a scene: what several of them share, in few files. */
const everywhere = /\/node_modules\/(?:react|react-dom|scheduler|zustand|use-sync-external-store)\//
const own = /\/(?:src\/(?:api(?!\/queries\/admin)|app|lib|state|ui\/(?:kit|parts))\/|content\/[^/]+\.ts)/
const groups = [
  { name: 'react', test: everywhere, priority: 3 },
  { name: 'three', test: /\/node_modules\/(?:three|@react-three)\//, priority: 2 },
  // Only rooms have long lists.
  { name: 'lists', test: /\/(?:@tanstack\/(?:react-virtual|virtual-core)|lib\/useVirtualList)/, priority: 2 },
  { name: 'shared', test: own, minShareCount: 2, priority: 1 },
  { name: 'staff', test: /\/api\/queries\/admin\//, minShareCount: 2 },
]
const injectManifest = { globPatterns: ['**/*'], maximumFileSizeToCacheInBytes: 10_000_000 }
const worker = { strategies: 'injectManifest', srcDir: 'src/api/offline', filename: 'sw.ts' } as const

export default defineConfig({
  plugins: [react(), VitePWA({ ...worker, injectManifest, injectRegister: false, manifest: false })],
  define: { 'import.meta.env.NACHKLANG_SHAPE': JSON.stringify(shape) },
  build: {
    chunkSizeWarningLimit: 1100,
    modulePreload: { polyfill: false }, // Chromium, Firefox and WebKit know it.
    // The notices of everything that is bundled, which About leads to.
    license: { fileName: 'licenses.txt' },
    // The exhibition, and the desktop of 1998 that one of its pages embeds.
    rolldownOptions: { input: ['index.html', 'win98.html'], output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: { '^/(?:api|media|_vercel)/': target, '/playground': { target, bypass } },
  },
})
