import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#tools/lib/paths.ts'
import { makeFolder } from './helpers.ts'

/** Runs what `npm start` ends with, on a database of its own. */
function startServer(environment: Record<string, string> = {}): { child: ChildProcess; said(): string } {
  const program = "await import('#server/main.ts')"
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: makeFolder(), PORT: '0', HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  }
  return { child, said: () => said }
}

test('Ctrl-C and SIGTERM close the server softly @full', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { child, said } = startServer()
    const ended = once(child, 'close')
    while (!said().includes('open at')) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(child.exitCode, said()).toBeNull()
    }
    const [, address = ''] = /open at (\S+)/.exec(said()) ?? []
    expect((await fetch(`${address}/api/device/all`)).status).toBe(200)
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    await expect(fetch(`${address}/api/device/all`)).rejects.toThrow('fetch failed')
  }
})

test('a server that cannot start says why, and ends with an exit code @full', async () => {
  const { child, said } = startServer({ PORT: 'many' })
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said()).toContain('PORT: must be a port number.')
})
