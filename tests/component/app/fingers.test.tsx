import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, type Locator, userEvent } from 'vitest/browser'
import { clickWithEveryFinger } from '#lib/browser/clickWithEveryFinger.ts'
import { followGestures } from '#scenes/echo/gestures.ts'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { CheckField, SelectField, TextField } from '#ui/kit/Field.tsx'
import { RangeField } from '#ui/kit/RangeField.tsx'
import { render } from '../support/render.tsx'
import { type Finger, middleOf, touch } from '../support/touch.ts'

const hand: Finger = [20, 300, 0]
const key = page.getByRole('button', { name: 'Key', exact: true })
const other = page.getByRole('button', { name: 'Other' })
const opener = page.getByRole('button', { name: 'Opens' })
const tick = page.getByRole('checkbox')
const list = page.getByRole('combobox')
const field = page.getByRole('textbox')
const fader = page.getByRole('slider')
let clicks: string[] = []
let details: number[] = []

/** One control of each kind, and a hand's breadth beside them. */
async function showControls(): Promise<void> {
  clicks = []
  details = []
  await page.viewport(800, 700)
  await render(<Controls />)
  onTestFinished(clickWithEveryFinger(document))
  const listening = new AbortController()
  onTestFinished(() => listening.abort())
  addEventListener(
    'click',
    ({ target, detail }) => {
      if (!(target instanceof HTMLButtonElement)) return
      clicks.push(target.innerText)
      details.push(detail)
    },
    listening,
  )
}

function Controls() {
  const [value, setValue] = useState(50)
  const [isOpen, setOpen] = useState(false)
  return (
    <main style={{ position: 'absolute', inset: '20px auto auto 100px', width: 300 }}>
      {['Key', 'Other', 'Off'].map((name) => (
        <button key={name} type="button" disabled={name === 'Off'} style={{ margin: 10 }}>
          {name}
        </button>
      ))}
      <button type="button" onPointerDown={() => setOpen(true)} onKeyDown={() => setOpen(true)}>
        Opens
      </button>
      <p>
        <a href="#followed">Link</a>
      </p>
      <details>
        <summary>More</summary>
      </details>
      <CheckField label="Tick" />
      <SelectField label="List">
        <option>one</option>
        <option>two</option>
      </SelectField>
      <TextField label="Text" />
      <RangeField label="Fader" min={0} max={100} value={value} valueText={`${value}`} onValue={setValue} />
      <Dialog title="Asked" open={isOpen} onClose={() => setOpen(false)} keys={null}>
        <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={() => setOpen(false)}>
          All over
        </button>
      </Dialog>
    </main>
  )
}

async function tap(finger: Finger): Promise<void> {
  await touch('touchStart', hand, finger)
  await touch('touchEnd', finger)
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const on = (control: Locator, id = 1) => middleOf(control.element(), id)

test('[FIT-09] while a hand rests on the glass another finger presses every kind of control, once @full', async () => {
  await showControls()
  await touch('touchStart', hand)
  const kinds: readonly (readonly [Locator, () => unknown, result: unknown])[] = [
    [key, () => clicks, ['Key']],
    [page.getByRole('button', { name: 'Off' }), () => clicks, []],
    [page.getByRole('link', { name: 'Link' }), () => location.hash, '#followed'],
    [page.getByText('More'), () => document.querySelector('details')?.open, true],
    [page.getByText('Tick'), () => tick.element().matches(':checked'), true],
    [tick, () => tick.element().matches(':checked'), false],
    [list, () => list.element().matches(':focus:open'), true],
    [field, () => document.activeElement, field.element()],
    [fader, () => fader.element().ariaValueText, '50'],
  ]
  for (const [control, effect, result] of kinds) {
    clicks = []
    await tap(on(control))
    expect(effect(), control.selector).toEqual(result)
  }
  await touch('touchStart', hand, on(fader))
  const [x, y] = on(fader)
  await touch('touchMove', hand, [x + 60, y, 1])
  await touch('touchEnd', [x + 60, y, 1])
  expect(Number(fader.element().ariaValueText)).toBeGreaterThan(60)
  await touch('touchEnd')
})

test('[FIT-09] each of two and three fingers presses its target; sliding, scrolling, resting or cancelled ones press nothing @full', async () => {
  await showControls()
  const [x, y] = on(key)
  const away = (by: number): Finger => [x, y + by, 1]
  /** A hand that shakes: the browser takes the gesture for scrolling, and holds back all pointer events. */
  const shake = async () => {
    for (const by of [10, 20, 30]) await touch('touchMove', [hand[0], hand[1] + by, 0])
  }
  const gestures: Readonly<Record<string, readonly [() => Promise<void>, string[]]>> = {
    'one finger': [() => touch('touchStart', on(key)), ['Key']],
    'two at once': [() => touch('touchStart', on(key, 0), on(other)), ['Key', 'Other']],
    'the first is lifted first': [
      async () => {
        await touch('touchStart', on(other, 0), on(key))
        await touch('touchEnd', on(other, 0))
      },
      ['Other', 'Key'],
    ],
    'three, two of them on one key': [() => touch('touchStart', hand, on(key), on(key, 2)), ['Key', 'Key']],
    'it trembles': [
      async () => {
        await touch('touchStart', hand, on(key))
        await touch('touchMove', hand, away(4))
      },
      ['Key'],
    ],
    'it slides off': [
      async () => {
        await touch('touchStart', hand, on(key))
        for (const by of [10, 20, 30]) await touch('touchMove', hand, away(by))
      },
      [],
    ],
    'the hand shakes meanwhile': [
      async () => {
        await touch('touchStart', hand, on(key))
        for (const by of [10, 20, 30]) await touch('touchMove', [hand[0], hand[1] + by, 0], on(key))
      },
      [],
    ],
    'the hand has shaken before': [
      async () => {
        await touch('touchStart', hand)
        await shake()
        await touch('touchStart', [hand[0], hand[1] + 30, 0], on(key))
      },
      ['Key'],
    ],
  }
  for (const [gesture, [make, result]] of Object.entries(gestures)) {
    clicks = []
    await make()
    await touch('touchEnd')
    expect(clicks, gesture).toEqual(result)
  }
  await pause(500)
  details = []
  await touch('touchStart', hand)
  await tap(on(key))
  await tap(on(key))
  expect(details, 'a double tap').toEqual([1, 2])
  await touch('touchEnd')
})

test('[FIT-09] a finger or key that is down while a dialog opens presses nothing in the dialog', async () => {
  await showControls()
  const dialog = page.getByRole('dialog')
  const presses: readonly (readonly [down: () => Promise<unknown>, up: () => Promise<unknown>])[] = [
    [() => touch('touchStart', on(opener)), () => touch('touchEnd')],
    [() => touch('touchStart', hand, on(opener)), () => touch('touchEnd')],
    [() => userEvent.keyboard('{Enter>3}'), () => userEvent.keyboard('{/Enter}')],
  ]
  for (const [down, up] of presses) {
    opener.element().focus()
    await down()
    await expect.element(dialog).toBeVisible()
    await up()
    await pause(50)
    await expect.element(dialog).toBeVisible()
    await touch('touchStart', on(opener))
    await touch('touchEnd')
    await expect.element(dialog).not.toBeInTheDocument()
  }
})

test('[FIT-09] on the sky a finger taps beside one that rests and trembles; two that move enlarge, and tap nothing', async () => {
  await page.viewport(800, 700)
  const done: string[] = []
  const note =
    (name: string) =>
    (...told: readonly unknown[]) =>
      void done.push(name === 'tap' ? `tap ${JSON.stringify(told)}` : name)
  const surface = document.body.appendChild(document.createElement('div'))
  surface.style.cssText = 'position: fixed; inset: 0; touch-action: none'
  const nothing = () => {}
  onTestFinished(
    followGestures(surface, {
      onDown: nothing,
      onPan: nothing,
      onHover: nothing,
      onRelease: nothing,
      onWheel: nothing,
      onZoom: note('zoom'),
      onTap: note('tap'),
    }),
  )
  await touch('touchStart', hand)
  await touch('touchStart', hand, [300, 100, 1])
  await touch('touchMove', [hand[0] + 3, hand[1], 0], [300, 100, 1])
  await touch('touchEnd', [300, 100, 1])
  expect(done).toEqual(['tap [{"x":300,"y":100}]'])
  await touch('touchEnd')
  expect(done).toHaveLength(1)
  await touch('touchStart', [200, 200, 0], [300, 200, 1])
  for (const by of [20, 40, 60]) await touch('touchMove', [200 - by, 200, 0], [300 + by, 200, 1])
  await touch('touchEnd')
  expect(new Set(done.slice(1))).toEqual(new Set(['zoom']))
})
