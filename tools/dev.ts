import './requireNode.mjs'
import './lib/loadEnv.ts'
import { createServer } from 'vite'
import { fail } from './lib/fail.ts'
import { freePort } from './lib/freePort.ts'
import { root, inRoot } from './lib/paths.ts'
import { runRestarting } from './lib/restarting.ts'
import { serverCommand } from './lib/serverCommand.ts'

// The page is on PORT (3000); the server behind it takes any free port and is reached through the page's address.
const pagePort = Number(process.env.PORT ?? 3000)
if (!Number.isInteger(pagePort)) fail('PORT must be a port number.')
const serverPort = await freePort()
process.env.NACHKLANG_SERVER = `http://localhost:${serverPort}`

const environment = {
  ...process.env,
  PORT: String(serverPort),
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${pagePort}`,
}
const server = runRestarting(serverCommand(environment), ['server', 'contract', 'content'])
const pages = await createServer({ root, configFile: inRoot('vite.config.ts'), server: { port: pagePort } })
await pages.listen()
pages.printUrls()

let isEnding = false
/** One Ctrl-C ends both halves. */
async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  await Promise.all([server.stop(), pages.close()])
  process.exit(0)
}
process.on('SIGINT', () => void end())
process.on('SIGTERM', () => void end())
