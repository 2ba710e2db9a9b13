import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mendThree } from './tools/vite/mendThree.ts'
import { onlyQueries } from './tools/vite/onlyQueries.ts'
import { ownPreload } from './tools/vite/ownPreload.ts'
import { serviceWorker } from './tools/vite/serviceWorker.ts'
import { slimContract } from './tools/vite/slimContract.ts'
import { slimShaders } from './tools/vite/slimShaders.ts'
import { slimThree } from './tools/vite/slimThree.ts'

const server = process.env.NACHKLANG_SERVER ?? 'http://localhost:3000'

/**
 * What pages share travels in five files: the shell, messages, pieces of every page, of forms, and of recorders. Left to itself the
 * bundler makes a dozen small ones, which compress worse. A group takes its modules' imports with it, so the more
 * widely used group goes first.
 */
const sharedChunks = [
  {
    name: 'shell',
    // Not what comes with the scenes alone: their own scheduler, zustand's traditional store.
    test: /^(?!.*(?:@react-three|traditional|with-selector)).*node_modules\/(?:react|react-dom|scheduler|zod|@tanstack|wouter|zustand|react-hot-toast|regexparam|use-sync-external-store)\/|src\/(?:state|api\/(?:client|bringFiles|request|ApiError|queryClient)|lib\/(?:storage|timers|tokens|lazyCode|matchPath|useTimer|ChunkLoadError|visitHolds|visitEnd|kioskKey|overrides))\b|contract\/(?:common|limits|routes|story)\b(?!.*\?desk)|rolldown-runtime|vite\/preload-helper/,
    priority: 4,
  },
  {
    // Else they travel with the recorders, which most of the pages that say them lack.
    name: 'messages',
    test: /content\/messages\b(?!.*\?desk)/,
    priority: 3.5,
  },
  {
    name: 'kit',
    test: /src\/(?:ui\/kit\/(?:Button|PageFrame|LanguageSwitch|EchoMark|VisuallyHidden|Notice)|lib\/(?:useStir|formatTime|fill)|api\/(?:queries\/answers|ReportError))\b/,
    priority: 3,
  },
  {
    name: 'forms',
    test: /src\/(?:ui\/kit\/(?:Field|ChoiceList)|lib\/(?:useSubmission|submission|idempotencyKey|randomUuid|outbox\/(?:keeping|item))|api\/leave|ui\/parts\/contribute\/KeepingPlace)\b/,
    priority: 2,
  },
  {
    name: 'contribute',
    test: /src\/ui\/(?:kit\/recorder\/(?:RecorderFace|Deck|LevelMeter|RecorderIcon|onFirstTap)|parts\/(?:PartMissing|contribute\/(?:TextWay|VoiceWay|UploadKey|failureWords|contribute)))\b|content\/(?:consent|promptQuestions)\b(?!.*\?desk)/,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    slimContract(),
    onlyQueries(),
    ownPreload(),
    slimThree(),
    mendThree(),
    slimShaders(),
    react(),
    serviceWorker(),
  ],
  // The scenes' renderer brings a scheduler of its own, which is the same code.
  resolve: {
    dedupe: ['scheduler'],
    // React has had the hook itself since 18; the router still brings a stand-in.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    target: 'es2023',
    // Two to three hundredths smaller than the default once compressed, for some seconds of building.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { ecma: 2020, module: true, passes: 3 } },
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The exhibition, and the desktop of 1998 that one of its pages embeds.
      input: ['index.html', 'win98.html'],
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
