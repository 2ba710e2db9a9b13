import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import type { Kind } from './finding.ts'
import { sizes } from './sizes.ts'
import type { Walk } from './states.ts'
import { openContext, walkStates } from './walk.ts'

const size = sizes.find(({ width }) => width === 390) ?? { width: 390, height: 844 }
const qr = '<svg viewBox="0 0 9 9" role="img" aria-label="QR code"><rect width="9" height="9"/></svg>'
const key = '<button id="next" style="width:90px;height:60px">Next</button>'
const toNext: Walk['states'] = [{ name: 'next', touch: { role: 'button', name: () => 'Next' } }]
const works = "next.onclick = () => { document.body.style.background = 'gold' };"

/** A fault each: what finds it, the page, what its script does. */
const planted: Readonly<Record<string, readonly [Kind, string, string?]>> = {
  'a card 20 px too high': [
    'line cut',
    `<div style="height:60px;overflow:hidden"><p style="margin-top:-24px;font:30px/1.4 serif">A line of text</p></div>${key}`,
  ],
  'a key under a transparent layer': ['covered', `${key}<div style="position:fixed;inset:0"></div>`],
  'a text in a column of 10 px': [
    'narrow column',
    `<p style="width:10px;overflow-wrap:anywhere;font:8px serif">standing letter by letter</p>${key}`,
  ],
  'a code half off the screen': [
    'code',
    `<div data-address="https://museum.example" style="position:fixed;left:300px;width:200px">${qr}</div>${key}`,
  ],
  'a word broken without a hyphen': [
    'broken word',
    `<p style="width:90px;word-break:break-all;font:20px serif">Anrufbeantworter</p>${key}`,
  ],
  'grey on grey': [
    'contrast',
    `<p style="color:#777;background:#999;font:16px serif">Hardly to be read</p>${key}`,
  ],
  'a key of 30 px': [
    'small target',
    `<button style="width:30px;height:30px;padding:0">+</button><br><br>${key}`,
  ],
  'a dead key': ['no answer', key, ''],
  'a message over the key': [
    'covered',
    `${key}<section aria-label="Messages" style="position:fixed;inset:0 0 auto;background:#fff"><div role="status"><div style="height:120px">Thank you</div></div></section>`,
  ],
  'a lost focus': [
    'lost focus',
    key,
    "next.onclick = () => { next.remove(); document.body.append('Gone') };",
  ],
}

/** In place of the whole exhibition. */
async function serve(page: Page, body: string, script: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Planted</title><meta name="viewport" content="width=device-width">
    <body style="margin:0;background:#fff"><h1 style="font:20px serif">A page</h1>${body}<script>${script}</script>`
  await page.context().route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body: html }))
}

test('[STATE-01] [STATE-02] [STATE-03] [STATE-04] [STATE-05] ten planted faults are found, each by its own check, and none on the page without them @full', async ({
  browser,
  page,
  baseURL,
}) => {
  await page.close()
  const setting = { size, language: 'en', isDrawn: false, isQuick: false, staffToken: '' } as const
  const found = async (body: string, script = works) => {
    const context = await openContext(browser, baseURL ?? '', setting)
    await serve(await context.newPage(), body, script)
    const seen = await walkStates(context, { path: '/planted', states: toNext }, setting)
    await context.close()
    return seen.flatMap(({ findings }) => findings.map(({ kind }) => kind))
  }
  expect(await found(key)).toEqual([])
  for (const [name, [kind, body, script]] of Object.entries(planted))
    expect.soft(await found(body, script), name).toContain(kind)
})
