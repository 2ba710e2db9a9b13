import type { Browser, TestInfo } from '@playwright/test'
import { languages } from '#contract/common.ts'
import { canStage } from '#ui/parts/stageAbility.ts'
import { expect, test } from '../support/fixtures.ts'
import { otherContents } from './contents.ts'
import { byDesign } from './byDesign.ts'
import { writeSheet } from './sheet.ts'
import { type Place, places, type Size, sizes } from './states.ts'
import { type Seen, type Setting, type Walk, walkStates } from './walk.ts'

test.use({ publicUrl: 'https://museum.example' })

const quickWalks = (place: Place): Walk[] => [{ place, content: 'six', states: place.states ?? [] }]
const drawnWalks = ({ drawn, ...place }: Place, size: Size): Walk[] =>
  drawn && place.hasScene?.(size) !== false
    ? [{ place, content: 'six', states: place.states?.slice(...drawn) ?? [] }]
    : []
const allWalks = (place: Place): Walk[] => [
  ...[place.states ?? [], ...(place.more ?? [])].map((states) => ({
    place,
    content: 'six' as const,
    states,
  })),
  ...otherContents.flatMap((content) => {
    const states = place.with?.[content]
    return states ? [{ place, content, states }] : []
  }),
]

/** Walks through all states and expects no fault in any. */
async function walkAll(
  browser: Browser,
  baseURL: string,
  walked: readonly Walk[],
  setting: Setting,
  info: TestInfo,
): Promise<void> {
  const { size, language } = setting
  const where = `${size.width}x${size.height} ${language}`
  const all: Seen[] = []
  for (const walk of walked)
    for (const seen of await walkStates(browser, baseURL, walk, setting)) {
      all.push(seen)
      const faults = seen.findings
        .map(({ kind, element, sentence }) => `${kind}: ${element} ${sentence}`)
        .filter((fault) => !byDesign.some((is) => is.test(`${where} ${seen.name} ${fault}`)))
      if (faults.length > 0) await info.attach(seen.name, { body: seen.picture, contentType: 'image/jpeg' })
      expect.soft(faults, seen.name).toEqual([])
    }
  if (process.env.NACHKLANG_LOOK) await writeSheet(process.env.NACHKLANG_LOOK, where, all)
}

/** Phones get stills (FIT-01). */
const drawsScenes = ({ width, height, touch }: Size) =>
  canStage({ width, height, coarse: touch === true, reducedMotion: false, webgl2: true })

const quick = '[STATE-01] [STATE-02] [STATE-03] every state'
const drawn = '[STATE-06] every state drawn'
const whole = '[STATE-01] [STATE-02] [STATE-03] [STATE-04] every state with every content'

for (const size of sizes)
  for (const language of languages) {
    const modes = [
      { title: quick, tag: ' @full', isQuick: true, walksOf: quickWalks },
      { title: whole, tag: ' @states', isQuick: false, walksOf: allWalks },
      { title: drawn, tag: ' @states', isQuick: true, isDrawn: true, walksOf: drawnWalks },
    ].filter((mode) => (mode.isDrawn ? drawsScenes(size) : !mode.isQuick || size.quick === language))
    for (const { title, tag, walksOf, ...mode } of modes)
      for (const place of places) {
        const walked = walksOf(place, size)
        if (walked.length === 0) continue
        test(`${title} on ${size.width}x${size.height} in ${language}: ${place.path}${tag}`, async ({
          browser,
          server,
          adminToken: staffToken,
        }, info) => {
          test.setTimeout(900_000)
          await walkAll(browser, server.url, walked, { size, language, staffToken, ...mode }, info)
        })
      }
  }
