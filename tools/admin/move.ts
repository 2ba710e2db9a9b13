import '../requireNode.mjs'
import { existsSync } from 'node:fs'
import { databaseFile } from '#server/db/files.ts'
import { move } from '#server/backups/restorePostgres.ts'
import { readConfig } from '#server/config/config.ts'
import { fail } from '../lib/fail.ts'
import { configuredData } from '../lib/configuredData.ts'

const [option, to, ...rest] = process.argv.slice(2)
if (option !== '--to' || to === undefined || rest.length > 0) {
  fail(
    'npm run admin -- move --to DATABASE_URL    copies the house from its SQLite file to an empty Postgres',
  )
}
try {
  const { dataDir } = configuredData()
  const { databaseUrl } = readConfig({ DATABASE_URL: to })
  const file = databaseFile({ dataDir })
  if (!existsSync(file)) fail(`Nothing was moved: there is no database at ${file}.`)
  if (databaseUrl !== undefined) await move(file, databaseUrl, dataDir)
} catch (error) {
  fail(`Nothing was moved: ${error instanceof Error ? error.message : String(error)}`)
}
console.log('Everything is copied. Set DATABASE_URL and start the server; the SQLite file is unchanged.')
