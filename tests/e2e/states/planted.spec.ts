import type { Browser, Page } from '@playwright/test'
import encodeQr from 'qr'
import { expect, test } from '../support/fixtures.ts'
import type { State } from './states.ts'
import { walkStates } from './walk.ts'

const size = { width: 390, height: 844, touch: true } as const
const setting = { size, language: 'en', staffToken: '' } as const
const states: State[] = [['next', (page) => page.getByRole('button', { name: 'Next' })]]

// Plain, for a browser's own button looks another way under the pointer.
const key = '<button id="next" style="width:90px;height:60px;border:0;background:#ddd">Next</button>'
const answers = "next.onclick = () => { document.body.style.background = 'gold' }"
const qr = '<svg viewBox="0 0 9 9" role="img" aria-label="QR code"><rect width="9" height="9"/></svg>'
const paragraph = (style: string, text: string) => `<p style="font:20px serif;${style}">${text}</p>`
const quiet = (name: string) =>
  `<button style="height:60px;padding:0;border:0;background:none">${name}</button>`
const layer = (style: string, text = '') => `<div style="position:fixed;${style}">${text}</div>`
const address = 'https://a.example'
const place = layer(
  `left:20px;top:200px;width:200px;height:200px;background:#eee" id="place" data-address="${address}`,
)
/** The key is busy for 2 s of the real clock, as with a database; then the code is drawn, as late as by React. */
const late = `next.onclick = () => {
  next.disabled = next.ariaBusy = true
  const database = new Worker('data:text/javascript,setTimeout(() => postMessage(0), 2000)')
  database.onmessage = () => {
    next.disabled = next.ariaBusy = false
    next.focus()
    document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(place)})
    setTimeout(() => { place.innerHTML = ${JSON.stringify(encodeQr(address, 'svg'))} }, 300)
  }
}`

/** A fault each: what finds it, what stands on the page, what its script does. */
const planted: Readonly<Record<string, readonly [kind: string, body: string, script?: string]>> = {
  'a card 20 px too high': [
    'line cut',
    `<div style="height:60px;overflow:hidden">${paragraph('margin-top:-12px', 'A line of text')}</div>`,
  ],
  'a key under a transparent layer': ['covered', layer('inset:0')],
  'a text in a column of 10 px': ['narrow column', paragraph('width:10px;overflow-wrap:anywhere', 'letters')],
  'a code half off the screen': ['code', layer(`left:300px;width:200px" data-address="${address}`, qr)],
  'a word broken without a hyphen': [
    'broken word',
    paragraph('width:90px;word-break:break-all', 'Anrufbeantworter'),
  ],
  'lines of a hundred letters': [
    'long lines',
    paragraph('font-size:7px;white-space:pre', Array(3).fill('letters '.repeat(13)).join('\n')),
  ],
  'grey on grey': ['contrast', paragraph('color:#777;background:#999', 'Hardly to be read')],
  'a key of 30 px': ['small target', '<p><button style="width:30px;height:30px;padding:0">+</button></p>'],
  'words that run together': ['close targets', `<p>${quiet('Turn')}${quiet('Put back')}</p>`],
  'a dead key': ['no answer', '', ''],
  'a message over the key': [
    'covered',
    `<section aria-label="Messages">${layer('inset:0 0 auto;height:120px;background:#fff', 'Thank you')}</section>`,
  ],
  'a lost focus': ['lost focus', '', "next.onclick = () => { next.remove(); document.body.append('Gone') }"],
}

/** What a walk finds on a page with this in its body, and this script. */
async function found(browser: Browser, baseURL = '', body = '', script = answers, isQuick = false) {
  const html = `<!doctype html><html lang="en"><title>Planted</title><meta name="viewport" content="width=device-width">
    <body style="margin:0;background:#fff"><h1 style="font:20px serif">A page</h1>${key}${body}<script>${script}</script>`
  const prepare = (page: Page) =>
    page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const walk = { place: { path: '/planted' }, content: 'none', states, prepare } as const
  const seen = await walkStates(browser, baseURL, walk, { ...setting, isQuick })
  return seen.flatMap(({ findings }) => findings.map(({ kind }) => kind))
}

test('[STATE-01] [STATE-02] [STATE-03] [STATE-04] [STATE-05] twelve planted faults are found, each by its own check, and none on the page without them @full', async ({
  browser,
  baseURL,
}) => {
  expect(await found(browser, baseURL)).toEqual([])
  for (const [name, [kind, body, script]] of Object.entries(planted))
    expect.soft(await found(browser, baseURL, body, script), name).toContain(kind)
})

test('[STATE-03] a touch that is answered late and a code that is drawn late are waited for @full', async ({
  browser,
  baseURL,
}) => {
  expect(await found(browser, baseURL, '', late, true)).toEqual([])
})
