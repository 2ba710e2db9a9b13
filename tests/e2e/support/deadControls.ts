import type { Page } from '@playwright/test'

/** Runs in the page: finds the controls that can be hit, and a place beside them, and counts the clicks of each. */
function layOut() {
  const kinds = 'a[href], button, summary, input, select, textarea'
  const controls = [...document.querySelectorAll<HTMLElement>(kinds)].flatMap((control) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const isHit = control.contains(document.elementFromPoint(x, y)) && !control.matches(':disabled')
    return isHit ? [{ control, x, y, name: control.outerHTML.slice(0, 160), clicks: 0 }] : []
  })
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest(kinds) : null
      for (const each of controls) if (each.control === pressed) each.clicks += 1
      // What a press does is not asked here: the page stays.
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  Object.assign(window, {
    badlyPressed: () =>
      controls.flatMap(({ name, clicks }) => (clicks === 1 ? [] : [`${clicks} of ${name}`])),
  })
  const free = { x: 2, y: innerHeight / 2 }
  for (let y = 5; y < innerHeight; y += 15)
    for (let x = 5; x < innerWidth; x += 15)
      if (!document.elementFromPoint(x, y)?.closest(`${kinds}, label, iframe`)) Object.assign(free, { x, y })
  return { keys: controls.map(({ x, y }) => ({ x, y })), free }
}

/** Taps every control in sight while a hand rests beside them. @returns those that did not get exactly one click */
export async function deadControls(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { keys, free } = await page.evaluate(layOut)
  const hand = { ...free, id: 0 }
  const send = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number; id: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', hand)
  for (const key of keys) {
    const finger = { ...key, id: 1 }
    await send('touchStart', hand, finger)
    await send('touchEnd', finger)
  }
  await send('touchEnd')
  await session.detach()
  return page.evaluate('badlyPressed()')
}
