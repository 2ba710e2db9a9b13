import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import type { Language } from '#contract/common.ts'
import { withoutWebGL } from '../support/withoutWebGL.ts'
import { codeIn, differs, pictureOf, weakTexts } from './checks/picture.ts'
import { type Box, type Finding, lookAtPage } from './checks/page.ts'
import { type Content, stock } from './contents.ts'
import type { Place, Size, State } from './states.ts'

export interface Setting {
  readonly size: Size
  readonly language: Language
  /** Pictures cost most of the time: the quick part leaves contrast, seen focus and what moves by itself. */
  readonly isQuick: boolean
  /** With its scene, in real time; otherwise flat, and the clock stands still. */
  readonly isDrawn?: boolean
  readonly staffToken: string
}

export interface Walk {
  readonly place: Place
  readonly content: Content
  readonly states: readonly State[]
  /** Makes the server answer. */
  readonly prepare?: typeof stock
}

/** A state as it was seen. `name` is its page, content and state. */
export interface Seen {
  readonly name: string
  readonly picture: Buffer
  readonly findings: readonly Finding[]
}

/** As for somebody who comes for the first time: nothing is kept from another walk. */
async function openContext(browser: Browser, baseURL: string, setting: Setting): Promise<BrowserContext> {
  const { touch = false, kiosk = false, width, height } = setting.size
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch && !kiosk,
    reducedMotion: setting.isDrawn ? 'no-preference' : 'reduce',
    serviceWorkers: 'block',
    permissions: ['microphone'],
  })
  if (!setting.isDrawn) {
    await context.clock.install()
    await context.clock.pauseAt(Date.now() + 1000)
  }
  await context.addInitScript(
    ([language, key, token]) => {
      sessionStorage.setItem('language', language)
      if (key) localStorage.setItem('kiosk_token', key)
      if (token) localStorage.setItem('auth_token', token)
      new PerformanceObserver((list) => {
        const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))
        Object.assign(window, { jumped: Math.max(...shifts, Number(Reflect.get(window, 'jumped') ?? 0)) })
      }).observe({ type: 'layout-shift' })
    },
    [setting.language, kiosk ? 'a-key' : '', setting.staffToken] as const,
  )
  return context
}

/** Walks from state to state and looks at each. */
export async function walkStates(
  browser: Browser,
  baseURL: string,
  { place, content, states, prepare = stock }: Walk,
  setting: Setting,
): Promise<Seen[]> {
  const { size, language, isDrawn = false } = setting
  const context = await openContext(browser, baseURL, {
    ...setting,
    staffToken: place.asStaff ? setting.staffToken : '',
  })
  const page = await context.newPage()
  if (!isDrawn) await withoutWebGL(page)
  await prepare(page, content)
  const found: Finding[] = []
  const say = (kind: string, element: string, sentence: string, box: Box | null = null) =>
    found.push({ kind, element, sentence, box: box ?? { x: 0, y: 0, width: 0, height: 0 } })
  page.on('pageerror', ({ message }) => say('error', 'page', message))
  page.on('console', (message) => {
    // The key of the kiosk is made up, and a server that fails is asked for.
    if (message.type() === 'error' && !/status of (?:401|500)|The database is not there/.test(message.text()))
      say('error', 'page', message.text())
  })
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (!/media|eventsource/.test(request.resourceType())) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))

  const seen: Seen[] = []
  const look = async (state: string, showsCode = false, pressed?: { element: string; before: Buffer }) => {
    const asked = {
      touch: size.touch === true,
      kiosk: size.kiosk === true,
      long: content === 'forty',
      showsCode: showsCode && (!size.touch || Math.min(size.width, size.height) > 600),
    }
    const { findings, lines } = await page.evaluate(lookAtPage, asked)
    found.push(...findings)
    const picture = await shoot(page)
    const drawn = await pictureOf(picture)
    if (pressed && !differs(await pictureOf(pressed.before), drawn, 30))
      say('no answer', pressed.element, 'was pressed, and nothing on the screen changed')
    if (!setting.isQuick) {
      await page.evaluate(hideLetters)
      found.push(...weakTexts(drawn, await pictureOf(await shoot(page)), lines))
      await page.evaluate(() => void document.adoptedStyleSheets.pop())
      if (!size.touch) await lookAtFocus(page, say)
      await page.evaluate(() => Object.assign(window, { jumped: 0 }))
      await page.clock.fastForward(3000)
      await page.waitForTimeout(100)
      const jump = await page.evaluate(() => Number(Reflect.get(window, 'jumped')))
      if (jump > 0.02) say('jump', 'page', `moved by ${jump.toFixed(2)} though nobody touched it`)
    }
    // Last, for it may scroll.
    const codes = await page.locator('[data-address]').filter({ visible: true }).all()
    for (const code of codes) {
      await code.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const [box, address] = [await code.boundingBox(), await code.getAttribute('data-address')]
      const read = box && (await codeIn(await shoot(page), box))
      if (read !== address) say('code', 'QR code', `says ${address}; a phone reads ${read ?? 'nothing'}`, box)
    }
    seen.push({ name: `${place.path} · ${content} · ${state}`, picture, findings: found.splice(0) })
    // It still shows the page unless this has scrolled or passed time.
    return codes.length === 0 && setting.isQuick ? picture : undefined
  }

  try {
    await page.goto(isDrawn ? `${place.path}?stage=least` : place.path)
    if (isDrawn) await expectDrawn(page)
    await rest(page, pending, isDrawn, place.passes)
    let shown = await look('opened')
    for (const [name, touch, { types, showsCode, passes, on } = {}] of states) {
      if (on && !on(size)) continue
      const control = touch(page, language).filter({ visible: true }).first()
      const start = await control.boundingBox({ timeout: 3000 }).catch(() => null)
      try {
        // What a scene moves never stands still.
        await (isDrawn
          ? control.waitFor({ timeout: 3000 })
          : control.scrollIntoViewIfNeeded({ timeout: 3000 }))
        if (!size.touch) await control.hover({ force: isDrawn, timeout: 3000 })
      } catch {
        say('covered', String(touch(page, language)), 'cannot be reached by a hand')
        await look(name)
        break
      }
      const [element, box] = [await control.evaluate(nameOf), await control.boundingBox()]
      const isAsShown = size.touch && start?.x === box?.x && start?.y === box?.y
      const before = (isAsShown && shown) || (await shoot(page))
      // What lies over it is found by the points that are covered: a dead machine would wait here.
      await (size.touch ? control.tap({ force: true }) : control.click({ force: true }))
      if (types) await control.fill(types)
      await rest(page, pending, isDrawn, passes)
      if (await page.evaluate(() => document.activeElement === document.body))
        say('lost focus', element, 'was pressed, and the focus is nowhere', box)
      shown = await look(name, showsCode, { element, before })
    }
    return seen
  } finally {
    await context.close()
  }
}

const nameOf = (element: Element) =>
  `${element.localName} "${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}"`

/** Until the scene stands there in place of its still. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-scene=ready]')).toBeAttached({ timeout: 120_000 })
  await expect.poll(() => page.evaluate(() => window.__museum?.frames() ?? 0)).toBeGreaterThan(1)
  await expect(page.locator('img[src*="/stills/"]').filter({ visible: true })).toHaveCount(0)
}

/** Until nothing loads, comes, fades or moves any more. Flat, time passes only here, and always as much. */
async function rest(
  page: Page,
  pending: ReadonlySet<Request>,
  isDrawn: boolean,
  least = 1000,
): Promise<void> {
  const until = Date.now() + (isDrawn ? 60_000 : 20_000)
  let [last, passed, same] = ['', 0, 0]
  while (same < 2 && Date.now() < until) {
    await page.waitForTimeout(16)
    if (pending.size > 0) continue
    // React draws what came late only 300 ms after what stood in its place.
    const step = passed < least ? least / 2 : isDrawn ? 500 : 160
    passed += step
    await (isDrawn ? page.waitForTimeout(step) : page.clock.runFor(step))
    const now = await page.evaluate(settle)
    same = now && now === last && passed >= least ? same + 1 : 0
    last = now
  }
}

/**
 * What is on the screen, in short, once what fades has come; nothing while the page is still to come, a key is down or
 * busy, or an object comes into the hand. Runs in the page.
 */
async function settle(): Promise<string> {
  await document.fonts.ready
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    else Object.assign(animation, { currentTime: 0 }).pause()
  const images = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' || complete)
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  if (document.adoptedStyleSheets.length === 0) {
    const still = new CSSStyleSheet()
    // Browsers hyphenate each by their own dictionary, or none.
    still.replaceSync(
      '* { caret-color: transparent !important; hyphens: manual !important; -webkit-tap-highlight-color: transparent !important }',
    )
    document.adoptedStyleSheets = [still]
  }
  const boxes = [...document.querySelectorAll('h1, h2, p, a, button, dialog, img')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
  })
  // The playground shows what a busy key looks like.
  const busy = location.pathname === '/playground' ? '' : ', [aria-busy=true]'
  const coming = '.start-page, dialog[open]:not([data-drawn]) [data-surface]'
  if (document.querySelector(`:is(a, button, summary):active${busy}, ${coming}`)) return ''
  return [document.getElementsByTagName('*').length, document.body.textContent?.length, ...boxes].join(' ')
}

function hideLetters(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Past Playwright's own screenshots, which take several times as long. */
async function shoot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const asked = { format: 'jpeg', quality: 92, optimizeForSpeed: true } as const
  const { data } = await session.send('Page.captureScreenshot', asked)
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** Comes to what has the focus as somebody at a keyboard does, and compares it with itself without it. */
async function lookAtFocus(
  page: Page,
  say: (kind: string, element: string, sentence: string, box: Box) => void,
): Promise<void> {
  const focused = ':is(a, button, input, select, textarea, summary):focus'
  if ((await page.locator(focused).count()) === 0) return
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const control = await page.$(focused)
  // A field in a label may show it there.
  const shown = (await control?.evaluateHandle((element) => element.closest('label') ?? element))?.asElement()
  const box = await shown?.boundingBox()
  if (!control || !box) return
  const seen = await pictureOf(await shoot(page))
  await control.evaluate((element) => element instanceof HTMLElement && element.blur())
  const unseen = await pictureOf(await shoot(page))
  await control.focus()
  const around = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 }
  if (!differs(seen, unseen, 20, around))
    say('unseen focus', await control.evaluate(nameOf), 'has the focus and looks as without it', box)
}
