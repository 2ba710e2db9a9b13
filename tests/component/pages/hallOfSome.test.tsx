import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { useKiosk } from '#state/kiosk.ts'
import { answer } from '../support/answers.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'

/*
 * What stands in the hall is decided when its page is loaded: a file of its own, whose first page has the settings.
 */

test('[KSET-08] a hall with one device shows its words and no picture of others, and offers no hidden device @full', async () => {
  answer(routes.deviceVisuals, [])
  localStorage.setItem('kiosk_start', '/about')
  useKiosk.setState({ settings: { exhibits: ['ipod'] } })
  onTestFinished(() => useKiosk.setState({ settings: {} }))
  openApp('/exhibits/werkschau')
  const main = page.getByRole('main')
  const tiles = page.getByRole('list', { name: 'The devices' }).getByRole('link')
  await expect.element(tiles).toHaveLength(1)
  await expect.element(tiles.first()).toMatchTextContent(/iPod/)
  await expect.element(main.getByRole('heading', { name: 'Werkschau' })).toBeVisible()
  await expect.element(main.getByText('What has stayed of your devices?')).toBeVisible()
  await expect.element(page.getByText(/cassettes|ninety metres/)).not.toBeInTheDocument()
  expect(document.querySelector('img[src*="werkschau-landscape"], img[src*="werkschau-portrait"]')).toBeNull()
  await expectNoAxeViolations()

  openApp('/exhibits')
  await expect.element(main.getByRole('link', { name: /Werkschau/ })).toBeVisible()
  await expect.element(main.getByText(/three devices, three rooms/)).not.toBeInTheDocument()
  // A list of nothing has no heading.
  await expect.element(main.getByRole('heading', { name: 'Prototypes' })).not.toBeInTheDocument()
  expect(document.querySelector('img[src*="pictures/werkschau"]')).toBeNull()

  openApp('/exhibits/werkschau/tape')
  await expect.poll(() => location.pathname).toBe('/about')
  const message = page.getByRole('status').getByText(/not shown here/)
  await expect.element(message).toBeVisible()
  // Nothing has succeeded.
  expect(message.element().closest('[data-kind]')).toHaveAttribute('data-kind', 'blank')
})
