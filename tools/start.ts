import './requireNode.mjs'
import './lib/loadEnv.ts'
import { enableCompileCache } from 'node:module'
import { command } from './lib/command.ts'
import { inRoot } from './lib/paths.ts'

const build = inRoot('tools/build.ts')
// The build runs in a process of its own and gives its memory back: the server stays small.
const built = command(process.execPath, [build, '--uncompressed'])
// Reading the server's code takes seconds the first time: meanwhile.
enableCompileCache()
await import('#server/app.ts')
const { code } = await built
if (code !== 0) process.exit(code)
await import('#server/main.ts')
// The first visitor does not wait for the best compression.
command(process.execPath, [build]).catch(console.warn)
