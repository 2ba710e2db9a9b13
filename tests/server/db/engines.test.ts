import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inRoot } from '#tools/lib/paths.ts'
import { makeFolder } from '../helpers.ts'

const run = promisify(execFile)

test('a server on SQLite loads nothing of Postgres @full', async () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const { connectDatabase } = await import(${JSON.stringify(inRoot('server/backups/connectDatabase.ts'))})
    await import(${JSON.stringify(inRoot('server/app.ts'))})
    await (await connectDatabase({ dataDir: ${JSON.stringify(makeFolder())} })).close()
    console.log(JSON.stringify(loaded))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script])
  expect(stdout).toContain('/server/db/sqlite.ts')
  expect(stdout).not.toMatch(/node_modules\/pg|server\/db\/postgres/)
})
