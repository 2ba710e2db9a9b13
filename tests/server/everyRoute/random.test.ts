import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { allRoutes } from '#contract/allRoutes.ts'
import { logout } from '#contract/staffRoutes.ts'
import { rounds } from '#tests/e2e/support/rounds.ts'
import { multipart, recording, startTestApp, wavOfBytes } from '../helpers.ts'
import { expectContract } from './expectContract.ts'
import { fitting } from './fitting.ts'

const text = fc.oneof(fc.string({ maxLength: 40, unit: 'binary' }), fc.string({ unit: 'grapheme' }))
const odd = fc.oneof(text, fc.double(), fc.jsonValue({ maxDepth: 2 }))
const pathPart = fc.oneof(
  fc.integer({ min: -1, max: 5 }).map(String),
  fc.webSegment(),
  fc.webSegment({ size: 'large' }),
)
const files = [recording(), recording().subarray(0, 3000), Buffer.alloc(0), wavOfBytes(4000)]

/** Objects that fit, with some fields changed and some that do not belong there. */
const nearly = (values: fc.Arbitrary<unknown>) =>
  fc
    .tuple(
      values,
      fc.dictionary(text, odd, { maxKeys: 2 }),
      fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
      odd,
    )
    .map(([value, strangers, places, put]): Record<string, unknown> => {
      const fields: [string, unknown][] = Object.entries(Object(value))
      return {
        ...strangers,
        ...Object.fromEntries(fields.map(([name, field], at) => [name, places.includes(at) ? put : field])),
      }
    })

/** As a form sends it; an object may have a `toString` that is none. */
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

// Logout is left out: it would end the session that the others need.
const call = fc.constantFrom(...allRoutes.filter(({ path }) => path !== logout.path)).chain((route) => {
  const schema = route.body ?? route.form
  return fc.record({
    route: fc.constant(route),
    parts: fc.array(pathPart, { minLength: 3, maxLength: 3 }),
    content: schema === undefined ? fc.constant({}) : nearly(fitting(schema)),
    query: fc.oneof(fc.webQueryParameters(), fc.constantFrom('', 'language=de', 'filepath=theme.txt')),
    type: fc.option(
      fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'x/y; charset='),
      { freq: 2 },
    ),
    raw: fc.option(text, { freq: 6 }),
    file: fc.constantFrom(...files),
    shows: fc.constantFrom('staff', 'staff', 'kiosk', 'invented', undefined),
    key: fc.constantFrom(undefined, undefined, randomUUID(), randomUUID(), 'not-a-uuid'),
    etag: fc.constantFrom(undefined, '*', '"x"'),
  })
})

test(
  '[API-04] over every route and any input no answer is outside its schema and none is a failure of ours @full',
  { timeout: 300_000 },
  async () => {
    const { app, staffToken, kioskToken } = await startTestApp()
    const tokens = { staff: await staffToken(), kiosk: await kioskToken(), invented: 'invented' }
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(call, async ({ route, parts, content, query, type, raw, file, shows, key, etag }) => {
        let at = 0
        const path = route.path.replace(/:\w+/g, () => parts[at++] ?? '1')
        const isRead = route.method === 'GET'
        const fields = Object.entries(content).map(([name, value]): [string, string] => [name, textOf(value)])
        const form = route.form && (await multipart(...fields, ['audio', file]))
        const right = form?.headers['content-type'] ?? (isRead ? undefined : 'application/json')
        const contentType = type ?? right
        const response = await app.inject({
          method: route.method,
          url: `${path}?${query}`,
          headers: {
            ...(contentType !== undefined && { 'content-type': contentType }),
            ...(shows !== undefined && { authorization: `Bearer ${tokens[shows]}` }),
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(etag !== undefined && { 'if-none-match': etag }),
          },
          ...(!isRead && { payload: raw ?? form?.payload ?? JSON.stringify(content) }),
        })
        const { statusCode, body } = response
        statuses.add(statusCode)
        const what = `${route.method} ${path}?${query} -> ${statusCode} ${body.slice(0, 300)}`
        if (statusCode === 304) expect(body).toBe('')
        else expectContract(route, response, what)
      }),
      { numRuns: rounds(3000, 600) },
    )
    // The inputs reached past the doors.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 304, 400, 401, 403, 404, 415]))
  },
)
