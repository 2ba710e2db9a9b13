import type { Page } from '@playwright/test'

/** Runs in the page. Where each control that can be hit is, and where a hand rests on none. */
function layOut() {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
  ]
  const keys = controls.flatMap((control) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    return control.contains(hit) && !control.matches(':disabled')
      ? [{ x, y, name: control.outerHTML.slice(0, 120) }]
      : []
  })
  const rest = []
  for (let y = innerHeight - 5; y > 0; y -= 15)
    for (let x = 5; x < innerWidth; x += 15)
      if (
        !document
          .elementFromPoint(x, y)
          ?.closest('a, button, summary, input, select, textarea, label, iframe')
      )
        rest.push({ x, y })
  // What a press does is not asked here: the page stays.
  const clicks: string[] = []
  addEventListener(
    'click',
    (event) => {
      const control =
        event.target instanceof Element && event.target.closest('a, button, summary, input, select, textarea')
      if (control) clicks.push(control.outerHTML.slice(0, 120))
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  Object.assign(window, { clicks })
  return { keys, rest: rest[0] ?? { x: 2, y: 2 } }
}

/** Taps every control in sight while a hand rests beside them. @returns those that did not get one click */
export async function deadControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { keys, rest } = await page.evaluate(layOut)
  const hand = { ...rest, id: 0 }
  const send = (type: 'touchStart' | 'touchEnd', ...touchPoints: readonly object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  await send('touchStart', hand)
  for (const { x, y } of keys) {
    const finger = { x, y, id: 1 }
    await send('touchStart', hand, finger)
    await send('touchEnd', finger)
  }
  const clicks = await page.evaluate(() =>
    'clicks' in window && Array.isArray(window.clicks) ? window.clicks : [],
  )
  await send('touchEnd')
  await session.detach()
  const dead = keys.map(({ name }) => name).filter((name, index) => clicks[index] !== name)
  return clicks.length === keys.length ? dead : [`${clicks.length} clicks of ${keys.length}`, ...dead]
}
