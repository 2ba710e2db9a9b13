import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { Report } from '#contract/common.ts'
import { allRoutes } from '#contract/allRoutes.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import type { Route } from '#contract/route.ts'
import { multipart, recording, startTestApp, wavOfBytes } from './helpers.ts'

/** Strings that have broken servers before, and ordinary ones. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Hallo',
    '\u0000',
    '\ud800',
    '𝕏',
    'ß',
    '%00',
    '../../etc/passwd',
    "'; drop table user_story; --",
  ),
  fc.constantFrom(
    'a'.repeat(200),
    'a'.repeat(201),
    'a'.repeat(10_000),
    'a'.repeat(10_001),
    '__proto__',
    'constructor',
  ),
  fc.string({ maxLength: 40, unit: 'binary' }),
)
const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
)
const year = fc.oneof(
  fc.integer({ min: 1931, max: 2020 }),
  fc.constantFrom(1930, 0, -1, 1e99, '1980', ' 1980 ', '', 'x', null),
)
const id = fc.oneof(
  fc.integer({ min: 1, max: 5 }),
  fc.constantFrom(0, -1, 6, 2_147_483_647, 2_147_483_648, 1e21, '1', '01', 'x', null),
)
const language = fc.constantFrom('de', 'en', 'fr', '', null, 1)
const era = fc.constantFrom('60s', '90s', '2000s', '1990s', '', 7)
/** For each field of the contract what fits, nearly fits, or does not. */
const fieldValues: Record<string, fc.Arbitrary<unknown>> = {
  storyText: text,
  textContent: text,
  deviceName: text,
  name: text,
  password: text,
  authorName: text,
  email: fc.oneof(text, fc.constantFrom('a@b.ch')),
  consentVersion: text,
  waveform: fc.oneof(
    text,
    fc.constantFrom('[]', '[1]', JSON.stringify(Array(96).fill(50)), JSON.stringify(Array(96).fill(101))),
  ),
  favoriteDevice: text,
  favoriteFeatures: text,
  favoriteStorage: text,
  skills: text,
  yearOfBirth: year,
  exhibitionId: id,
  deviceId: id,
  language,
  retroEra: era,
  revision: fc.oneof(fc.nat({ max: 3 }), fc.constantFrom(-1, 0.5, '1', null)),
  decision: fc.constantFrom('publish', 'hide', 'delete', '', null),
  decisionId: id,
  titleDE: fc.oneof(text, fc.constant(null)),
  titleEN: fc.oneof(text, fc.constant(null)),
  textDE: fc.oneof(text, fc.constant(null)),
  textEN: fc.oneof(text, fc.constant(null)),
  values: fc.oneof(
    fc.constantFrom({}, { 'prompts.1.de': 'Woran denkst du?' }, { 'times.idleReturn': 120 }, [], null),
    fc.dictionary(text, anything, { maxKeys: 2 }),
  ),
  version: fc.nat({ max: 2 }),
  ids: fc.array(id, { maxLength: 3 }),
  deviceIds: fc.array(id, { maxLength: 6 }),
  label: text,
  listedWords: fc.array(text, { maxLength: 3 }),
  retentionMonths: fc.oneof(fc.integer({ min: -1, max: 700 }), fc.constant(null)),
  holdNewStories: fc.oneof(fc.boolean(), text),
  previewFirst: fc.oneof(fc.boolean(), text),
  filepath: text,
}
const field = fc.constantFrom(...Object.keys(fieldValues))
const nearly = (shape: readonly string[]) =>
  fc
    .tuple(
      fc.record(Object.fromEntries(shape.map((name) => [name, fieldValues[name] ?? anything])), {
        requiredKeys: [],
      }),
      fc.dictionary(fc.oneof(field, text), anything, { maxKeys: 2 }),
    )
    .map(([known, extra]) => ({ ...extra, ...known }))
const pathPart = fc.oneof(
  id.map(String),
  fc.constantFrom(
    '1',
    '2',
    'abc',
    '%00',
    '..%2f..',
    '%F0',
    '1e3',
    'AAAAAAAAAAAAAAAA',
    '0x1',
    '9'.repeat(300),
  ),
)

function namesIn(schema: Route['body']): string[] {
  const shape = schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {}
  return Object.keys(shape)
}

const audio = recording()
const files = [
  audio,
  audio.subarray(0, 3000),
  Buffer.alloc(0),
  Buffer.from('<svg onload=alert(1)>'),
  wavOfBytes(4000),
]

test('[API-04] over every route and any input no answer is outside its schema and none is a failure of ours', async () => {
  const { app, staffToken, kioskToken } = await startTestApp()
  const staff = await staffToken()
  const kiosk = await kioskToken()
  const statuses = new Map<number, number>()
  const keys = Array.from({ length: 5 }, () => randomUUID())

  // logout is left out: it would end the session that the others need.
  const table = allRoutes.filter(({ path }) => path !== staffRoutes.logout.path)
  const call = fc.constantFrom(...table).chain((route) =>
    fc.record({
      route: fc.constant(route),
      parts: fc.array(pathPart, { minLength: 3, maxLength: 3 }),
      content: nearly([...namesIn(route.body), ...namesIn(route.form)]),
      query: fc.oneof(
        fc.constant(''),
        fc.webQueryParameters(),
        fc.constantFrom('language=de', 'language=xx', 'filepath=theme.txt', 'filepath='),
      ),
      type: fc.constantFrom(
        'right',
        'right',
        'right',
        'right',
        'application/json',
        'text/plain',
        'multipart/form-data',
        'x/y; charset=',
        undefined,
      ),
      raw: fc.option(text, { freq: 6 }),
      file: fc.nat({ max: files.length - 1 }),
      bearer: fc.constantFrom(
        `Bearer ${staff}`,
        `Bearer ${staff}`,
        `Bearer ${kiosk}`,
        'Bearer invented',
        'nonsense',
        undefined,
      ),
      key: fc.constantFrom(undefined, undefined, ...keys, 'not-a-uuid'),
      etag: fc.constantFrom(undefined, '*', '"x"'),
    }),
  )
  await fc.assert(
    fc.asyncProperty(call, async ({ route, parts, content, query, type, raw, file, bearer, key, etag }) => {
      let at = 0
      const path = route.path.replace(/:\w+/g, () => parts[at++] ?? '1')
      const form = route.form
        ? await multipart(
            ...Object.entries(content).map(([name, value]): [string, string] => [name, String(value)]),
            ['audio', files[file] ?? audio],
          )
        : undefined
      const right = form?.headers['content-type'] ?? (route.method === 'GET' ? undefined : 'application/json')
      const contentType = type === 'right' ? right : type
      const payload = raw ?? form?.payload ?? (route.method === 'GET' ? undefined : JSON.stringify(content))
      const response = await app.inject({
        method: route.method,
        url: query === '' ? path : `${path}?${query}`,
        headers: {
          ...(contentType !== undefined && { 'content-type': contentType }),
          ...(bearer !== undefined && { authorization: bearer }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(etag !== undefined && { 'if-none-match': etag }),
        },
        ...(payload !== undefined && route.method !== 'GET' && { payload }),
      })
      const { statusCode } = response
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      const what = `${route.method} ${path}?${query} -> ${statusCode} ${response.body.slice(0, 300)}`
      expect(statusCode, what).toBeLessThan(500)
      if (statusCode === 304) {
        expect(response.body).toBe('')
        return
      }
      if (String(response.headers['content-type']).startsWith('text/html')) return
      const body: unknown = response.json()
      if (statusCode === 200) expect(z.safeParse(route.answer, body).error, what).toBeUndefined()
      else if (statusCode === 409 && route.conflict !== undefined && 'current' in Object(body)) {
        expect(z.safeParse(route.conflict, body).error, what).toBeUndefined()
      } else expect(z.strictObject(Report.shape).parse(body).statusCode, what).toBe(statusCode)
    }),
    { numRuns: 3000 },
  )
  // The inputs reached past the doors.
  for (const status of [200, 304, 400, 401, 403, 404, 415])
    expect(statuses.get(status), String(status)).toBeGreaterThan(0)
})
