import { chromium } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import { expectNoAxeViolations } from './e2e/support/axe.ts'
import { ensureChromium } from '../tools/browser.ts'
import { chromiumFlags } from '../tools/house/chromiumFlags.ts'
import { createServer } from 'node:http'
const server = createServer((q, r) => { r.setHeader('content-type', 'text/html'); r.end(q.url === '/inner' ? '<!doctype html><html lang=en><title>i</title><main><img src="x.png"><p style="color:#aaa;background:#fff">pale</p></main>' : '<!doctype html><html lang=en><title>t</title><main><h1>t</h1>' + '<p>text</p>'.repeat(800) + '<img src="x.png"></main>') }).listen(4599)
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
const page = await browser.newPage()
await page.goto('http://localhost:4599/')
for (let i = 0; i < 3; i++) {
  let t = performance.now()
  await expectNoAxeViolations(page).then(() => console.log('NO VIOLATIONS?!'), (e) => i === 0 && console.log(String(e.message).slice(0, 700)))
  console.log('legacy', performance.now() - t)
  t = performance.now()
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']).analyze()
  console.log('new page', performance.now() - t, violations.map((v) => v.id + ' ' + v.nodes.map((n) => n.target.join('>'))).join('; '))
}
await browser.close(); server.close()
