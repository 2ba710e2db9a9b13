import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'
import type { FastifyPluginAsync } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'

/** Where the server describes itself, for programs and for people. */
export const openapiPath = '/api/openapi.json'
export const docsPath = '/api/docs'

/** In place of the one that the page brings. */
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1"/></svg>'

/** Registered before the routes, because it watches them come. */
const plugin: FastifyPluginAsync = async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nachklang',
        description: 'What devices leave in us: the calls of the exhibition.',
        version: '1',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => jsonSchemaTransform(withRecording(route)),
  })
  app.get(openapiPath, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return app.swagger()
  })
  // For reading: calls are made in the admin pages, which ask before they delete.
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

/** The schema of a form knows its fields; the recording beside them is read by content.ts. */
function withRecording<R extends Parameters<typeof jsonSchemaTransform>[0]>(route: R): R {
  const { schema } = route
  if (!schema?.consumes || !(schema.body instanceof z.core.$ZodType)) return route
  return { ...route, schema: { ...schema, body: z.intersection(schema.body, z.object({ audio: z.file() })) } }
}
