import '../requireNode.mjs'
import { upsertStaff } from '#server/staff/accounts.ts'
import { connectDatabase } from '#server/backups/connectDatabase.ts'
import { findStaff, setRole } from '#server/staff/repository.ts'
import { makePassword } from '#server/http/secrets.ts'
import { limits } from '#contract/limits.ts'
import { fail } from '../lib/fail.ts'
import { configuredData } from '../lib/configuredData.ts'

const usage = `npm run admin -- staff add NAME              a new member of staff, as curator
npm run admin -- staff add-moderator NAME    the same, as moderator: may publish, hide, undo that, and read
npm run admin -- staff reset NAME            a new password for one; ends all of that member's sessions
npm run admin -- staff curator NAME          makes one a curator
npm run admin -- staff moderator NAME        makes one a moderator
A password is made up and shown once. Set ADMIN_PASSWORD to choose it (10 to 200 characters).`

const actions = ['add', 'add-moderator', 'reset', 'curator', 'moderator'] as const
const [asked, ...words] = process.argv.slice(2)
const action = actions.find((known) => known === asked)
const name = words.join(' ').trim()
if (action === undefined || name === '') fail(usage)
if (name.length > limits.lineChars) fail(`A name has at most ${limits.lineChars} characters.`)

const chosen = process.env.ADMIN_PASSWORD || undefined
if (chosen !== undefined && (chosen.length < 10 || chosen.length > 200)) {
  fail('ADMIN_PASSWORD must have 10 to 200 characters.')
}
const password = chosen ?? makePassword()
const database = await connectDatabase(configuredData()).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)
const known = await findStaff(database.db, name)
const isNew = action === 'add' || action === 'add-moderator'
let problem: string | undefined
if (isNew && known !== undefined) {
  problem = `There is a ${known.name} already. Use "reset" for a new password.`
} else if (!isNew && known === undefined)
  problem = `There is no member of staff called ${name}. Use "add" first.`
else if (action === 'curator' || action === 'moderator') {
  await database.write((db) => setRole(db, name, action))
} else {
  const role = { add: 'curator', 'add-moderator': 'moderator', reset: undefined } as const
  await upsertStaff(database, { name, password, role: role[action] })
}
await database.close()

if (problem !== undefined) fail(problem)
const done = {
  add: `Added ${name} as curator.`,
  'add-moderator': `Added ${name} as moderator.`,
  reset: `${name} has a new password; all sessions have ended.`,
  curator: `${name} is a curator now.`,
  moderator: `${name} is a moderator now.`,
} as const
console.log(done[action])
if ((isNew || action === 'reset') && chosen === undefined)
  console.log(`Password, shown this once: ${password}`)
