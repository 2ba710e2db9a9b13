import './requireNode.mjs'
import { upsertStaff } from '../server/accounts.ts'
import { openDatabase } from '../server/db/open.ts'
import { findStaff } from '../server/repositories/staff.ts'
import { makePassword } from '../server/secrets.ts'
import { limits } from '../contract/limits.ts'
import { databaseHere } from './house/databaseHere.ts'
import { fail } from './house/fail.ts'

const usage = `npm run staff -- add NAME      a new member of staff
npm run staff -- reset NAME    a new password for one; ends all of that member's sessions
The password is made up and shown once. Set ADMIN_PASSWORD to choose it (10 to 200 characters).`

const [action, ...words] = process.argv.slice(2)
const name = words.join(' ').trim()
if ((action !== 'add' && action !== 'reset') || name === '') fail(usage)
if (name.length > limits.lineChars) fail(`A name has at most ${limits.lineChars} characters.`)

const chosen = process.env.ADMIN_PASSWORD
if (chosen !== undefined && (chosen.length < 10 || chosen.length > 200)) {
  fail('ADMIN_PASSWORD must have 10 to 200 characters.')
}
const password = chosen ?? makePassword()

const database = await openDatabase(databaseHere())
const known = await findStaff(database.db, name)
let problem: string | undefined
if (action === 'add' && known !== undefined)
  problem = `There is a ${known.name} already. Use "reset" for a new password.`
else if (action === 'reset' && known === undefined) problem = `Nobody is called ${name}. Use "add" first.`
else await upsertStaff(database, { name, password })
await database.close()

if (problem !== undefined) fail(problem)
console.log(action === 'add' ? `Added ${name}.` : `${name} has a new password; all sessions have ended.`)
if (chosen === undefined) console.log(`Password, shown this once: ${password}`)
