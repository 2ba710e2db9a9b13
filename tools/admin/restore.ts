import '../requireNode.mjs'
import { restore } from '#server/backups/restore.ts'
import { fail } from '../lib/fail.ts'
import { fileThere, configuredData } from '../lib/configuredData.ts'

const [file, ...rest] = process.argv.slice(2)
if (file === undefined || rest.length > 0) {
  fail(
    'npm run admin -- restore FILE    puts a backup in the place of the database; the server must be stopped',
  )
}
const source = fileThere(file)
const { former, removed } = await restore(source, configuredData()).catch((error: unknown) =>
  fail(`Nothing was restored: ${error instanceof Error ? error.message : String(error)}`),
)
console.log(`Restored ${source}.`)
console.log(removed)
if (former !== undefined) console.log(`The previous database is in ${former}.`)
