import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kill } from 'node:process'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { ensureChromium } from '#tools/browser.ts'
import { chromiumFlags, mediaFlags } from '#tools/lib/chromiumFlags.ts'
import { GroupedStories } from '#contract/story.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { expect, test } from './support/doorFixtures.ts'
import { type ServerWithDoor, sha256 } from './support/frontDoor.ts'
import { useFakeMicrophone } from './support/microphone.ts'
import { record } from './support/record.ts'

const address = '/exhibits/werkschau/share-story?deviceId=2'
const story = (page: Page) => page.getByRole('textbox', { name: 'Your story' })
const uploadText = (page: Page) => page.getByRole('button', { name: 'Upload Text' })
const uploadAudio = (page: Page) => page.getByRole('button', { name: 'Upload Audio' })
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thanks for sharing your story!' })
const safe = (page: Page) => page.getByRole('heading', { name: 'Your story is safe on this device.' })
const oneWaits = (page: Page) => page.getByText('Safe here: one contribution is waiting to be sent.')

test.use({ reducedMotion: 'reduce' })

/** How often a text stands in the exhibition. */
async function timesStored(server: ServerWithDoor, text: string): Promise<number> {
  const groups = GroupedStories.parse(
    await (await fetch(`${server.url}/api/user-story/all/exhibition/1`)).json(),
  )
  return groups.flatMap(({ userStories }) => userStories).filter(({ textEN }) => textEN === text).length
}

async function voicesStored(server: ServerWithDoor): Promise<number> {
  const groups = GroupedStories.parse(
    await (await fetch(`${server.url}/api/user-story/all/exhibition/1`)).json(),
  )
  return groups.flatMap(({ userStories }) => userStories).filter(({ voice }) => voice !== null).length
}

/** The outbox is there: whatever is left from now on is kept first. */
async function opened(page: Page): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const stores = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(stores).toContain('nachklang-outbox')
}

async function submit(page: Page, text: string): Promise<void> {
  await story(page).fill(text)
  await uploadText(page).click()
}

/** What lies in the outbox: key and SHA-256 of the recording or the text. */
async function kept(page: Page): Promise<{ key: string; content: string }[]> {
  const items = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('nachklang-outbox')
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => reject(asked.error))
    })
    const work = db.transaction(['items', 'sounds'])
    const all = (name: string) =>
      new Promise<unknown[]>((resolve) => {
        const asked = work.objectStore(name).getAll()
        asked.addEventListener('success', () => resolve(asked.result))
      })
    const [items, sounds] = await Promise.all([all('items'), all('sounds')])
    db.close()
    const bytesOf = (sound: unknown) =>
      Array.from(new Uint8Array(Reflect.get(Object(sound), 'bytes') ?? new ArrayBuffer()))
    return items.map((item, at) => ({
      key: String(Reflect.get(Object(item), 'key')),
      text: String(
        Reflect.get(Object(Reflect.get(Object(Reflect.get(Object(item), 'input')), 'body')), 'storyText'),
      ),
      bytes: bytesOf(sounds[at]),
    }))
  })
  return items.map(({ key, text, bytes }) => ({
    key,
    content: bytes.length > 0 ? sha256(Uint8Array.from(bytes)) : sha256(text),
  }))
}

test('without a network a story is safe here, and arrives by itself when it is back', async ({
  page,
  context,
  server,
  pageErrors,
}) => {
  pageErrors.allowError(/ERR_|Failed to load/)
  await opened(page)
  await context.setOffline(true)
  await submit(page, 'Told without a network.')
  // Pointed at, it does not go by itself.
  const trouble = page.getByText('The server cannot be reached.')
  await trouble.hover()
  await expect(safe(page)).toBeFocused()
  await expect(oneWaits(page)).toBeVisible()
  await expect(thanks(page)).toHaveCount(0)
  // A link to a story that is not there yet would lead nowhere.
  await expect(page.getByText('Take it with you')).toHaveCount(0)
  await expect(story(page)).toHaveValue('')
  await expectNoAxeViolations(page)
  expect(await timesStored(server, 'Told without a network.')).toBe(0)

  await context.setOffline(false)
  await expect(thanks(page)).toBeVisible()
  await expect(trouble).toHaveCount(0)
  await expect(page.getByText('Take it with you').filter({ visible: true }).first()).toBeVisible()
  await expect(oneWaits(page)).toHaveCount(0)
  expect(await timesStored(server, 'Told without a network.')).toBe(1)
  expect(await kept(page)).toEqual([])
})

test('a busy server is quoted, the story is safe, and two tabs send it once @nightly', async ({
  page,
  context,
  server,
  pageErrors,
}) => {
  pageErrors.allowError(/503|Failed to load/)
  await opened(page)
  server.door('busy')
  await submit(page, 'Said to a busy server.')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The server is busy.')
  await expect(safe(page)).toBeVisible()
  const before = server.submitted.length
  server.door('open')
  const other = await context.newPage()
  await other.goto(address)
  await expect(thanks(page)).toBeVisible()
  expect(server.submitted.slice(before)).toHaveLength(1)
  expect(await timesStored(server, 'Said to a busy server.')).toBe(1)
})

test('a refusal by the server is shown at once and stored for staff, who can save, send and delete the story @nightly', async ({
  page,
  pageErrors,
  adminToken,
}) => {
  pageErrors.allowError(/400|Failed to load/)
  await opened(page)
  await page.route('**/submit-text/**', (route) =>
    route.fulfill({ status: 400, json: { statusCode: 400, message: 'Not like this.' } }),
  )
  await submit(page, 'Refused for now.')
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Not like this.')
  await expect(story(page)).toHaveValue('Refused for now.')
  expect(await kept(page)).toHaveLength(1)

  await page.evaluate((token) => localStorage.setItem('auth_token', token), adminToken)
  await page.goto('/admin?view=settings')
  const section = page.getByRole('region', { name: 'Unsent submissions of this browser' })
  await expect(section.getByText('Refused for now.')).toBeVisible()
  await expect(section.getByText('Answer of the server: Not like this.')).toBeVisible()
  await expectNoAxeViolations(page)
  const saved = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Save as files' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^nachklang-.*\.json$/)
  await section.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(section.getByText('All submissions are sent.')).toBeVisible()
  expect(await kept(page)).toEqual([])
})

/** A browser that can be killed and opened again on the same profile. */
async function mortalBrowser(server: ServerWithDoor) {
  const profile = await mkdtemp(join(tmpdir(), 'nachklang-profile-'))
  let context: BrowserContext
  const open = async (): Promise<Page> => {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: await ensureChromium(),
      args: [...chromiumFlags, ...mediaFlags],
      baseURL: server.url,
      viewport: { width: 800, height: 600 },
      permissions: ['microphone'],
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    return context.pages()[0] ?? context.newPage()
  }
  return {
    open,
    /** SIGKILL for the whole browser. */
    die: async () => {
      const session = await context.browser()?.newBrowserCDPSession()
      const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
      const browser = processInfo.find(({ type }) => type === 'browser')
      const closed = new Promise((resolve) => context.once('close', resolve))
      kill(browser?.id ?? 0, 'SIGKILL')
      await closed
    },
    end: async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** At which step of the protocol the power goes, and what breaks there. */
const steps = [
  { step: 'after it was stored, before it was sent', door: 'closed', patch: null },
  { step: 'after it was sent, before the answer', door: 'losesAnswers', patch: null },
  { step: 'after it was sent, with the server killed, too', door: 'killsServer', patch: null },
  { step: 'after the answer, before it was removed', door: 'open', patch: 'delete' },
] as const

for (const { step, door, patch } of steps) {
  test(`killed ${step}, a spoken story arrives exactly once, byte for byte @nightly`, async ({ server }) => {
    const browser = await mortalBrowser(server)
    try {
      let page = await browser.open()
      if (patch !== null) {
        await page.addInitScript((name) => {
          // A disk that never gets to it.
          Reflect.set(IDBObjectStore.prototype, name, function never(this: IDBObjectStore) {
            return this.get(-1)
          })
        }, patch)
      }
      const microphone = await useFakeMicrophone(page)
      await opened(page)
      await record(page, microphone)
      const voices = await voicesStored(server)
      const before = server.submitted.length
      server.door(door)
      await uploadAudio(page).click()
      await expect(door === 'open' ? thanks(page) : safe(page)).toBeVisible()
      const [item] = await kept(page)
      await browser.die()
      if (door === 'killsServer') await server.revive()
      server.door('open')

      page = await browser.open()
      await page.goto('/about')
      await expect.poll(() => kept(page)).toEqual([])
      const sent = server.submitted.slice(before)
      expect(sent.length).toBeGreaterThan(door === 'closed' ? 0 : 1)
      // Each try was the same submission, to the byte.
      for (const each of sent) expect(each).toEqual(item)
      expect(await voicesStored(server)).toBe(voices + 1)
    } finally {
      await browser.end()
    }
  })
}

test('killed before it was stored, a story was not confirmed, and nothing is half stored @nightly', async ({
  server,
}) => {
  const browser = await mortalBrowser(server)
  try {
    let page = await browser.open()
    await page.addInitScript(() => {
      // The disk never gets to it.
      Reflect.set(IDBObjectStore.prototype, 'add', function hang(this: IDBObjectStore) {
        console.warn('Storing', this.name)
        return new Promise(() => {})
      })
    })
    await opened(page)
    await story(page).fill('Half a second too late.')
    const storing = page.waitForEvent('console', (message) => message.text() === 'Storing items')
    await uploadText(page).click()
    await storing
    await expect(safe(page).or(thanks(page))).toHaveCount(0)
    await browser.die()
    page = await browser.open()
    await page.goto('/about')
    expect(await kept(page)).toEqual([])
    expect(await timesStored(server, 'Half a second too late.')).toBe(0)
  } finally {
    await browser.end()
  }
})
