import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.NACHKLANG_SERVER ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2023',
    // Two to three hundredths smaller than the default once compressed, for some seconds of building.
    minify: 'terser',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Building a schema changes nothing: a page carries only those of the calls it makes.
      treeshake: { manualPureFunctions: ['z', 'textOf'] },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/media': server,
      '/_vercel': server,
      // With a filepath parameter, even an empty one, the address is the call; without, it is the page (API-05).
      '/playground': {
        target: server,
        bypass: (request) => (/[?&]filepath(=|&|$)/.test(request.url ?? '') ? undefined : '/index.html'),
      },
    },
  },
})
