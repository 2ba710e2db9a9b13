import { type Browser, chromium, type TestInfo } from '@playwright/test'
import { languages } from '#contract/common.ts'
import { chromiumFlags, mediaFlags } from '#tools/lib/chromiumFlags.ts'
import { expect, test } from '../support/fixtures.ts'
import { otherContents } from './contents.ts'
import { allowed } from './known.ts'
import { writeSheet } from './sheet.ts'
import { sizes } from './sizes.ts'
import { places } from './states.ts'
import { type Seen, type Setting, type Walk, walkStates } from './walk.ts'

test.use({ publicUrl: 'https://museum.example' })

const quickWalks = places.map((place): Walk => ({ place, content: 'six', states: place.states ?? [] }))
const walks = places.flatMap((place): Walk[] => [
  ...[place.states ?? [], ...(place.more ?? [])].map((states) => ({
    place,
    content: 'six' as const,
    states,
  })),
  ...otherContents.flatMap((content) => {
    const states = place.with?.[content]
    return states ? [{ place, content, states }] : []
  }),
])

/** Walks through all states and expects the faults that are known, every one, and no other. */
async function walkAll(browser: Browser, baseURL: string, setting: Setting, info: TestInfo): Promise<void> {
  const { size, language, isQuick, isDrawn } = setting
  const where = `${size.width}x${size.height} ${language} ${isDrawn ? 'drawn' : 'flat'}`
  const lines = allowed.filter(({ isOn }) => isOn(where))
  const met = new Set<unknown>()
  const all: Seen[] = []
  for (const walk of isQuick ? quickWalks : walks)
    for (const seen of await walkStates(browser, baseURL, walk, setting)) {
      all.push(seen)
      const fresh = seen.findings.filter((finding) => {
        const own = lines.filter(({ allows }) => allows(seen.name, finding))
        for (const line of own) met.add(line)
        return own.length === 0
      })
      if (fresh.length > 0) await info.attach(seen.name, { body: seen.picture, contentType: 'image/jpeg' })
      const said = fresh.map(({ kind, element, sentence }) => `${kind}: ${element} ${sentence}`)
      expect.soft(said, seen.name).toEqual([])
    }
  if (process.env.NACHKLANG_LOOK) await writeSheet(process.env.NACHKLANG_LOOK, where, all)
  const mended = lines.filter((line) => line.isFault && !met.has(line)).map(({ because }) => because)
  expect(mended, 'faults that are no more: take them out of known.ts').toEqual([])
}

for (const size of sizes)
  for (const language of languages) {
    const where = `on ${size.width}x${size.height} in ${language}`
    const setting = { size, language, isQuick: false, isDrawn: false }
    // The three together take longer than all other walks: one stands for them where `npm test` is run by hand.
    const isFull = size.width === 390 ? '' : ' @full'
    if (size.quick === language)
      test(`[STATE-01] [STATE-02] [STATE-03] every state of every page ${where}${isFull}`, async ({
        browser,
        server,
        adminToken: staffToken,
      }, info) => {
        test.setTimeout(900_000)
        await walkAll(browser, server.url, { ...setting, isQuick: true, staffToken }, info)
      })
    test(`[STATE-01] [STATE-02] [STATE-03] [STATE-04] every state of every page with every content, measured on its picture, ${where} @states`, async ({
      browser,
      server,
      adminToken: staffToken,
    }, info) => {
      test.setTimeout(3_600_000)
      await walkAll(browser, server.url, { ...setting, staffToken }, info)
    })
    // Larger ones take software hours to draw.
    if (size.width * size.height > 1024 * 768) continue
    test(`[STATE-01] [STATE-02] [STATE-03] [STATE-04] every state of every page with every content, drawn ${where} @states`, async ({
      server,
      adminToken: staffToken,
    }, info) => {
      test.setTimeout(3_600_000)
      const executablePath = process.env.CHROMIUM_PATH ?? ''
      // The flags of other walks are not for pictures.
      const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...mediaFlags] })
      await walkAll(browser, server.url, { ...setting, isDrawn: true, staffToken }, info)
      await browser.close()
    })
  }
