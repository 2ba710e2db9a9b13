import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { allRoutes } from '#contract/allRoutes.ts'
import { Report } from '#contract/common.ts'
import { limits, mainExhibitionId } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import type { Route } from '#contract/route.ts'
import { version } from '#contract/versionRoutes.ts'
import { shareText, startAdmin } from '../adminHelpers.ts'
import { requestLimits } from '#server/http/rateLimits.ts'
import { createKioskKey } from '#server/staff/accounts.ts'
import { kioskKeyId } from '#server/staff/tokens.ts'
import { tokenHash } from '#server/http/secrets.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { staffLogin, startTestApp } from '../helpers.ts'
import type { TestApp } from '../helpers.ts'
import { expectContract } from './expectContract.ts'
import { example } from './fitting.ts'
import { firstLetIn, makeCallers, refusalOf } from './callers.ts'
import type { Caller } from './callers.ts'
import { requestsOf, urlOf } from './requests.ts'
import type { Request } from './requests.ts'

/*
 * Every route of the contract by every kind of caller with every kind of bad input. What is expected is read from the
 * contract: who may call, and what its schemas take. A route that is added there is tested here.
 */

let sent = 0
const statuses = new Map<number, number>()
afterAll(() => console.log(`${sent} requests to ${allRoutes.length} routes:`, Object.fromEntries(statuses)))

/** When a token was last used may change at any time; a file has its hash. */
const changing = { last_used_at: null, bytes: null }

/** What servers on one Postgres keep for each other. */
const ownTables = ['table_commit', 'request_count']

/** What stands in the database, row by row. */
async function everythingStored({ database: { db } }: TestApp): Promise<Record<string, readonly string[]>> {
  const tables = (await db.introspection.getTables()).filter(
    ({ schema = 'public', name }) => schema === 'public' && !ownTables.includes(name),
  )
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows: found } = await sql<object>`select * from ${sql.table(name)}`.execute(db)
      return [name, found.map((row) => JSON.stringify({ ...row, ...changing })).toSorted()] as const
    }),
  )
  return Object.fromEntries(rows)
}

const writes = (statement: string) =>
  !/^(?:select|begin|start|commit|rollback|savepoint|release)\b/i.test(statement)

async function send({ app }: TestApp, route: Route, request: Request, { authorization }: Caller) {
  const { url, headers, payload } = request
  sent += 1
  const response = await app.inject({
    method: route.method,
    url,
    headers: { ...headers, ...(authorization !== undefined && { authorization }) },
    ...(payload !== undefined && { payload }),
  })
  statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1)
  return response
}

/** The calls of visitors and of the admin page that need nothing but what `start` makes. */
const answered = new Set<Route>([...Object.values<Route>(routes), ...Object.values<Route>(staffRoutes)])

async function start(route: Route) {
  const museum = await startAdmin()
  if (route === staffRoutes.login) await museum.staffToken()
  const avatar = example(routes.createAvatar.body)
  const made = await museum.app.inject({
    method: 'POST',
    url: routes.createAvatar.path,
    payload: Object(avatar),
  })
  const { storyId, personalLinkKey } = await shareText(museum, 'Mein Bruder nahm die Kassette mit.')
  const kioskKey = await createKioskKey(museum.database, 'hall')
  const known = {
    storyId: String(storyId),
    key: personalLinkKey,
    keyId: kioskKeyId(tokenHash(kioskKey)),
    ...staffLogin,
    shortUuid: routes.createAvatar.answer.parse(made.json()).shortUuid,
    filepath: 'theme.txt',
    deviceId: '1',
    exhibitionId: String(mainExhibitionId),
    waveform: JSON.stringify(Array.from({ length: limits.waveformBars }, () => 50)),
  }
  return { museum, known, callers: await makeCallers(museum) }
}

const title =
  '[API-01] [API-03] [API-04] [ADMIN-13] [ASVS-8.2.1] [ASVS-8.3.1] [ASVS-2.2.1] [ASVS-1.5.2] [ASVS-1.2.4] [ASVS-5.3.2] [ASVS-3.5.1] [ASVS-3.5.2]'

test.each(allRoutes)(
  `${title} $method $path accepts the callers and the content of its contract`,
  { timeout: 300_000 },
  async (route) => {
    const { museum, known, callers } = await start(route)
    const all = await requestsOf(route, known)
    const refused = all.filter(({ expected }) => expected !== 'contract')
    const others = all.filter(({ expected }) => expected === 'contract')
    // Wrong passwords slow down what follows, and whoever has logged out is out.
    const isOnce = route === staffRoutes.login || route === staffRoutes.logout
    const requests = [...refused, ...(isOnce ? others.slice(0, 1) : others)]
    // One of each kind stands for the others where it is not the content that decides.
    const kinds = new Set(requests.map(({ kind }) => kind))
    const oneOfEach = [...kinds].flatMap((kind) => requests.find((request) => request.kind === kind) ?? [])
    const many = requests.filter((request, at) => at % rounds(1, 12) === 0 || oneOfEach.includes(request))
    const first = firstLetIn(route, callers)
    const letIn = callers.filter((caller) => refusalOf(route, caller) === undefined)
    const shutOut = callers.filter((caller) => !letIn.includes(caller))
    let before = await everythingStored(museum)
    for (const [at, caller] of [...shutOut, ...letIn].entries()) {
      const refusal = refusalOf(route, caller)
      // In `npm test` some of them: no kind goes without three callers.
      const some = oneOfEach.filter((_, kind) => kind === 0 || (kind - at) % rounds(1, 5) === 0)
      for (const request of caller === first ? many : some) {
        const { expected, isNoAddress } = request
        museum.statements.length = 0
        const response = await send(museum, route, request, caller)
        const { statusCode, body } = response
        const what = `${route.method} ${request.url} with ${caller.what}, ${request.kind}: ${request.what}: ${statusCode} ${body.slice(0, 200)}`
        if (refusal !== undefined && isNoAddress === undefined) expect(statusCode, what).toBe(refusal)
        else if (request === all[0] && answered.has(route)) expect(statusCode, what).toBe(200)
        else if (expected !== 'contract') expect(expected, what).toContain(statusCode)
        else if (route.access !== 'anyone') expect([401, 403], what).not.toContain(statusCode)
        expectContract(route, response, what)
        if (museum.statements.some(writes)) {
          const now = await everythingStored(museum)
          if (statusCode !== 200) expect(now, what).toEqual(before)
          before = now
        }
      }
    }
    expect((await museum.app.inject(version.path)).statusCode, 'the next call').toBe(200)
  },
)

const submissions = allRoutes.filter(({ submission }) => submission === true)
test.each(submissions)(
  '[ASVS-2.4.1] $method $path counts callers without a token by their address',
  async (route) => {
    const { app } = await startTestApp()
    const most = requestLimits.submissionsPerAddress
    const call = () =>
      app.inject({ method: route.method, url: urlOf(route, {}), remoteAddress: '203.0.113.7' })
    const answers = await Promise.all(Array.from({ length: most + 1 }, call))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.map((response) => Report.parse(response.json()).statusCode)).toEqual([429])
  },
)
