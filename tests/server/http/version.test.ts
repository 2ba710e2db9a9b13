import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { startTestApp } from '../helpers.ts'

const page = (script: string) =>
  `<html><head><script type="module" crossorigin src="/assets/${script}.js"></script></head></html>`

test('the server reports the build it serves, also after a new deployment', async () => {
  const { database, file, storyteller } = await startTestApp()
  const dist = join(dirname(file), 'client')
  mkdirSync(dist)
  const app = await buildApp({ config: readConfig({}), database, dist, storyteller: async () => storyteller })
  const build = async () => (await app.inject('/api/version')).json().build
  expect(await build()).toBeNull()
  writeFileSync(join(dist, 'index.html'), page('index-BktAICrt'))
  expect(await build()).toBe('index-BktAICrt')
  writeFileSync(join(dist, 'index.html'), page('index-other'))
  expect(await build()).toBe('index-other')
  await app.close()
})
