import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.NACHKLANG_SERVER ?? 'http://localhost:3000'

/**
 * A page carries only what it uses of the contract. Requests are validated by the server alone, so their schemas stay
 * out; every property of a route stands on a line of its own, as the formatter puts it. Building a schema has no side
 * effect, which the bundler cannot know.
 */
function slimContract(): Plugin {
  const requestParts = /^  (summary|params|query|body|form): .*,\n/gm
  const schemaCalls = /(?<=[=(,:[]\s*)(?=(?:z\.[\w.]+|checked|textOf)\()/g
  return {
    name: 'slim-contract',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/\w+\.ts$/ },
      handler: (code, id) => ({
        code: (id.endsWith('routes.ts') ? code.replace(requestParts, '') : code).replace(
          schemaCalls,
          '/* @__PURE__ */ ',
        ),
        map: null,
        moduleSideEffects: false,
      }),
    },
  }
}

export default defineConfig({
  plugins: [slimContract(), react()],
  build: {
    target: 'es2023',
    // Two to three hundredths smaller than the default once compressed, for some seconds of building.
    minify: 'terser',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
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
