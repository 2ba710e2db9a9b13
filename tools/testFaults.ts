import './requireNode.mjs'
import { command } from './lib/command.ts'

/**
 * The tests that kill, fill, break off and dawdle, in full length: `npm test` runs a selection. Needs strace and the
 * right to mount a small disk: where either is missing, that test fails and says so. KILLS, POSTGRES_KILLS and
 * GENERATION_KILLS shorten it, names of tests choose: `KILLS=200 npm run test:faults -- kill.full` kills servers on
 * SQLite, then on Postgres, where two share the database, and Postgres itself.
 */
const { KILLS = '1000', POSTGRES_KILLS = '50', GENERATION_KILLS = '20' } = process.env
const asked = process.argv.slice(2)
const files = asked.length > 0 ? asked : ['tests/server/faults']
const { code } = await command('vitest', ['run', '--project', 'server', ...files], {
  env: { NACHKLANG_FULL: '1', KILLS, GENERATION_KILLS },
})
if (code !== 0) process.exit(code)
const postgres = await command('vitest', ['run', '--project', 'postgres', 'kill'], {
  env: { POSTGRES_KILLS },
})
process.exit(postgres.code)
