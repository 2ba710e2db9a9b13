import './requireNode.mjs'
import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { freePort } from './house/freePort.ts'
import { inRoot, root } from './house/paths.ts'

// The page is on PORT (3000); the server behind it takes any free port and is reached through the page's address.
const pagePort = Number(process.env.PORT ?? 3000)
const serverPort = await freePort()
process.env.NACHKLANG_SERVER = `http://localhost:${serverPort}`

const server = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-path=server',
    '--watch-path=contract',
    '--watch-path=content',
    '--watch-preserve-output',
    inRoot('server/main.ts'),
  ],
  {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(serverPort),
      PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${pagePort}`,
    },
    stdio: 'inherit',
  },
)
const pages = await createServer({ root, configFile: inRoot('vite.config.ts'), server: { port: pagePort } })
await pages.listen()
pages.printUrls()

let isEnding = false
/** Ends both halves, whichever of them or the person at the terminal began. */
async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  if (server.exitCode === null) server.kill('SIGTERM')
  await pages.close()
  process.exit(code)
}
process.on('SIGINT', () => void end(0))
process.on('SIGTERM', () => void end(0))
server.on('exit', (code) => void end(code ?? 0))
