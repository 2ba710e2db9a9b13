import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import type { Language } from '#contract/common.ts'
import { codeIn, differing, type Picture, pictureOf, weakTexts } from './checks/picture.ts'
import { lookAtPage } from './checks/page.ts'
import { stock } from './contents.ts'
import { type Box, type Finding, type Kind, isMeant } from './finding.ts'
import { type Size, sizeName } from './sizes.ts'
import type { State, Touch, Walk } from './states.ts'

export interface Setting {
  readonly size: Size
  readonly language: Language
  readonly isDrawn: boolean
  /** Pictures cost most of the time: the quick part leaves contrast and seen focus. */
  readonly isQuick: boolean
  readonly staffToken: string
}

/** A state as it was seen. */
export interface Seen {
  /** Page, content, state, size, language and mode. */
  readonly name: string
  readonly walk: Walk
  readonly state: string
  readonly picture: Buffer
  readonly findings: readonly Finding[]
}

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }
const fault = (kind: Kind, element: string, sentence: string, box: Box | null = nowhere): Finding => ({
  kind,
  element,
  sentence,
  box: box ?? nowhere,
})

export function openContext(
  browser: Browser,
  baseURL: string,
  { size, language, isDrawn }: Setting,
): Promise<BrowserContext> {
  const isPhone = size.touch === true && size.kiosk === undefined
  const { width, height } = size
  return browser
    .newContext({
      baseURL,
      viewport: { width, height },
      hasTouch: size.touch === true,
      isMobile: isPhone,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      permissions: ['microphone'],
    })
    .then(async (context) => {
      await context.addInitScript(
        ([chosen, isKiosk]) => {
          sessionStorage.setItem('language', String(chosen))
          if (isKiosk) localStorage.setItem('kiosk_token', 'a-key')
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if (
                Reflect.get(entry, 'hadRecentInput') === false &&
                Number(Reflect.get(entry, 'value')) > 0.02
              )
                Object.assign(window, { jumped: Number(Reflect.get(entry, 'value')) })
          }).observe({ type: 'layout-shift', buffered: true })
        },
        [language, size.kiosk === true],
      )
      if (!isDrawn)
        await context.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'))
      return context
    })
}

/** Walks from state to state and looks at each. */
export async function walkStates(context: BrowserContext, walk: Walk, setting: Setting): Promise<Seen[]> {
  const { size, language, isDrawn } = setting
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !(walk.content === 'failing' ? /Failed to load/ : /Failed to load resource/).test(message.text())
    )
      errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  if (walk.asStaff)
    await page.addInitScript((token) => localStorage.setItem('auth_token', token), setting.staffToken)
  if (hasClock(walk)) await page.clock.install()
  await stock(page, walk.content ?? 'six')
  const seen: Seen[] = []
  const look = async (state: string, about: Partial<State>, found: readonly Finding[]) => {
    const name = [
      walk.path,
      walk.content ?? 'six',
      state,
      sizeName(size),
      language,
      isDrawn ? 'drawn' : 'flat',
    ].join(' · ')
    const designs = [...(walk.designs ?? []), ...(about.designs ?? [])]
    const { picture, findings } = await lookAt(page, walk, about, setting)
    const all = [...findings, ...found, ...errors.splice(0).map((text) => fault('error', 'page', text))]
    seen.push({
      name,
      walk,
      state,
      picture,
      findings: all.filter((finding) => !designs.some((design) => isMeant(design, finding))),
    })
  }
  try {
    await page.goto(walk.path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    if (isDrawn)
      await page
        .locator('[data-scene=ready]')
        .first()
        .waitFor({ state: 'attached', timeout: 5000 })
        .catch(() => undefined)
    if (walk.passes) await page.clock.fastForward(walk.passes)
    await settle(page)
    if (!walk.begun) await look('opened', {}, [])
    for (const state of walk.states) {
      if (state.on && !state.on(size)) break
      const control = controlOf(page, state.touch, language)
      if (state.mayPass && !(await control.isVisible())) {
        await settle(page)
        await look(state.name, state, [])
        continue
      }
      try {
        await control.waitFor({ state: 'attached', timeout: 15_000 })
        await control.scrollIntoViewIfNeeded({ timeout: 10_000 })
        if (size.touch === undefined) await control.hover({ timeout: 10_000 })
      } catch {
        await look(state.name, state, [
          fault(
            'covered',
            String(state.touch.name(language)),
            'cannot be reached by a hand',
            await boxOf(control),
          ),
        ])
        break
      }
      const before = await shoot(page)
      const box = await boxOf(control)
      await touch(control, state.touch, size)
      if (state.passes) await page.clock.fastForward(state.passes)
      await settle(page)
      const after = await shoot(page)
      const element = `${state.touch.role} "${state.touch.name(language)}"`
      const found: Finding[] = []
      if (differing(await pictureOf(before), await pictureOf(after)) < 30)
        found.push(fault('no answer', element, 'was pressed, and nothing on the screen changed', box))
      if (await page.evaluate(isFocusLost))
        found.push(fault('lost focus', element, 'was pressed, and the focus is nowhere', box))
      await look(state.name, state, found)
    }
    return seen
  } finally {
    await page.close()
  }
}

/** For longer than what comes in place of the pressed key takes. */
async function isFocusLost(): Promise<boolean> {
  for (let round = 0; round < 10; round += 1) {
    if (document.activeElement !== document.body) return false
    await new Promise((done) => setTimeout(done, 100))
  }
  return true
}

const hasClock = (walk: Walk) =>
  walk.passes !== undefined || walk.states.some(({ passes }) => passes !== undefined)
const boxOf = (control: Locator) => control.boundingBox({ timeout: 1000 }).catch(() => null)

function controlOf(page: Page, { role, name, within }: Touch, language: Language): Locator {
  const place = within ? page.getByRole('group', { name: within(language) }) : page
  const named = name(language)
  const exact = typeof named === 'string'
  const found =
    role === 'text' ? place.getByText(named, { exact }) : place.getByRole(role, { name: named, exact })
  return found.filter({ visible: true }).first()
}

async function touch(control: Locator, { types }: Touch, size: Size): Promise<void> {
  // What lies over it is found by the points that are covered: a dead machine would wait here.
  if (size.touch) await control.tap({ force: true })
  else await control.click({ force: true })
  if (types !== undefined) await control.fill(types)
}

/** Nothing comes, fades or moves any more; what plays goes on. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const still = new CSSStyleSheet()
    still.replaceSync(
      '* { caret-color: transparent !important; -webkit-tap-highlight-color: transparent !important }',
    )
    if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets = [still]
    let last = ''
    for (let round = 0; round < 14; round += 1) {
      await new Promise((done) => setTimeout(done, 60))
      for (const animation of document.getAnimations())
        if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
      const coming = [...document.images].filter(
        ({ complete, loading }) => !complete && loading !== 'lazy',
      ).length
      const now = [
        document.getElementsByTagName('*').length,
        document.body.textContent?.length,
        document.documentElement.scrollHeight,
        scrollY,
        coming,
      ].join()
      // A key that is still down is no answer.
      const isDown = document.querySelector(':is(a, button, summary):active') !== null
      if (now === last && coming === 0 && !isDown) return
      last = now
    }
  })
}

/** Past Playwright's own way, which takes several times as long. */
async function shoot(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'jpeg',
    quality: 92,
    optimizeForSpeed: true,
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}

async function lookAt(
  page: Page,
  walk: Walk,
  about: Partial<State>,
  setting: Setting,
): Promise<{ picture: Buffer; findings: Finding[] }> {
  const { touch: isTouched = false, kiosk = false, width } = setting.size
  const asked = {
    touch: isTouched,
    kiosk,
    long: walk.content === 'forty',
    showsCode: about.showsCode === true && (!isTouched || width > 600),
  }
  const { findings, lines } = await page.evaluate(lookAtPage, asked)
  const picture = await shoot(page)
  for (const code of await page.locator('[data-address] svg').filter({ visible: true }).all()) {
    const address = await code.locator('xpath=..').getAttribute('data-address')
    const read = await codeIn(await code.screenshot({ scale: 'css' }))
    if (read !== address)
      findings.push(
        fault('code', 'QR code', `says ${address}; a phone reads ${read ?? 'nothing'}`, await boxOf(code)),
      )
  }
  const jump = await page.evaluate(
    () => [Reflect.get(window, 'jumped'), Reflect.deleteProperty(window, 'jumped')][0],
  )
  if (typeof jump === 'number' && !setting.isQuick)
    findings.push(fault('jump', 'page', `moved by ${jump.toFixed(2)} though nobody touched it`))
  if (setting.isQuick) return { picture, findings }
  const withText = await pictureOf(picture)
  findings.push(...weakTexts(withText, await withoutLetters(page), lines))
  if (!isTouched) findings.push(...(await unseenFocus(page)))
  return { picture, findings }
}

async function withoutLetters(page: Page): Promise<Picture> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  const png = await shoot(page)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return pictureOf(png)
}

/** Comes to what has the focus as somebody at a keyboard does, and compares it with itself without it. */
async function unseenFocus(page: Page): Promise<Finding[]> {
  const isControl = await page.evaluate(
    () => document.activeElement?.matches('a, button, input, select, textarea, summary') ?? false,
  )
  if (!isControl) return []
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const active = page.locator(':focus')
  const box = await boxOf(active)
  if (box === null) return []
  const focused = await pictureOf(await shoot(page))
  const name = await active.evaluate((element: HTMLElement) => {
    element.blur()
    Object.assign(window, { blurred: element })
    return `${element.tagName.toLowerCase()} "${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}"`
  })
  const blurred = await pictureOf(await shoot(page))
  await page.evaluate(() => Reflect.get(window, 'blurred').focus({ preventScroll: true }))
  const around = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 }
  return differing(focused, blurred, around) < 20
    ? [fault('unseen focus', name, 'has the focus and looks as without it', box)]
    : []
}
