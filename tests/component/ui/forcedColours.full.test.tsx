import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { queryClient } from '#api/queryClient.ts'
import { ChoiceList } from '#ui/kit/ChoiceList.tsx'
import { CheckField } from '#ui/kit/Field.tsx'
import { RangeField } from '#ui/kit/RangeField.tsx'
import { aStory } from '#tests/e2e/support/stories.ts'
import { answer } from '../support/answers.ts'
import { openApp } from '../support/app.tsx'
import { fakeMicrophone, startRecording } from '../support/microphone.ts'
import { render } from '../support/render.tsx'
import { aNarration, press } from '../support/exhibits.ts'

const side = 48
const reduced = { name: 'prefers-reduced-motion', value: 'reduce' }
async function emulate(...features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [reduced, ...features] })
}

beforeEach(async () => {
  onTestFinished(() => emulate())
  await emulate({ name: 'forced-colors', value: 'active' }, { name: 'prefers-color-scheme', value: 'dark' })
})

/** How light each point of an element is, 0 to 255; of its left part alone where that is what changes. */
async function lightOf(element: Locator, leftPart = 1): Promise<number[]> {
  const png = await element.screenshot({ save: false })
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const context = new OffscreenCanvas(side, side).getContext('2d')
  context?.drawImage(picture, 0, 0, picture.width * leftPart, picture.height, 0, 0, side, side)
  const { data = [] } = context?.getImageData(0, 0, side, side) ?? {}
  return Array.from({ length: side * side }, (_, at) => Math.max(...data.slice(4 * at, 4 * at + 3)))
}

/** Share of the points that are much lighter or darker in one picture than in the other. */
const difference = (one: readonly number[], other: readonly number[]) =>
  one.filter((light, at) => Math.abs(light - (other[at] ?? 0)) > 80).length / one.length

/** Share of the points that are no background. */
const drawn = (light: readonly number[]) => light.filter((value) => value > 80).length / light.length

const radio = (name: string) => page.getByRole('radio', { name })
const key = (name: string) => page.getByRole('button', { name, exact: true })

test('[READ-12] choices, checkboxes and faders show their values', async () => {
  await render(
    <>
      <ChoiceList
        legend="Device"
        choices={['tape', 'player'].map((value) => ({ value, label: value }))}
        value="tape"
        onChange={() => {}}
      />
      <CheckField label="on" checked readOnly />
      <CheckField label="off" checked={false} readOnly />
      <RangeField label="Volume" min={0} max={100} value={80} valueText="80 %" onValue={() => {}} />
    </>,
  )
  expect(difference(await lightOf(radio('tape')), await lightOf(radio('player')))).toBeGreaterThan(0.05)
  const tick = (name: string) => page.getByRole('checkbox', { name })
  expect(difference(await lightOf(tick('on')), await lightOf(tick('off')))).toBeGreaterThan(0.05)
  expect(drawn(await lightOf(page.getByRole('slider'), 0.5))).toBeGreaterThan(0.02)
})

test('[READ-12] the keys, faders and meters of the tape deck show their state, and the focus is seen', async () => {
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, [])
  openApp('/exhibits/werkschau/tape')
  await press(key('Skip the intro'))
  await expect.element(key('Play')).toBeEnabled()
  const up = await lightOf(key('Play'))
  expect(drawn(up)).toBeGreaterThan(0.05)
  await press(key('Play'))
  await expect.element(key('Play')).toHaveAttribute('aria-pressed', 'true')
  expect(difference(up, await lightOf(key('Play')))).toBeGreaterThan(0.3)
  const labelOf = (name: string) => page.getBySelector('label').filter({ hasText: name })
  expect(difference(await lightOf(labelOf('PPM')), await lightOf(labelOf('VU')))).toBeGreaterThan(0.3)
  expect(drawn(await lightOf(page.getByRole('slider', { name: 'Volume' }).last(), 0.5))).toBeGreaterThan(0.02)
  await userEvent.keyboard('{Tab}')
  const focused = document.activeElement ?? document.body
  expect(Number.parseFloat(getComputedStyle(focused).outlineWidth)).toBeGreaterThanOrEqual(3)
})

test('[READ-12] the drawn keys of the answering machine have edges and show that they are down, its lamp that it is lit', async () => {
  const lamp = page.getBySelector('[class*=lamp][style]')
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, [])
  openApp('/exhibits/answering-machine')
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  await expect.element(stop).toBeVisible()
  expect(Number.parseFloat(getComputedStyle(stop.element()).borderTopWidth)).toBeGreaterThan(0)
  const [up, out] = [await lightOf(stop), await lightOf(lamp)]
  stop.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await expect.element(stop).toHaveAttribute('data-down')
  expect(difference(up, await lightOf(stop))).toBeGreaterThan(0.2)
  answer(routes.deviceStories, [aStory()])
  await queryClient.invalidateQueries()
  await expect.element(lamp).toHaveAttribute('data-on')
  expect(difference(out, await lightOf(lamp))).toBeGreaterThan(0.3)
})

test('[READ-12] the lamp of the recorder is on while it records', async () => {
  fakeMicrophone()
  openApp('/exhibits/werkschau/share-story?deviceId=1')
  const clock = page.getBySelector('[data-phase] [role="timer"]')
  await expect.element(clock).toBeVisible()
  const off = await lightOf(clock, 0.15)
  await startRecording()
  expect(difference(off, await lightOf(clock, 0.15))).toBeGreaterThan(0.1)
})
