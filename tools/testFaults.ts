import './requireNode.mjs'
import { command } from './house/command.ts'

/** The tests that kill, in full length: `npm test` runs a part. */
const { code } = await command('vitest', ['run', '--project', 'server', 'killGeneration', 'kill.test'], {
  env: { NACHKLANG_FULL: '1', GENERATION_KILLS: '20' },
})
process.exit(code)
