import { chooser } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { expect, test } from './support/fixtures.ts'

const rooms = [chooser, ...exhibits].flatMap(({ id, address, acoustics }) =>
  acoustics ? [{ id, address, decay: acoustics.decay }] : [],
)

// On a phone nothing is drawn.
test.use({ viewport: { width: 390, height: 844 } })

test('[SOUND-02] each exhibit room gets walls of its own with the first touch', async ({ page }) => {
  await page.addInitScript(() => {
    const walls: number[] = []
    Object.assign(window, { walls })
    const { prototype } = ConvolverNode
    const buffer = Object.getOwnPropertyDescriptor(prototype, 'buffer')
    Object.defineProperty(prototype, 'buffer', {
      ...buffer,
      set(answer: AudioBuffer | null) {
        if (answer) walls.push(answer.duration)
        buffer?.set?.call(this, answer)
      },
    })
  })
  expect(rooms.map(({ id }) => id)).toContain('tape')
  for (const { id, address, decay } of rooms) {
    await page.goto(address)
    await expect(page.locator('main')).toBeAttached()
    await page.keyboard.press('Shift')
    await expect
      .poll(() => page.evaluate((): readonly number[] => Reflect.get(window, 'walls')), { message: id })
      .toEqual([expect.closeTo(decay, 1)])
  }
})
