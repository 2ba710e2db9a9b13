import type { EvaluateFunc } from 'puppeteer-core'
import { expect, vi } from 'vitest'
import type { Point, PointerKind, Visitor } from './Visitor.ts'

/** Software draws, and the machine may be busy. */
const polling = { timeout: 60_000, interval: 200 }

/** Expects what a function finds in the page, asked again until it is so. */
export function expectIn<Args extends unknown[], Find extends EvaluateFunc<Args>>(
  visitor: Visitor,
  find: Find,
  ...args: Args
) {
  return expect.poll(() => visitor.evaluate<Args, Find>(find, ...args), polling)
}

/** Expects of the text of everything that `css` selects and can be seen. */
export const expectText = (visitor: Visitor, css: string) =>
  expectIn(
    visitor,
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.innerText)
        .join('\n'),
    css,
  )

/** Expects of an attribute of the first element that `css` selects. */
export const expectAttribute = (visitor: Visitor, css: string, name: string) =>
  expectIn(
    visitor,
    (selector, attribute) => document.querySelector(selector)?.getAttribute(attribute),
    css,
    name,
  )

/** The value of a slider. */
export const expectSlider = (visitor: Visitor, css: string) =>
  expectIn(visitor, (selector) => document.querySelector<HTMLInputElement>(selector)?.valueAsNumber, css)

/** Presses the first element that `css` selects, whose name holds `name` and that nothing covers, once it is there. */
export async function press(
  visitor: Visitor,
  css: string,
  name = '',
  kind: PointerKind = 'mouse',
): Promise<void> {
  const spot = await vi
    .waitUntil(() => visitor.evaluate(pressable, css, name), polling)
    .catch((cause: unknown) => {
      throw new Error(`Nothing to press at ${css} named “${name}”.`, { cause })
    })
  await visitor.drag([spot], kind)
}

/** Runs in the page. A radio button is pressed by its label; what still moves cannot be pressed yet. */
async function pressable(css: string, name: string): Promise<Point | null> {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find((each) => {
    const labels = each instanceof HTMLInputElement ? [...(each.labels ?? [])] : []
    const words = [each.ariaLabel ?? each.textContent, ...labels.map((label) => label.textContent)].join(' ')
    return words.includes(name) && !each.matches(':disabled') && each.checkVisibility()
  })
  const target = (element instanceof HTMLInputElement && element.labels?.[0]) || element
  if (!target) return null
  const middle = () => {
    const { left, top, width, height } = target.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [x, y] = middle()
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const [laterX, laterY] = middle()
  const isStill = x === laterX && y === laterY
  return isStill && target.contains(document.elementFromPoint(x, y)) ? [x, y] : null
}

/** Types into a field. */
export async function fill(
  visitor: Visitor,
  css: string,
  text: string,
  kind: PointerKind = 'mouse',
): Promise<void> {
  await press(visitor, css, '', kind)
  await visitor.type(text)
}
