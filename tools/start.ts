import './requireNode.mjs'
import './house/loadEnv.ts'
import { becomeServer } from './house/becomeServer.ts'
import { command } from './house/command.ts'
import { compileServer } from './house/compileServer.ts'
import { inRoot } from './house/paths.ts'

// The build runs in a process of its own and gives its memory back: the server stays small.
const { code } = await command(process.execPath, [inRoot('tools/build.ts')])
if (code !== 0) process.exit(code)
await compileServer()
becomeServer()
