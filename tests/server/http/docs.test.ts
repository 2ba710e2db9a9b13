import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { components, schemas } from '#server/http/openapiComponents.ts'
import { startTestApp } from '../helpers.ts'

test('[API-09] the page of calls comes from here alone, under the policy of every other page', async () => {
  const { app } = await startTestApp()
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toBe(
    (await app.inject('/')).headers['content-security-policy'],
  )
  expect(page.headers['content-security-policy']).not.toContain('unsafe-inline')
  expect(page.body).not.toMatch(/<style|style=|\son\w+=|<script(?! src=)/)
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
  expect(files.length).toBeGreaterThan(3)
  for (const url of files) {
    expect(url).toMatch(/^\/api\/docs\/static\//)
    expect((await app.inject(url)).statusCode, url).toBe(200)
  }
  const initializer = await app.inject('/api/docs/static/swagger-initializer.js')
  expect(initializer.body).toContain('"supportedSubmitMethods":[]')
  expect(initializer.body).toMatch(/validatorUrl: (?:null|undefined)/)
  const document = (await app.inject('/api/docs/json')).json()
  expect(document).toEqual((await app.inject('/api/openapi.json')).json())
})

test('[API-09] the document names access, and the recording in a form', async () => {
  const { app } = await startTestApp()
  const { paths } = (await app.inject('/api/openapi.json')).json()
  const erase = paths['/api/admin/person/erase'].post
  expect(erase).toMatchObject({ operationId: 'erasePerson', tags: ['persons'], security: [{ bearer: [] }] })
  expect(erase.description).toBe('Takes the token of a curator.')
  expect(paths['/api/device/all'].get).toMatchObject({ operationId: 'listDevices', security: [] })
  const { content } = paths['/api/memory/submit-audio'].post.requestBody
  expect(Object.keys(content)).toEqual(['multipart/form-data'])
  expect(JSON.stringify(content)).toMatch(/"audio":\{[^}]*"format":"binary"/)
})

interface Operation {
  readonly operationId?: string
  readonly tags: readonly string[]
}

test('[API-09] each call has a verb of its own and stands under a noun', async () => {
  const { app } = await startTestApp()
  const { paths, tags } = (await app.inject('/api/openapi.json')).json()
  const calls = Object.values<Record<string, Operation>>(paths).flatMap((path) => Object.values(path))
  const ids = calls.map(({ operationId }) => operationId)
  for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z]\w*)?$/)
  expect(new Set(ids).size).toBe(ids.length)
  const nouns = tags.map(({ name }: { name: string }) => name)
  expect(calls.filter((call) => call.tags.length !== 1 || !nouns.includes(call.tags[0]))).toEqual([])
})

test('[API-09] shared schemas are components, and examples match their schemas', async () => {
  const { app } = await startTestApp()
  const { components: documented, paths } = (await app.inject('/api/openapi.json')).json()
  const post = paths['/api/user-story/submit-text/device/{deviceId}/exhibition/{exhibitionId}'].post
  const schemaOf = ({ content }: { content: unknown }) => JSON.stringify(content)
  expect(schemaOf(post.requestBody)).toContain('"#/components/schemas/StoryTextInput"')
  expect(schemaOf(post.responses[200])).toContain('"#/components/schemas/Shared"')
  expect(post.responses[409]).toEqual({ $ref: '#/components/responses/409' })
  expect(schemaOf(documented.responses[409])).toContain('"#/components/schemas/Report"')
  expect(post.parameters).toContainEqual({ $ref: '#/components/parameters/IdempotencyKey' })
  for (const schema of schemas) {
    const { id, examples = [] } = components.get(schema) ?? {}
    for (const example of examples) expect(z.safeParse(schema, example), id).toMatchObject({ success: true })
  }
})

test('[API-10] a long answer is compressed for clients that accept it, and a compressed request is not unpacked', async () => {
  const { app } = await startTestApp()
  const answer = async (accepted: string) =>
    app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': accepted } })
  const plain = await answer('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const brotli = await answer('gzip, br')
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
  const gzip = await answer('gzip')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/memory/submit-text',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{"textContent":"Mein Walkman.","yearOfBirth":1970}'),
  })
  expect(statusCode).toBe(400)
})
