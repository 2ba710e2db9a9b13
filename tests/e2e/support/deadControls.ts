import type { Page } from '@playwright/test'

interface Place {
  readonly x: number
  readonly y: number
}

declare global {
  interface Window {
    pressed: {
      /** How many controls there are. */
      readonly count: number
      /** A place beside them all. */
      readonly free: Place
      /** Where a control lies now; null where it cannot be hit. */
      readonly placeOf: (index: number) => Place | null
      /** What a control is, after how many clicks; null after one. */
      readonly wrong: (index: number) => string | null
    }
  }
}

/** Runs in the page. What a press does is not asked: the page stays, and counts. */
function countClicks(): void {
  const kinds = 'a[href], button, summary, input, select, textarea'
  const controls = [...document.querySelectorAll<HTMLElement>(kinds)].map((control) => ({
    control,
    clicks: 0,
  }))
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element ? event.target.closest(kinds) : null
      for (const each of controls) if (each.control === control) each.clicks += 1
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  const free = { x: 2, y: innerHeight / 2 }
  for (let y = 5; y < innerHeight; y += 15)
    for (let x = 5; x < innerWidth; x += 15)
      if (!document.elementFromPoint(x, y)?.closest(`${kinds}, label, iframe`)) Object.assign(free, { x, y })
  window.pressed = {
    count: controls.length,
    free,
    placeOf: (index) => {
      const control = controls[index]?.control
      const { left, top, width, height } = control?.getBoundingClientRect() ?? new DOMRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return control?.contains(document.elementFromPoint(x, y)) && !control.matches(':disabled')
        ? { x, y }
        : null
    },
    wrong: (index) => {
      const { control, clicks } = controls[index] ?? {}
      return clicks === 1 ? null : `${clicks} clicks of ${control?.outerHTML.slice(0, 160)}`
    },
  }
}

/** Taps every control in sight while a hand rests beside them. @returns those that did not get exactly one click */
export async function deadControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number; id: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await page.evaluate(countClicks)
  const [count, free] = await page.evaluate(() => [window.pressed.count, window.pressed.free] as const)
  const hand = { ...free, id: 0 }
  const wrong: string[] = []
  await send('touchStart', hand)
  for (let index = 0; index < count; index += 1) {
    const place = await page.evaluate((at) => window.pressed.placeOf(at), index)
    if (place === null) continue
    const finger = { ...place, id: 1 }
    await send('touchStart', hand, finger)
    await send('touchEnd', finger)
    const found = await page.evaluate((at) => window.pressed.wrong(at), index)
    if (found !== null) wrong.push(found)
  }
  await send('touchEnd')
  await session.detach()
  return wrong
}
