import type { TestInfo } from '@playwright/test'
import { languages } from '#contract/common.ts'
import { expect, test } from '../support/fixtures.ts'
import { isMeant } from './finding.ts'
import { knownFaults } from './known.ts'
import { sizeName, sizes } from './sizes.ts'
import { walks } from './states.ts'
import { writeSheet } from './sheet.ts'
import { openContext, type Seen, type Setting, walkStates } from './walk.ts'

test.use({ publicUrl: 'https://museum.example' })

type Fixtures = Parameters<Parameters<typeof test>[2]>[0]

/** Walks through all states and expects the faults that are known, every one, and no other. */
async function walkAll(
  { browser, server, adminToken }: Pick<Fixtures, 'browser' | 'server' | 'adminToken'>,
  info: TestInfo,
  about: Pick<Setting, 'size' | 'language' | 'isDrawn' | 'isQuick'>,
): Promise<void> {
  const setting = { ...about, staffToken: adminToken }
  const { size, language, isQuick, isDrawn } = setting
  const where = `${sizeName(size)} ${language} ${isDrawn ? 'drawn' : 'flat'}`
  const context = await openContext(browser, server.url, setting)
  const known = knownFaults.filter(({ on }) => on.test(where))
  const met = new Set<unknown>()
  const all: Seen[] = []
  for (const walk of walks.filter(({ content, begun }) => !isQuick || (!content && !begun))) {
    const seen = await walkStates(context, walk, setting)
    all.push(...seen)
    for (const { name, picture, findings } of seen) {
      const fresh = findings.filter((finding) => {
        const faults = known.filter(({ path, ...one }) => path.test(walk.path) && isMeant(one, finding))
        for (const fault of faults) met.add(fault)
        return faults.length === 0
      })
      if (fresh.length > 0) await info.attach(name, { body: picture, contentType: 'image/jpeg' })
      expect
        .soft(
          fresh.map(({ kind, element, sentence }) => `${kind}: ${element} ${sentence}`),
          name,
        )
        .toEqual([])
    }
  }
  const mended = known.filter((fault) => !met.has(fault)).map(({ fault }) => fault)
  expect.soft(mended, 'faults that are no more: take them out of known.ts').toEqual([])
  await context.close()
  const folder = process.env.NACHKLANG_LOOK
  if (folder) await writeSheet(folder, where, all)
}

for (const size of sizes)
  for (const language of languages) {
    const where = `on ${sizeName(size)} in ${language}`
    if (size.quick === language)
      test(`[STATE-01] [STATE-02] [STATE-03] every state of every page ${where} @states`, async ({
        browser,
        server,
        adminToken,
      }, info) => {
        test.setTimeout(300_000)
        await walkAll({ browser, server, adminToken }, info, {
          size,
          language,
          isDrawn: false,
          isQuick: true,
        })
      })
    test(`[STATE-01] [STATE-02] [STATE-03] [STATE-04] every state of every page with every content, measured on its picture, ${where} @states`, async ({
      browser,
      server,
      adminToken,
    }, info) => {
      test.setTimeout(3_600_000)
      await walkAll({ browser, server, adminToken }, info, { size, language, isDrawn: false, isQuick: false })
    })
  }
