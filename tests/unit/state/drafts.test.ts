import 'fake-indexeddb/auto'
import { IDBFactory, IDBOpenDBRequest } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Take } from '#lib/sound/recording.ts'
import { fakeStorage } from '../lib/fakeStorage.ts'

const dayMs = 86_400_000

function takeOf(words: string): Take {
  const blob = new Blob([words], { type: 'audio/webm' })
  return { blob, type: 'audio/webm', durationMs: 2000, waveform: [1, 2], ended: 'visitor' }
}

/** The module as a page that was just loaded has it. */
async function loadPage({ kiosk = false } = {}) {
  vi.resetModules()
  const drafts = await import('#state/drafts.ts')
  const { startNewVisit } = await import('#state/visit.ts')
  const { useSession } = await import('#state/session.ts')
  useSession.setState({ kiosk })
  return {
    ...drafts,
    startNewVisit,
    /** Whatever was to be written or deleted is: the store answers in turn. */
    settled: () => drafts.findTake('behalf'),
    /** What was recorded in a form; null: nothing is offered. */
    async found(name: Parameters<typeof drafts.findTake>[0]) {
      const take = await drafts.findTake(name)
      return take && (await take.blob.text())
    },
  }
}

/** Another tab, or the same one after it was closed: its session storage is empty. */
const openOtherTab = () => vi.stubGlobal('sessionStorage', fakeStorage())

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('localStorage', fakeStorage())
  openOtherTab()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[SHARE-13] a recording that was not sent is found again, on other pages and after a reload, to the byte', async () => {
  const page = await loadPage()
  page.saveTake('share-story', takeOf('a story\u0000'))
  page.saveTake('imac', takeOf('another'))
  expect([await page.found('share-story'), await page.found('memory-recorder')]).toEqual([
    'a story\u0000',
    null,
  ])
  const reloaded = await loadPage()
  expect(await reloaded.found('imac')).toBe('another')
  expect(await reloaded.findTake('share-story')).toMatchObject({
    type: 'audio/webm',
    durationMs: 2000,
    waveform: [1, 2],
    blob: { type: 'audio/webm', size: 8 },
  })
})

test('[SHARE-13] a recording that was sent, discarded or replaced is deleted, also after a reload', async () => {
  const page = await loadPage()
  const first = takeOf('first')
  page.saveTake('share-story', first)
  page.saveTake('share-story', takeOf('second'))
  // The first one arrives late; the second one is not it.
  page.forgetTake('share-story', first)
  expect(await page.found('share-story')).toBe('second')
  await page.settled()
  expect(await (await loadPage()).found('share-story')).toBe('second')
  const next = await loadPage()
  next.forgetTake('share-story')
  expect(await next.found('share-story')).toBeNull()
  await next.settled()
  expect(await (await loadPage()).found('share-story')).toBeNull()
})

test('[SHARE-13] a recording being sent is not offered again, unless it fails', async () => {
  const page = await loadPage()
  const take = takeOf('on its way')
  page.saveTake('share-story', take)
  let fail: (reason: Error) => void = () => {}
  const sending = page.whileSending(
    take,
    new Promise<never>((_resolve, reject) => {
      fail = reject
    }),
  )
  expect(await page.found('share-story')).toBeNull()
  fail(new Error('away'))
  await expect(sending).rejects.toThrow('away')
  expect(await page.found('share-story')).toBe('on its way')
})

test('[SHARE-13] the end of the visit wipes it, and no other tab is offered it', async () => {
  const page = await loadPage()
  page.saveTake('share-story', takeOf('mine'))
  expect(await page.found('share-story')).toBe('mine')
  const mine = sessionStorage
  openOtherTab()
  expect(await (await loadPage()).found('share-story')).toBeNull()
  vi.stubGlobal('sessionStorage', mine)
  page.startNewVisit()
  expect(await page.found('share-story')).toBeNull()
  expect(await (await loadPage()).found('share-story')).toBeNull()
  expect(await storedCount()).toBe(0)
})

test('[SHARE-13] recordings of a closed tab are deleted: at a kiosk at once, elsewhere after a day', async () => {
  for (const [kiosk, afterMs, count] of [
    [true, 0, 0],
    [false, 0, 1],
    [false, dayMs + 1, 0],
    // A clock that was set back.
    [false, -1, 0],
  ] as const) {
    globalThis.indexedDB = new IDBFactory()
    openOtherTab()
    const former = await loadPage()
    former.saveTake('share-story', takeOf('left behind'))
    await vi.waitFor(async () => expect(await storedCount()).toBe(1))
    openOtherTab()
    const page = await loadPage({ kiosk })
    page.saveTake('imac', takeOf('my own'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + afterMs })
    page.forgetStaleTakes()
    await vi.waitFor(async () => expect(await storedCount(), `${kiosk} ${afterMs}`).toBe(count + 1))
    vi.useRealTimers()
  }
})

test('[SHARE-13] where the browser stores nothing, it lasts as long as the page, without delay', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => new IDBOpenDBRequest())
  const page = await loadPage()
  page.saveTake('share-story', takeOf('only here'))
  expect(await page.found('share-story')).toBe('only here')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reloaded = await loadPage()
  const found = reloaded.found('share-story')
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await found).toBeNull()
  expect(warn).toHaveBeenCalled()
})

/** How many recordings lie in the browser's database. */
async function storedCount(): Promise<number> {
  const db = await openDB('nachklang-drafts', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('takes'),
  })
  const count = await db.count('takes')
  db.close()
  return count
}
