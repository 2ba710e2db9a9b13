import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, root } from '#tools/lib/paths.ts'
import { expect, test } from './support/fixtures.ts'

interface Process {
  readonly pid: number
  readonly isRenderer: boolean
}

/** The browser's processes of a profile, and of nobody else. */
async function processesOf(profile: string): Promise<readonly Process[]> {
  const found: Process[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (!line.includes(profile) || line.includes('kiosk.ts') || line.includes('run.mjs')) continue
    found.push({ pid: Number(name), isRenderer: line.includes('--type=renderer') })
  }
  return found
}

/** The browser itself: the process that none of the others of its profile has started. */
async function browserOf(profile: string): Promise<number> {
  for (const { pid } of await processesOf(profile)) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (line !== '' && !line.includes('--type=')) return pid
  }
  throw new Error('There is no browser')
}

test.describe('the launcher', () => {
  test.skip(process.platform !== 'linux', 'Processes are read from /proc.')
  let profile = ''
  let launcher: ChildProcess
  let said = ''

  test.beforeEach(async ({ server }) => {
    profile = await mkdtemp(join(tmpdir(), 'nachklang-kiosk-'))
    said = ''
    const url = `${server.url}/about?kioskKey=a-secret-key`
    launcher = spawn(
      process.execPath,
      [inRoot('tools/run.mjs'), 'admin', 'kiosk', '--headless', '--profile', profile, '--url', url],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        // It finds its own: the tests' browser has no windows.
        env: { ...process.env, CHROMIUM_PATH: '' },
      },
    )
    const keep = (chunk: Buffer) => {
      said += chunk.toString()
    }
    launcher.stdout?.on('data', keep)
    launcher.stderr?.on('data', keep)
    await expect.poll(() => said).toMatch(/Shows .*\/about\?kioskKey=…/)
  })
  test.afterEach(async () => {
    if (launcher.exitCode === null && launcher.signalCode === null) {
      launcher.kill('SIGTERM')
      await new Promise((resolve) => {
        launcher.once('exit', resolve)
      })
    }
    await expect.poll(() => processesOf(profile)).toEqual([])
    await rm(profile, { recursive: true, force: true })
  })

  const shows = () => said.split('Shows ').length - 1

  test('brings back a browser that was killed, and a page that crashed, at its start @nightly', async () => {
    process.kill(await browserOf(profile), 'SIGKILL')
    await expect.poll(shows).toBe(2)
    await expect
      .poll(async () => (await processesOf(profile)).some(({ isRenderer }) => isRenderer))
      .toBe(true)
    for (const { pid, isRenderer } of await processesOf(profile)) if (isRenderer) process.kill(pid, 'SIGKILL')
    await expect.poll(shows).toBe(3)
    expect(said).toContain('The page crashed.')
    expect(said).not.toContain('a-secret-key')
  })

  test('leaves no browser behind even when it is killed itself @nightly', async () => {
    launcher.kill('SIGKILL')
    await expect.poll(() => processesOf(profile)).toEqual([])
  })
})
