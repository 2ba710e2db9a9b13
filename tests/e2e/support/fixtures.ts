import { test as base, expect } from '@playwright/test'
import { startServer, type RunningServer } from '#tools/lib/startServer.ts'
import { copyData, narratedData } from '#tools/lib/narratedData.ts'
import { logIn } from './admin.ts'
import { type PageErrors, watch } from './pageErrors.ts'
import { type FakeMicrophone, useFakeMicrophone } from './microphone.ts'
import { setTimeouts } from './timeouts.ts'

interface TestFixtures {
  /**
   * Whether the browser keeps lists as last seen. Most tests ask what a page says when a call fails for somebody who has
   * seen nothing yet.
   */
  readonly keepsLists: boolean
  /** Watches every test: no request leaves the server, no console or page error that was not announced. */
  readonly pageErrors: PageErrors
  /** A microphone that hears what the test says. Name it before `page.goto`. */
  readonly microphone: FakeMicrophone
  /** A fresh staff token. */
  readonly staffToken: string
}

interface WorkerFixtures {
  /** Where codes lead; otherwise to this machine alone, of which no code is made. */
  readonly publicUrl: string | undefined
  /** A real server on a fresh database, shared by the tests of one worker. */
  readonly server: RunningServer
  /** A staff token for all tests of one worker: a name may log in only so often. */
  readonly adminToken: string
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  publicUrl: [undefined, { option: true, scope: 'worker' }],
  server: [
    async ({ publicUrl }, provide) => {
      const server = await startServer({
        env: publicUrl === undefined ? {} : { PUBLIC_URL: publicUrl },
        fill: copyData(process.env.NACHKLANG_WALK_DATA ?? (await narratedData())),
      })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  adminToken: [async ({ server }, provide) => provide(await logIn(server)), { scope: 'worker' }],
  baseURL: async ({ server }, provide) => {
    await provide(server.url)
  },
  pageErrors: [
    async ({ context, server }, provide) => {
      const pageErrors = watch(context, server.url)
      await provide(pageErrors)
      expect(pageErrors.violations()).toEqual([])
    },
    { auto: true },
  ],
  keepsLists: [false, { option: true }],
  page: async ({ page, keepsLists }, provide) => {
    await setTimeouts(page)
    if (!keepsLists) await page.addInitScript(forgetLists)
    await provide(page)
  },
  microphone: async ({ page }, provide) => {
    await provide(await useFakeMicrophone(page))
  },
  staffToken: async ({ server }, provide) => provide(await logIn(server)),
})

function forgetLists(): void {
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function openOthers(name, version) {
    // Another database for each page that is loaded.
    return open.call(this, name === 'nachklang-lists' ? `${name}-${Math.random()}` : name, version)
  }
}

export { expect }
