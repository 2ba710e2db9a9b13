import { execFile } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { astToString, createConfig, lintFromString, openapiTS, ts } from '#tools/clients/clients.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { makeFolder, startTestApp } from '../helpers.ts'

const documentOf = async ({ app }: Awaited<ReturnType<typeof startTestApp>>): Promise<string> =>
  (await app.inject('/api/openapi.json')).body

test('[API-11] a stock linter finds nothing in the document', async () => {
  const source = await documentOf(await startTestApp())
  // Addresses are the specification's: ids are numbers, so `device/exhibition/1` is no device called exhibition.
  const config = await createConfig({ extends: ['recommended'], rules: { 'no-ambiguous-paths': 'off' } })
  const problems = await lintFromString({ source, config })
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([])
})

const client = `
import createClient from 'openapi-fetch'
import type { components, paths } from './schema.ts'

const body: components['schemas']['StoryTextInput'] = { storyText: 'Ich spulte jedes Band mit einem Bleistift.' }
// @ts-expect-error a story has words
const none: components['schemas']['StoryTextInput'] = { language: 'de' }
const { POST } = createClient<paths>({ baseUrl: process.argv[2] ?? '' })
const path = '/api/user-story/submit-text/device/{deviceId}/exhibition/{exhibitionId}'
const header = { 'Idempotency-Key': crypto.randomUUID() }
const { data, error } = await POST(path, { params: { path: { deviceId: 1, exhibitionId: 1 }, header }, body })
const storyId: number | undefined = data?.storyId
const refused: components['schemas']['Report'] | undefined = error
console.log(JSON.stringify({ storyId, refused, none: none.language }))
`

test('[API-11] a client that is generated from the document compiles and leaves a story', async () => {
  const museum = await startTestApp()
  const address = await museum.app.listen({ host: '127.0.0.1', port: 0 })
  const folder = makeFolder()
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const types = astToString(await openapiTS(JSON.parse(await documentOf(museum))))
  writeFileSync(join(folder, 'schema.ts'), types)
  const file = join(folder, 'client.ts')
  writeFileSync(file, client)

  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [inRoot('node_modules/@types')],
  })
  const faults = ts.getPreEmitDiagnostics(program)
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])

  const { stdout } = await promisify(execFile)(process.execPath, [file, address])
  expect(JSON.parse(stdout)).toEqual({ storyId: expect.any(Number), none: 'de' })
  const stories = (await museum.app.inject('/api/user-story/device/1')).json<{ id: number }[]>()
  expect(stories[0]?.id).toBe(JSON.parse(stdout).storyId)
})
