import './requireNode.mjs'
import './lib/loadEnv.ts'
import { command } from './lib/command.ts'
import { inRoot } from './lib/paths.ts'

// The build runs in a process of its own and gives its memory back: the server stays small.
const { code } = await command(process.execPath, [inRoot('tools/build.ts')])
if (code !== 0) process.exit(code)
await import('#server/main.ts')
