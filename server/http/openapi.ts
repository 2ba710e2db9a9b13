import swagger from '@fastify/swagger'
import type { SwaggerTransformObject } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import type { FastifyPluginAsync } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { operations } from '#contract/allRoutes.ts'
import type { Route } from '#contract/route.ts'
import { components } from './openapiComponents.ts'

export const openapiPath = '/api/openapi.json'
export const docsPath = '/api/docs'

/** Replaces the icon of the UI. */
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>'

const nouns: Readonly<Record<keyof typeof operations, string>> = {
  devices: 'Devices that stories are told about.',
  stories: 'What visitors have left about devices.',
  narrations: 'The narrated story of a device: what plays, its script, the recordings of its segments.',
  avatars: 'Avatars made from six answers.',
  memories: 'Memories for the research, shown nowhere.',
  persons: 'The data of one person, given and erased.',
  playground: 'The sandbox.',
  content: 'Texts that staff have changed.',
  kiosks: 'Kiosks, their locations and keys.',
  staff: 'Members of staff, their settings and activity.',
  server: 'The state of the server.',
}

const refusals = {
  400: 'Something in the request is not valid; the message says what.',
  401: 'The call needs a valid token.',
  403: 'The token does not open this call.',
  404: 'There is no such thing.',
  409: 'Something else came first: a change by somebody else, or another content under this Idempotency-Key.',
  413: 'The content is too large.',
  415: 'The content is of another type.',
  429: 'Too much at once; Retry-After says when to come again.',
  '4XX': 'Any other refusal.',
  '5XX': 'The server could not do it.',
} as const

/** Registered before the routes, which it observes. */
const plugin: FastifyPluginAsync = async (app) => {
  const zodToJsonConfig = { override: ({ jsonSchema }: { jsonSchema: JsonSchema }) => tidy(jsonSchema) }
  const transform = createJsonSchemaTransform({ schemaRegistry: components, zodToJsonConfig })
  const withComponents = createJsonSchemaTransformObject({ schemaRegistry: components, zodToJsonConfig })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nachklang',
        description: 'What devices leave in us: the calls of the exhibition.',
        version: '1',
        license: { name: 'GPL-3.0-or-later', url: 'https://www.gnu.org/licenses/gpl-3.0.html' },
      },
      servers: [{ url: '/', description: 'The server that this document comes from.' }],
      tags: Object.entries(nouns).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => transform(withRecording(route)),
    transformObject: (document) => withRefusals(withComponents(document)),
  })
  app.get(openapiPath, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return app.swagger()
  })
  // Read only: the admin pages make calls, with confirmations.
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    theme: {
      title: 'Nachklang',
      favicon: [{ filename: 'icon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: icon }],
    },
    uiConfig: { layout: 'BaseLayout', supportedSubmitMethods: [] },
  })
}
export const openapi = fp(plugin)

/** Adds the recording to the schema of a form; content.ts reads it. */
function withRecording<R extends Parameters<ReturnType<typeof createJsonSchemaTransform>>[0]>(route: R): R {
  const { schema } = route
  if (!schema?.consumes || !(schema.body instanceof z.core.$ZodType)) return route
  return { ...route, schema: { ...schema, body: z.intersection(schema.body, z.object({ audio: z.file() })) } }
}

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Completes and simplifies zod's schemas. */
function tidy(schema: JsonSchema): void {
  const { required, properties, additionalProperties } = schema
  // A record with all its keys.
  if (required && !properties && typeof additionalProperties === 'object') {
    schema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
    delete schema.additionalProperties
    delete schema.propertyNames
  }
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

interface Operation {
  readonly operationId: string
  readonly responses: Record<string, unknown>
  readonly parameters?: unknown[]
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'operationId' in value && 'responses' in value

const routes: ReadonlyMap<string, Route> = new Map(
  Object.values(operations).flatMap((calls) => Object.entries<Route>(calls)),
)

/** Adds refusals to each call, and the key to submissions. */
function withRefusals(document: ReturnType<SwaggerTransformObject>): ReturnType<SwaggerTransformObject> {
  const found = Object.values(document.paths ?? {}).flatMap((item: object) => Object.values(item))
  for (const operation of found.filter(isOperation)) {
    const route = routes.get(operation.operationId)
    if (route === undefined) continue
    const { responses } = operation
    delete responses['5XX']
    for (const status of refusalsOf(route))
      if (status === '409' && route.conflict)
        Object.assign(responses[409] ?? {}, { description: refusals[409] })
      else responses[status] = { $ref: `#/components/responses/${status}` }
    if (route.submission)
      Object.assign(operation, {
        parameters: [...(operation.parameters ?? []), { $ref: '#/components/parameters/IdempotencyKey' }],
      })
  }
  return withoutUnused(Object.assign(document, { components: { ...componentsOf(document), ...shared } }))
}

function refusalsOf({ access, params, query, body, form, conflict, submission }: Route) {
  const takesContent = body !== undefined || form !== undefined
  const isOf = {
    400: takesContent || params || query,
    401: access !== 'anyone',
    403: access === 'staff' || access === 'curator',
    404: params,
    409: conflict || submission,
    413: takesContent,
    415: takesContent,
    429: submission,
    '4XX': true,
    '5XX': true,
  }
  return Object.entries(isOf).flatMap(([status, is]) => (is ? status : []))
}

const shared = {
  responses: Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Report' } } } },
    ]),
  ),
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same for each try of one submission: it is stored once. Every answer repeats it.',
      schema: { type: 'string', format: 'uuid' },
    },
  },
}

const componentsOf = (document: object) => ('components' in document && document.components) || {}

/** Schemas are registered for input and output; most are used one way only. */
function withoutUnused<D extends { readonly components: object }>(document: D): D {
  const { components: all, ...rest } = document
  const schemas = 'schemas' in all && typeof all.schemas === 'object' ? { ...all.schemas } : {}
  const used = new Set<string>()
  const look = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      look(Reflect.get(schemas, name) ?? {})
    }
  }
  look([rest, { ...all, schemas: {} }])
  const remaining = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return Object.assign(document, { components: { ...all, schemas: remaining } })
}
