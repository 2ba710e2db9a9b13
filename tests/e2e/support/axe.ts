import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { contentErrors } from '#tests/fixtures/contentErrors.ts'

const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const ibm = new URL(import.meta.resolve('accessibility-checker-engine/ace.js'))

/** Rule, element and reason of each violation of WCAG 2.2 A and AA that axe finds (FIT-02). */
export const axeViolations = (page: Page): Promise<string[]> =>
  violationsOf(page, (axe) => axe.withTags(wcag22AA))

/** What axe, IBM's checker and the rules of HTML find (READ-15). In other colours and sizes of a page axe is asked alone. */
export const violations = async (page: Page): Promise<string[]> => [
  ...(await axeViolations(page)),
  ...(await ibmViolations(page)),
  ...(await page.evaluate(contentErrors)),
]

/**
 * What fails by WCAG 2.2. No rule is left out; what it recommends beyond WCAG, or asks a person to verify, stands on
 * every page that has a style sheet and is no failure.
 */
const checkByIbm = `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) =>
  results
    .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
    .map(({ ruleId, snippet, message }) => ruleId + ' at ' + snippet + ': ' + message))`

async function ibmViolations(page: Page): Promise<string[]> {
  if (await page.evaluate("typeof ace === 'undefined'")) await page.evaluate(readFileSync(ibm, 'utf8'))
  return page.evaluate<string[]>(checkByIbm)
}

/** Texts below the contrast of WCAG 2.2 AAA: 7:1, large ones 4.5:1. A page within the page has colours of its own. */
export const weakTexts = (page: Page): Promise<string[]> =>
  violationsOf(page, (axe) => axe.withRules('color-contrast-enhanced').exclude('iframe'))

async function violationsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // In the middle of a transition colours are neither the old nor the new ones: whatever ends has ended.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })
  // In the page itself; only what is found in several frames has to be put together, on one more page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations: found } = await choose(axe)
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  return found.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id} at ${node.target.join(' ')}: ${node.failureSummary ?? violation.help}`,
    ),
  )
}

/** What is still fading in, moved by script, is looked at again. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expect.poll(() => violations(page)).toEqual([])
}
