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

/**
 * What pages share travels in five files: the shell, messages, pieces of every page, of forms, and of recorders. Left to itself the
 * bundler makes a dozen small ones, which compress worse. A group takes its modules' imports with it, so the more
 * widely used group goes first.
 */
const sharedChunks = [
  {
    name: 'shell',
    // Not what comes with the scenes alone: their own scheduler, zustand's traditional store.
    test: /^(?!.*(?:@react-three|traditional|with-selector)).*node_modules\/(?:react|react-dom|scheduler|zod|@tanstack|wouter|zustand|react-hot-toast|regexparam|use-sync-external-store)\/|src\/(?:state|api\/(?:client|request|ApiError|queryClient)|lib\/(?:storage|timers|tokens|lazyCode|matchPath|useTimer|ChunkLoadError|visitHolds|visitEnd|kioskKey))\b|contract\/(?:common|limits|routes|story)\b|rolldown-runtime/,
    priority: 4,
  },
  {
    // Else they travel with the recorders, which most of the pages that say them lack.
    name: 'messages',
    test: /content\/messages\b/,
    priority: 3.5,
  },
  {
    name: 'kit',
    test: /src\/(?:ui\/kit\/(?:Button|PageFrame|LanguageSwitch|EchoMark|VisuallyHidden|Notice)|lib\/(?:useStir|formatTime|fill)|api\/(?:queries\/answers|ReportError))\b/,
    priority: 3,
  },
  {
    name: 'forms',
    test: /src\/(?:ui\/kit\/(?:Field|ChoiceList)|lib\/(?:useSubmission|submission|idempotencyKey|randomUuid))\b/,
    priority: 2,
  },
  {
    name: 'contribute',
    test: /src\/ui\/(?:kit\/recorder\/(?:RecorderFace|Deck|LevelMeter|RecorderIcon|onFirstTap)|parts\/contribute\/(?:TextWay|VoiceWay|UploadKey|failureWords|contribute))\b/,
    priority: 1,
  },
]

/** Pages here ask for lists whole: the client for queries need not carry what loads them page by page. */
function noInfiniteQueries(): Plugin {
  return {
    name: 'no-infinite-queries',
    enforce: 'pre',
    load: {
      filter: { id: /query-core\/.*\/infiniteQueryBehavior\.js/ },
      handler: () =>
        'const none = () => { throw new Error("Infinite queries are left out of this build, see vite.config.ts") }\n' +
        'export { none as infiniteQueryBehavior, none as hasNextPage, none as hasPreviousPage }\n',
    },
  }
}

export default defineConfig({
  plugins: [slimContract(), noInfiniteQueries(), react()],
  // The scenes' renderer brings a scheduler of its own, which is the same code.
  resolve: { dedupe: ['scheduler'] },
  build: {
    target: 'es2023',
    // Two to three hundredths smaller than the default once compressed, for some seconds of building.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { ecma: 2020, module: true, passes: 3 } },
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: { groups: sharedChunks },
      },
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
