import '../requireNode.mjs'
import { existsSync, statSync } from 'node:fs'
import { makeBackup } from '#server/backups/backupJobs.ts'
import { databaseFile, noteBackup } from '#server/db/files.ts'
import { fail } from '../lib/fail.ts'
import { fileThere, configuredData } from '../lib/configuredData.ts'

const [file, ...rest] = process.argv.slice(2)
if (file === undefined || rest.length > 0) {
  fail('npm run admin -- backup FILE    a whole and checked copy of the database, also while the server runs')
}
const target = fileThere(file)
const data = configuredData()
const source = databaseFile(data)
if (data.databaseUrl === undefined) {
  if (!existsSync(source)) fail(`No backup was made: there is no database at ${source}.`)
  if (target === source) fail('No backup was made: FILE is the database itself.')
}
try {
  await makeBackup({ ...data, file: target })
  await noteBackup(data.dataDir)
} catch (error) {
  fail(`No backup was made. ${error instanceof Error ? error.message : String(error)}`)
}
console.log(`Copied ${(statSync(target).size / 1_000_000).toFixed(1)} MB to ${target}. The copy is complete.`)
