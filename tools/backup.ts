import './requireNode.mjs'
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backupTo } from '../server/db/backup.ts'
import { databaseHere } from './house/databaseHere.ts'
import { fail } from './house/fail.ts'

const [file, ...rest] = process.argv.slice(2)
if (file === undefined || rest.length > 0) {
  fail('npm run backup -- FILE    a whole and checked copy of the database, also while the server runs')
}
// npm changes into the repository; FILE is meant from where the person stands.
const target = resolve(process.env.INIT_CWD ?? process.cwd(), file)
const source = databaseHere()
if (!existsSync(source)) fail(`No backup was made: there is no database at ${source}.`)
if (target === source) fail('No backup was made: FILE is the database itself.')
try {
  await backupTo(source, target)
} catch (error) {
  fail(`No backup was made. ${error instanceof Error ? error.message : String(error)}`)
}
console.log(`Copied ${(statSync(target).size / 1_000_000).toFixed(1)} MB to ${target}. The copy is whole.`)
