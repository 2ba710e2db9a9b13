import { limits } from '#contract/limits.ts'
import type { Route } from '#contract/route.ts'
import { multipart, recording, wavOfBytes } from '../helpers.ts'
import { example, firstOf, fits, itemsOf, jsonSchemaOf } from './fitting.ts'
import type { JsonSchema } from './fitting.ts'

/** What a request may be answered where the contract lets its caller in: statuses, or whatever the contract has. */
type Expected = readonly number[] | 'contract'

export interface Request {
  /** What is the matter with it; requests of one kind are refused for the same reason. */
  readonly kind: string
  readonly what: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string | Buffer
  readonly expected: Expected
  /** Refused before anybody looks at who asks. */
  readonly isNoAddress?: true
}

/** Values for parameters and fields of these names, so that calls reach what is there. */
export type Known = Readonly<Record<string, string>>

const json = { 'content-type': 'application/json' }
const tooMuch = `{"x":"${'a'.repeat(300_000)}"}`
const boundary = 'multipart/form-data; boundary=x'

/** As texts of JSON, because not all of them can be said in JavaScript. */
const oddValues = [
  ...[
    'null',
    'true',
    '-1',
    '0',
    '0.5',
    '1e21',
    '1e999',
    '2147483648',
    '""',
    '" \\n"',
    '"1980"',
    '[]',
    '[null]',
  ],
  ...['{}', '{"$gt":""}', '{"toString":1}', '"\\u0000"', '"\\ud800"', '"__proto__"', '"constructor"'],
  ...['"\'; drop table user_story; --"', '"1 or 1=1"', '"<img src=x onerror=alert(1)>"', '"${7*7}{{7*7}}"'],
  ...['"../../etc/passwd"', '"=cmd|calc"', '"a\\r\\nset-cookie: x=y"', `"${'\\u0301'.repeat(2000)}"`],
]
const oddTexts = [
  ...['', ' ', '0', '-1', '1.5', '1e3', '0x1', 'abc', '9'.repeat(90), '2147483648', 'NaN', '[object Object]'],
  ...[
    '\0',
    '\ufffd',
    '__proto__',
    'constructor',
    "1'; drop table user_story; --",
    '1 or 1=1',
    '1/**/or/**/1',
  ],
  ...["1' union select password_hash from staff --", '1;select load_extension(1)', '../../../etc/passwd'],
  ...[
    '..\\..\\package.json',
    'package.json\0.png',
    'file:///etc/passwd',
    '<script>alert(1)</script>',
    '${7*7}',
  ],
]
const brokenJson = [
  '',
  ' ',
  '{"',
  '{"a":}',
  '{"a":1,}',
  'undefined',
  'NaN',
  '{} {}',
  "{'a':1}",
  '\0',
  '[',
  '<a/>',
]
const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)
const wholes = [
  ...['null', 'true', '12', '"text"', '[]', '[{}]', '{}', '1e999'],
  ...[deep('[', ']', 90_000), deep('{"a":[', ']}', 20_000)],
]
/** Put before the first member of an object. */
const strangers = [
  '"__proto__":{"polluted":1}',
  '"constructor":{"prototype":{"polluted":1}}',
  '"id":1,"state":"published","sample":1,"role":"curator","isAdmin":true',
  '"":null',
  `"deep":${deep('[', ']', 50_000)}`,
  `"${'n'.repeat(50_000)}":1`,
  `"long":"${'a'.repeat(100_000)}"`,
]

/** Every request to a route: first one that fits, then what is wrong with one thing at a time. */
export async function requestsOf(route: Route, known: Known): Promise<Request[]> {
  const content = await contentOf(route, known)
  const right = { url: urlOf(route, known), ...content }
  return [
    { kind: 'nothing wrong', what: 'all that it may have', ...right, expected: 'contract' },
    ...wrongAddresses(route, known).map((wrong) => ({ ...content, ...wrong })),
    ...(route.method === 'GET'
      ? []
      : (await wrongContents(route, known)).map((wrong) => ({ ...right, ...wrong }))),
    ...(route.submission === true ? wrongKeys(right) : []),
  ]
}

/** The address of a route, with these parameters in it. */
export function urlOf({ path, params, query }: Route, known: Known, more: Known = {}): string {
  const values = { ...textsOf(params), ...textsOf(query), ...known, ...more }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? '1'))
  const asked = Object.keys(query === undefined ? {} : textsOf(query)).flatMap((name) =>
    values[name] === undefined ? [] : [[name, values[name]]],
  )
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked).toString()}`
}

/** An example of a schema, member by member, as it stands in an address or a form. */
const textsOf = (schema: Route['params']): Record<string, string> =>
  schema === undefined
    ? {}
    : Object.fromEntries(
        Object.entries(Object(example(schema))).map(([name, value]) => [name, String(value)]),
      )

type Content = NonNullable<Route['body']>
type Wrong = Omit<Request, 'url'> & { readonly url?: string }

function wrongAddresses(route: Route, known: Known): Request[] {
  const { params, query, path } = route
  const inPath = Object.keys(textsOf(params)).flatMap((name) =>
    oddTexts.filter(Boolean).map((text) => {
      const url = urlOf(route, known, { [name]: text })
      const isTaken = fits(params, { ...textsOf(params), ...known, [name]: text })
      // The router itself finds nothing under a parameter that is too long.
      return {
        kind: 'parameter',
        what: `${name}: ${text}`,
        url,
        expected: isTaken ? 'contract' : [400, 404],
      } as const
    }),
  )
  const inQuery = Object.keys(textsOf(query)).flatMap((name) =>
    oddTexts.map((text) => {
      const isTaken = fits(query, { ...textsOf(query), [name]: text })
      const url = urlOf(route, known, { [name]: text })
      return {
        kind: 'query',
        what: `${name}: ${text}`,
        url,
        expected: isTaken ? 'contract' : [400, 404],
      } as const
    }),
  )
  const malformed = path.includes(':')
    ? ['%F0', '%E0%A4%A', '%'].map((text) => ({
        kind: 'malformed address',
        what: text,
        url: path.replace(/:\w+/g, text),
        expected: [400],
        isNoAddress: true as const,
      }))
    : []
  const more = [
    'x=1&x=2',
    '__proto__[a]=1',
    'constructor=1',
    `x=${'a'.repeat(4000)}`,
    '%00',
    '%E0%A4%A',
    '&&=&',
  ].map((text) => {
    const url = urlOf(route, known)
    return { kind: 'unknown query', what: text, url: url + (url.includes('?') ? '&' : '?') + text } as const
  })
  return [
    ...inPath,
    ...inQuery,
    ...malformed,
    ...more.map((one) => ({ ...one, expected: 'contract' as const })),
  ]
}

async function wrongContents(route: Route, known: Known): Promise<Wrong[]> {
  const { body, form } = route
  if (form !== undefined) return wrongForms(form, known, route.audioBytes ?? limits.audioBytes)
  if (body !== undefined) return wrongBodies(body, known)
  // Whatever comes is ignored (API-01), as long as it is not too much.
  return [
    { kind: 'too much', what: '300 kB', headers: json, payload: tooMuch, expected: [413] },
    ...brokenJson.map((payload) => ({
      kind: 'ignored',
      what: payload,
      headers: json,
      payload,
      expected: 'contract' as const,
    })),
  ]
}

function wrongBodies(body: Content, known: Known): Wrong[] {
  const good = { ...Object(example(body)), ...knownFields(body, known) }
  const text = JSON.stringify(good)
  const said = (kind: string, what: string, payload: string): Wrong => ({
    kind,
    what,
    headers: json,
    payload,
    expected: fits(body, JSON.parse(payload)) ? 'contract' : [400],
  })
  const odd = [...placesIn(jsonSchemaOf(body))].flatMap(({ path, schema }) => {
    const name = path.join('.')
    const tooLong = schema.maxLength === undefined ? [] : [`"${'a'.repeat(schema.maxLength + 1)}"`]
    const tooMany =
      schema.maxItems === undefined
        ? []
        : [
            `[${Array(schema.maxItems + 1)
              .fill(1)
              .join(',')}]`,
          ]
    return [
      said('missing field', name, JSON.stringify(withAt(good, path, undefined))),
      ...[...oddValues, ...tooLong, ...tooMany].map((value) =>
        said(
          'odd value',
          `${name}: ${value}`,
          JSON.stringify(withAt(good, path, marker)).replace(`"${marker}"`, () => value),
        ),
      ),
    ]
  })
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    boundary,
    'application/xml',
    'application/jsonp',
    'x/y; charset=',
    '',
  ]
  return [
    { kind: 'nothing', what: 'no content', headers: {}, payload: '', expected: [415] },
    { kind: 'too much', what: '300 kB', headers: json, payload: tooMuch, expected: [413] },
    ...brokenJson.map((payload) => ({
      kind: 'broken JSON',
      what: payload,
      headers: json,
      payload,
      expected: [400],
    })),
    {
      kind: 'broken JSON',
      what: 'no UTF-8',
      headers: json,
      payload: Buffer.from([0x22, 0xff, 0xfe]),
      expected: [400],
    },
    // What a page elsewhere can send without asking first is among them.
    ...types.map((type) => ({
      kind: 'wrong type',
      what: type,
      headers: { ...(type !== '' && { 'content-type': type }), origin: 'https://elsewhere.example' },
      payload: text,
      expected: [415],
    })),
    ...wholes.map((payload) => said('wrong whole', payload.slice(0, 20), payload)),
    ...odd,
    ...strangers.map((members) =>
      said('unknown field', members.slice(0, 60), `{${members},${text.slice(1)}`),
    ),
  ]
}

async function wrongForms(form: Content, known: Known, mostBytes: number): Promise<Wrong[]> {
  const fields = { ...textsOf(form), ...knownFields(form, known) }
  const sound = recording()
  const entries = Object.entries(fields)
  const made = async (
    kind: string,
    what: string,
    expected: Expected,
    ...parts: Parameters<typeof multipart>
  ): Promise<Wrong> => ({
    kind,
    what,
    expected,
    ...(await multipart(...parts)),
  })
  const odd = Object.keys(fields).flatMap((name) =>
    [...oddTexts, 'a'.repeat(10_001)].map((text) => {
      const changed = { ...fields, [name]: text }
      const expected = fits(form, changed) ? ('contract' as const) : [400]
      return made('odd field', `${name}: ${text.slice(0, 60)}`, expected, ...Object.entries(changed), [
        'audio',
        sound,
      ])
    }),
  )
  const missing = Object.keys(fields).map((name) => {
    const { [name]: _, ...rest } = fields
    const expected = fits(form, rest) ? ('contract' as const) : [400]
    return made('missing field', name, expected, ...Object.entries(rest), ['audio', sound])
  })
  const whole = await multipart(...entries, ['audio', sound])
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'audio/webm',
    'x/y; charset=',
    '',
  ]
  return [
    { kind: 'nothing', what: 'no content', headers: {}, payload: '', expected: [415] },
    ...types.map((type) => ({
      kind: 'wrong type',
      what: type,
      headers: type === '' ? {} : { 'content-type': type },
      payload: JSON.stringify(fields),
      expected: [415],
    })),
    await made('too much', 'one byte more than a recording may have', [413], ...entries, [
      'audio',
      wavOfBytes(mostBytes + 1),
    ]),
    ...[0, 60, 400, 2000, whole.payload.length - 5].map((length) => ({
      kind: 'broken form',
      what: `${length} bytes of it`,
      headers: whole.headers,
      payload: whole.payload.subarray(0, length),
      expected: [400],
    })),
    {
      kind: 'broken form',
      what: 'another boundary',
      headers: { 'content-type': boundary },
      payload: whole.payload,
      expected: [400],
    },
    await made('no file', 'fields alone', [400], ...entries),
    await made('no file', 'a text for a file', [400], ...entries, ['audio', 'hello']),
    await made('no file', 'in another field', [400], ...entries, ['sound', sound]),
    await made('no file', 'two', [400], ...entries, ['audio', sound], ['audio', sound]),
    await made('no sound', 'text', [415], ...entries, ['audio', Buffer.from('This is not a sound at all.')]),
    await made('no sound', 'nothing', [415], ...entries, ['audio', Buffer.alloc(0)]),
    await made('no sound', 'a page', [415], ...entries, [
      'audio',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
    ]),
    ...(await Promise.all(missing)),
    ...(await Promise.all(odd)),
    ...(await Promise.all(
      entries.map((entry) => made('a field twice', entry[0], [400], entry, ...entries, ['audio', sound])),
    )),
    ...(await Promise.all(
      ['__proto__', 'constructor', 'toString', 'unknown'].map((name) =>
        made('unknown field', name, 'contract', [name, '1'], ...entries, ['audio', sound]),
      ),
    )),
  ]
}

const wrongKeys = (right: Pick<Request, 'url' | 'headers' | 'payload'>): Request[] =>
  [
    'not-a-uuid',
    '1',
    `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(13)}`,
    "'; drop table submission; --",
  ].map((key) => ({
    kind: 'wrong idempotency key',
    what: key,
    ...right,
    headers: { ...right.headers, 'idempotency-key': key },
    expected: [400],
  }))

async function contentOf({ body, form }: Route, known: Known): Promise<Pick<Request, 'headers' | 'payload'>> {
  if (form !== undefined)
    return multipart(...Object.entries({ ...textsOf(form), ...knownFields(form, known) }), [
      'audio',
      recording(),
    ])
  if (body === undefined) return {}
  return { headers: json, payload: JSON.stringify({ ...Object(example(body)), ...knownFields(body, known) }) }
}

/** Of what is known the fields that a body has, where they fit it. */
function knownFields(body: Content, known: Known): Known {
  const names = Object.keys(jsonSchemaOf(body).properties ?? {})
  const fields = Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)))
  return fits(body, { ...Object(example(body)), ...fields }) ? fields : {}
}

interface Place {
  readonly path: readonly string[]
  readonly schema: JsonSchema
}

/** Every place in a value of a schema, in which another value may be put. */
function* placesIn(schema: JsonSchema, path: readonly string[] = []): Generator<Place> {
  const parts: [string, JsonSchema][] =
    schema.type === 'array'
      ? [['0', itemsOf(schema)]]
      : Object.entries(schema.properties ?? {}).map(([name, part]) => [name, firstOf(part)])
  for (const [name, part] of parts) {
    yield { path: [...path, name], schema: part }
    yield* placesIn(part, [...path, name])
  }
}

const marker = 'what is put there'

/** A value with another one in a place; without that place where that one is undefined. */
function withAt(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    return items.map((item, index) => (String(index) === name ? withAt(item, rest, put) : item))
  }
  const fields: Readonly<Record<string, unknown>> = Object(value)
  return { ...fields, [name]: withAt(fields[name], rest, put) }
}
