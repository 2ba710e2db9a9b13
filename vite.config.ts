import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.NACHKLANG_SERVER ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', manifest: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
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
