import type { Access, Route } from '#contract/route.ts'
import { createKioskKey, revoke, staffIdleMs } from '#server/staff/accounts.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { exportTicket } from '#contract/adminStoryRoutes.ts'
import { tokenHash } from '#server/http/secrets.ts'
import { addMember, adminOn, shareText } from '../adminHelpers.ts'
import type { TestApp } from '../helpers.ts'

type Who = 'nobody' | 'kiosk' | 'moderator' | 'curator'

/** Whom the contract lets in; the first of each needs the least for it. */
const letIn: Readonly<Record<Access, readonly Who[]>> = {
  anyone: ['nobody', 'kiosk', 'moderator', 'curator'],
  exhibit: ['kiosk', 'moderator', 'curator'],
  kiosk: ['kiosk'],
  staff: ['moderator', 'curator'],
  curator: ['curator'],
}

/** Somebody who calls, and what they show. */
export interface Caller {
  readonly what: string
  readonly who: Who
  /** Undefined: they show nothing. */
  readonly authorization: string | undefined
}

/** How a caller is refused; undefined where the contract lets them in. */
export function refusalOf({ access }: Pick<Route, 'access'>, { who }: Caller): 401 | 403 | undefined {
  if (letIn[access].includes(who)) return undefined
  return who === 'nobody' ? 401 : 403
}

/** The caller who is let in with the least. */
export function firstLetIn({ access }: Pick<Route, 'access'>, callers: readonly Caller[]): Caller {
  const first = callers.find(({ who }) => who === letIn[access][0])
  if (first === undefined) throw new Error(`Nobody may call for ${access}`)
  return first
}

/** Whoever may come: with nothing, with what opens nothing or not any more, with what opens something else. */
export async function makeCallers(museum: TestApp): Promise<readonly Caller[]> {
  const { database } = museum
  const member = (name: string) => addMember(museum, name, 'curator')
  const [curator, expired, ended, idle, moderator] = [
    await member('Cora'),
    await member('Ewa'),
    await member('Rea'),
    await member('Ida'),
    await addMember(museum, 'Milo', 'moderator'),
  ]
  await revoke(database, ended)
  const kiosk = await createKioskKey(database, 'hall')
  const revokedKiosk = await createKioskKey(database, 'store room')
  await revoke(database, revokedKiosk)
  const set = (token: string, values: { expires_at?: string; created_at?: string }) =>
    database.write((db) => db.updateTable('token').set(values).where('hash', '=', tokenHash(token)).execute())
  await set(expired, { expires_at: timestamp(Date.now() - 1) })
  await set(idle, { created_at: timestamp(Date.now() - staffIdleMs - 1000) })
  const { personalLinkKey } = await shareText(museum, 'Die Geschichte von jemand anderem.')
  const { url } = await adminOn(museum, curator).ask(exportTicket)
  const bearer = (token: string) => `Bearer ${token}`
  const invalid = {
    'an invented token': bearer('invented'),
    'no token behind the word': 'Bearer ',
    'a token of another kind': `Basic ${curator}`,
    'two tokens': `Bearer ${kiosk} ${curator}`,
    'a token without end': bearer('x'.repeat(4000)),
    'SQL for a token': bearer("' or 1=1 --"),
    'the hash of a token': bearer(tokenHash(curator)),
    'an expired token': bearer(expired),
    'the token of a session that was ended': bearer(ended),
    'the token of a session that nobody uses': bearer(idle),
    'a revoked kiosk key': bearer(revokedKiosk),
    'somebody’s personal link': bearer(personalLinkKey),
    'somebody’s ticket': bearer(url.slice(url.lastIndexOf('/') + 1)),
  }
  return [
    { what: 'nothing', who: 'nobody', authorization: undefined },
    ...Object.entries(invalid).map(([what, authorization]) => ({
      what,
      who: 'nobody' as const,
      authorization,
    })),
    { what: 'a kiosk key', who: 'kiosk', authorization: bearer(kiosk) },
    { what: 'the token of a moderator', who: 'moderator', authorization: bearer(moderator) },
    { what: 'the token of a curator', who: 'curator', authorization: bearer(curator) },
  ]
}
