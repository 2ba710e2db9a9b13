import { QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { tape } from '#content/exhibits/tape/words.ts'
import { overridesQuery } from '#api/queries/overrides.ts'
import { queryClient } from '#api/queryClient.ts'
import { useSession } from '#state/session.ts'
import { ShareCard } from '#ui/parts/ShareCard.tsx'
import '../support/app.tsx'
import { render } from '../support/render.tsx'
import { setPublicUrl } from '../support/publicUrl.ts'

const { share } = tape.de
const link = page.getByRole('link', { name: share.link })
const code = page.getByRole('img', { name: share.qr })

/** A finger, or a mouse. */
const setHand = (isTouch: boolean) =>
  cdp().send('Emulation.setTouchEmulationEnabled', { enabled: isTouch, maxTouchPoints: 1 })

const showCard = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <ShareCard deviceId={1} words={share} />
    </QueryClientProvider>,
  )

test('[ADMIN-14] a code leads to the address that staff have set', async () => {
  setPublicUrl()
  queryClient.setQueryData(overridesQuery.queryKey, {
    values: { 'codes.base': 'https://hall.example/show/' },
    storiesAwaitReading: false,
  })
  await showCard()
  await expect.element(code).toBeVisible()
  expect(code.element().closest<HTMLElement>('[data-address]')?.dataset.address).toBe(
    'https://hall.example/show/exhibits/werkschau/share-story?deviceId=1',
  )
})

for (const [place, isTouch, kiosk, order] of [
  ['a kiosk', true, true, 'code'],
  ['a desktop', false, false, 'code, key'],
  ['a phone, which cannot scan itself', true, false, 'key, code'],
] as const)
  test(`[SHARE-18] the share card on ${place}: ${order}`, async () => {
    setPublicUrl()
    await setHand(isTouch)
    useSession.setState({ kiosk })
    onTestFinished(async () => {
      await setHand(false)
    })
    await showCard()
    await expect.element(code).toBeVisible()
    const { left, top, right, bottom, width } = code.element().getBoundingClientRect()
    expect(width).toBeGreaterThanOrEqual(160)
    // Nothing around it cuts it off.
    for (let around = code.element().parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const edge = around.getBoundingClientRect()
      expect(Math.min(left - edge.left, top - edge.top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(right - edge.right, bottom - edge.bottom)).toBeLessThanOrEqual(0)
    }
    const shown = [...document.querySelectorAll('a, [role=img]')].map((one) =>
      one.matches('a') ? 'key' : 'code',
    )
    expect(shown.join(', ')).toBe(order)
    await expect.element(link).toHaveLength(kiosk ? 0 : 1)
    await expect.element(page.getByText(share.scan)).toHaveLength(isTouch && !kiosk ? 0 : 1)
  })
