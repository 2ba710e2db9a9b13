import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inRoot } from '#tools/lib/paths.ts'
import { watchKiosk, type WatchedKiosk } from '#tools/kiosk/watchKiosk.ts'

const url = 'http://localhost:3000/?kioskKey=a-secret'
const soon = { timeout: 30_000, interval: 50 }

/** @throws when it has not come true in good time */
const until = (isTrue: () => boolean) =>
  vi.waitFor(() => {
    if (!isTrue()) throw new Error('It has not come true')
  }, soon)

describe('[FIT-04] the launcher', () => {
  let profile = ''
  let kiosk: WatchedKiosk
  let said: string[] = []
  let wanted: boolean[] = []
  let restarts = 0
  const actions = () => readFileSync(join(profile, 'deeds'), 'utf8').trim().split('\n')
  const started = () => actions().filter((action) => action.startsWith('started'))
  const shown = () => actions().filter((action) => action === `shows ${url}`).length
  const pidsOf = (action = '') => action.split(' ').slice(1).map(Number)
  const isThere = (pid: number) => {
    try {
      // A process that has ended and nobody has buried yet is there no more.
      return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    } catch {
      // No such process.
      return false
    }
  }

  beforeEach(async () => {
    profile = mkdtempSync(join(tmpdir(), 'nachklang-fake-'))
    said = []
    wanted = []
    restarts = 0
    kiosk = watchKiosk({
      program: process.execPath,
      args: [inRoot('tests/fixtures/fakeBrowser.mjs'), `--user-data-dir=${profile}`],
      profile,
      url,
      machine: {
        onDisplay: async (isAwake) => {
          const isWoken = isAwake && wanted.at(-1) === false
          wanted.push(isAwake)
          return isWoken
        },
        restart: {
          by: 'a command',
          run: async () => {
            restarts += 1
            throw new Error('It may not.')
          },
        },
      },
      log: (message) => said.push(message),
    })
    await until(() => said.some((line) => line.startsWith('Shows')))
  })
  afterEach(async () => {
    await kiosk.stop()
    const left = started().flatMap(pidsOf)
    await until(() => !left.some(isThere))
    rmSync(profile, { recursive: true, force: true })
  })

  test(
    'brings back a browser that was killed, at the start, and leaves none of its processes',
    { timeout: 60_000 },
    async () => {
      const [browser = 0] = pidsOf(started()[0])
      process.kill(browser, 'SIGKILL')
      await expect.poll(shown, soon).toBe(2)
      expect(started()).toHaveLength(2)
      expect(said.join('\n')).not.toContain('a-secret')
    },
  )

  test('starts anew after a page that crashed', { timeout: 60_000 }, async () => {
    const [browser = 0] = pidsOf(started()[0])
    process.kill(browser, 'SIGUSR2')
    await expect.poll(shown, soon).toBe(2)
    expect(said).toContain('The page crashed.')
  })

  test(
    'brings back a page that has left the exhibition, in the same browser @full',
    { timeout: 60_000 },
    async () => {
      const [browser = 0] = pidsOf(started()[0])
      process.kill(browser, 'SIGHUP')
      await expect.poll(shown, soon).toBe(2)
      expect(started()).toHaveLength(1)
    },
  )

  test(
    '[HOURS-06] [HOURS-10] follows what the page wants of its display, and fills it again when it wakes @full',
    { timeout: 60_000 },
    async () => {
      const [browser = 0] = pidsOf(started()[0])
      await expect.poll(() => wanted.at(-1), soon).toBe(true)
      process.kill(browser, 'SIGWINCH')
      await expect.poll(() => wanted.at(-1), soon).toBe(false)
      expect(actions().some((action) => action.startsWith('window'))).toBe(false)
      process.kill(browser, 'SIGWINCH')
      await expect.poll(() => actions().slice(-2), soon).toEqual(['window normal', 'window fullscreen'])
    },
  )

  test(
    'restarts the machine once when the page asks, and reports the method or a failure to it @full',
    { timeout: 60_000 },
    async () => {
      const [browser = 0] = pidsOf(started()[0])
      process.kill(browser, 'SIGALRM')
      await expect.poll(() => actions().some((action) => action.includes('It may not.')), soon).toBe(true)
      expect(actions()).toContain('restarts by a command')
      const looks = wanted.length
      await expect.poll(() => wanted.length, soon).toBeGreaterThan(looks + 1)
      expect(restarts).toBe(1)
      expect(started()).toHaveLength(1)
    },
  )

  test('closes the browser when it ends, and starts no other', { timeout: 60_000 }, async () => {
    await kiosk.stop()
    expect(actions()).toContain('closed')
    expect(started()).toHaveLength(1)
  })
})
