import './requireNode.mjs'
import './lib/loadEnv.ts'
import { fail } from './lib/fail.ts'

const usage = `npm run admin -- staff add|add-moderator|reset|curator|moderator NAME   logins of staff
npm run admin -- backup FILE      a whole and checked copy of the database, also while the server runs
npm run admin -- restore FILE     puts a backup in the place of the database; the server must be stopped
npm run admin -- move --to URL    copies everything from the SQLite file to an empty Postgres
npm run admin -- kiosk --url URL  shows the exhibition on this screen, and keeps it there`

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  staff: () => import('./admin/staff.ts'),
  backup: () => import('./admin/backup.ts'),
  restore: () => import('./admin/restore.ts'),
  move: () => import('./admin/move.ts'),
  kiosk: () => import('./admin/kiosk.ts'),
}

const [name = ''] = process.argv.splice(2, 1)
const command = commands[name]
if (command === undefined) fail(usage)
await command()
