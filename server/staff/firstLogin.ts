import { setTimeout } from 'node:timers/promises'
import { addFirstMember, makeKioskKey } from './accounts.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/open.ts'
import { hasStaff } from './repository.ts'
import { makePassword } from '#server/http/secrets.ts'

/** ms between checks while another server shows the first login. */
const lookAgainMs = 200

interface FirstLogin {
  readonly database: Database
  readonly admin: Config['admin']
  readonly address: string
  readonly print: (line: string) => void
}

/** Without staff, prints a first login and a screen link, and only then stores them. */
export async function showFirstLogin({ database, admin, address, print }: FirstLogin): Promise<void> {
  async function show() {
    if (await hasStaff(database.db)) return true
    const login = admin ?? { name: 'staff', password: makePassword() }
    const kiosk = makeKioskKey('First screen')
    const shown = admin === undefined ? login.password : '(as in ADMIN_PASSWORD)'
    for (const line of welcome(address, login.name, shown, kiosk.key)) print(line)
    const isFirst = await addFirstMember(database, login, kiosk)
    if (!isFirst) print('Another server has just added staff: ignore the login and the link above.')
    return true
  }
  // One server prints it; the others wait, in case it is stopped first.
  while ((await database.peers.alone('first login', show)) === undefined) await setTimeout(lookAgainMs)
}

function welcome(address: string, name: string, password: string, kioskKey: string): string[] {
  return [
    '',
    'This is the first start. What follows is shown this once:',
    `  Staff login   ${address}/admin`,
    `    name        ${name}`,
    `    password    ${password}`,
    `  Screen link   ${address}/?kioskKey=${kioskKey}`,
    '',
  ]
}
