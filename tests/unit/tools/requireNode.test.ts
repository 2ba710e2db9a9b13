import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { inRoot } from '#tools/lib/paths.ts'

const run = promisify(execFile)

/** Runs tools/run.mjs in a Node that believes to be of another version. */
function runAs(version: string) {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });
    Object.defineProperty(process, 'version', { value: 'v${version}' })`
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`
  return run(process.execPath, ['--import', preload, inRoot('tools/run.mjs'), 'nothing'])
}

it('a Node that is too old prints what to do, in one sentence and without a stack', async () => {
  await expect(runAs('20.19.0')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nachklang runs on Node 26, this is v20\.19\.0\. .*npm ci[^\n]*\n$/),
  })
})

it('lets the pinned Node pass', async () => {
  await expect(runAs('26.10.0')).rejects.toMatchObject({ stderr: expect.stringContaining('nothing.ts') })
})
