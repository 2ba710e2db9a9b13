import './requireNode.mjs'
import { command } from './house/command.ts'
import { inRoot } from './house/paths.ts'

// The build runs in a process of its own and gives its memory back: the server stays small.
const { code } = await command(process.execPath, [inRoot('tools/build.ts')])
if (code !== 0) process.exit(code)

// From here on this process is the server, so that Ctrl-C and a service manager's signals reach it directly.
process.argv[1] = inRoot('server/main.ts')
await import('../server/main.ts')
