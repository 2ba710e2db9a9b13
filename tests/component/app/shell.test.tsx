import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exhibits } from '#content/exhibits/index.ts'
import * as routes from '#contract/routes.ts'
import { rememberScroll } from '#app/scrollMemory.ts'
import { queryClient } from '#api/queryClient.ts'
import { answer } from '../support/answers.ts'
import { expectNoAxeViolations, openApp } from '../support/app.tsx'

const share = '/exhibits/werkschau/share-story'
const heading = page.getByRole('main').getByRole('heading', { level: 1 })
const menuButton = page.getByRole('button', { name: 'Menu', exact: true })
const dialog = page.getByRole('dialog')
const link = (name: string) => dialog.getByRole('link', { name, exact: true })

/** Follows a link of the menu. */
async function follow(name: 'Home' | 'Exhibits' | 'About'): Promise<void> {
  await menuButton.click()
  await link(name).click()
}

/** Whoever listens has heard how far the page is scrolled: that comes with the next frame. */
const scrolled = () => new Promise(requestAnimationFrame)

const activeElement = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body

rememberScroll()

test('[SHELL-01] pages follow each other by link, and by back and forward, in one and the same shell @full', async () => {
  openApp('/')
  await expect.element(heading).toHaveTextContent('Nachklang')
  const skipLink = document.querySelector('a[href="#main"]')
  await follow('Exhibits')
  await expect.element(heading).toHaveTextContent('Exhibits')
  expect(document.title).toBe('Exhibits · Nachklang')
  await follow('About')
  await expect.element(heading).toHaveTextContent('About')
  history.back()
  await expect.element(heading).toHaveTextContent('Exhibits')
  expect(document.title).toBe('Exhibits · Nachklang')
  history.back()
  await expect.element(heading).toHaveTextContent('Nachklang')
  expect(document.title).toBe('Nachklang')
  history.forward()
  await expect.element(heading).toHaveTextContent('Exhibits')
  expect(skipLink).toBeInTheDocument()
})

test('[SHELL-23] a page in the language that the document names leaves that alone', async () => {
  document.documentElement.lang = 'en'
  let changes = 0
  const observer = new MutationObserver((records) => (changes += records.length))
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  openApp('/about')
  await expect.poll(() => document.title).toBe('About · Nachklang')
  expect(changes).toBe(0)
  observer.disconnect()
})

test('[SHELL-01] an unknown route says so and leads home @full', async () => {
  openApp('/nowhere')
  await expect.element(heading).toHaveTextContent('Unexpected Application Error!')
  await expect.element(page.getByText('404 Not Found', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect.element(heading).toHaveTextContent('Nachklang')
  expect(location.pathname).toBe('/')
})

test.each(['/exhibits/ui-cards/nothing', '/exhibits/imac/paint'])(
  '[SHELL-02] %s redirects, and leaves no trap in the history',
  async (address) => {
    openApp('/about')
    await expect.element(heading).toHaveTextContent('About')
    history.pushState(null, '', address)
    await expect.poll(() => location.pathname).not.toBe(address)
    expect(location.pathname).toMatch(/\/(start|welcome)$/)
    history.back()
    await expect.element(heading).toHaveTextContent('About')
  },
)

test('[SHELL-01] a new page starts at its top with the focus on its heading and is announced; going back finds the old place @full', async () => {
  await page.viewport(500, 300)
  openApp('/')
  await follow('Exhibits')
  await expect.element(heading).toHaveTextContent('Exhibits')
  await expect.element(heading).toHaveFocus()
  const about = page.getByRole('main').getByRole('link').last()
  about.element().scrollIntoView()
  await expect.poll(() => scrollY).toBeGreaterThan(100)
  await scrolled()
  const left = scrollY
  await follow('About')
  await expect.element(heading).toHaveTextContent('About')
  await expect.element(heading).toHaveFocus()
  expect(scrollY).toBe(0)
  await expect.element(page.getByText('About · Nachklang')).toHaveRole('status')
  await scrolled()
  history.back()
  await expect.element(heading).toHaveTextContent('Exhibits')
  await expect.element(heading).toHaveFocus()
  await expect.poll(() => scrollY).toBe(left)
})

test('[SHELL-01] the heading has the focus before a control of the new page can have it', async () => {
  openApp('/')
  await expect.element(heading).toBeVisible()
  const before = heading.element()
  // No other test here opens this page: its code comes after its address.
  history.pushState(null, '', '/exhibits/werkschau/my-story')
  const focused = await new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      const now = document.querySelector('main h1')
      if (now === null || now === before) return
      changes.disconnect()
      resolve(document.activeElement)
    })
    changes.observe(document.body, { childList: true, subtree: true })
  })
  expect(focused).toBe(heading.element())
})

test('the first stop of the keyboard skips to the content @full', async () => {
  openApp('/')
  await follow('About')
  await expect.element(heading).toHaveFocus()
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(document.querySelector('a[href], button')).toBe(skip.element())
  // A test cannot put the focus before the page's first stop: it comes back from the second.
  menuButton.element().focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport()
  await userEvent.keyboard('{Enter}{Tab}')
  expect(document.querySelector('main')).toContainElement(activeElement())
})

describe('the menu', () => {
  beforeEach(() => openApp('/about'))

  test('[SHELL-03] leads home, to the exhibits and to about, and marks the page at hand @full', async () => {
    await menuButton.click()
    await expect.element(link('About')).toHaveAttribute('aria-current', 'page')
    expect(
      dialog
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Exhibits', 'About'])
    await expectNoAxeViolations()
    await link('Exhibits').click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(location.pathname).toBe('/exhibits')
    await follow('Home')
    await expect.poll(() => location.pathname).toBe('/')
  })

  test('[SHELL-03] keeps the focus inside in both directions', async () => {
    await menuButton.click()
    const stops = [...dialog.getByRole('link').elements(), ...dialog.getByRole('button').elements()]
    for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
      const reached = new Set<Element>()
      for (let press = 0; press < 2 * stops.length; press++) {
        await userEvent.keyboard(key)
        reached.add(activeElement())
      }
      expect(reached).toEqual(new Set(stops))
    }
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a tap outside', () => userEvent.click(dialog, { position: { x: -20, y: 100 }, force: true })],
    ['its own button', () => dialog.getByRole('button', { name: 'Close menu' }).click()],
    ['the link to the page at hand', () => link('About').click()],
  ])('[SHELL-03] %s closes it and gives the focus back to the button @full', async (_way, close) => {
    await menuButton.click()
    await expect.element(dialog).toBeVisible()
    expect(document.querySelector('[aria-controls=menu]')).toHaveAttribute('aria-expanded', 'true')
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(menuButton).toHaveFocus()
    await expect.element(menuButton).toHaveAttribute('aria-expanded', 'false')
  })
})

test('[SHELL-06] the exhibits list every exhibit', async () => {
  openApp('/exhibits')
  await expect.element(heading).toHaveTextContent('Exhibits')
  const addresses = page
    .getByRole('main')
    .getByRole('link')
    .elements()
    .map((one) => one.getAttribute('href'))
  expect(addresses).toEqual(expect.arrayContaining(exhibits.map(({ address }) => address)))
})

test('a screen in kiosk mode sends its key, else the staff token', async () => {
  const bearerNow = async () => {
    queryClient.clear()
    const calls = answer(routes.allDevices, [])
    openApp(`${share}?${Math.random()}`)
    await expect.poll(() => calls).toHaveLength(1)
    return calls[0]?.bearer
  }
  expect(await bearerNow()).toBeNull()
  localStorage.setItem('auth_token', 'of-staff')
  expect(await bearerNow()).toBe('Bearer of-staff')
  localStorage.setItem('kiosk_token', 'of-kiosk')
  expect(await bearerNow()).toBe('Bearer of-kiosk')
})

test('[FIT-06] the chosen language lasts for the visit on every page', async () => {
  openApp('/exhibits/memory-recorder')
  await expect.poll(() => document.documentElement.lang).toBe('de')
  await page.getByRole('button', { name: 'English' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('en')
  openApp(share)
  await expect.element(heading).toHaveTextContent('Share your story')
  expect(document.documentElement.lang).toBe('en')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect.poll(() => document.title).toBe('Erzähl deine Geschichte · Nachklang')
  openApp('/exhibits')
  await expect.element(heading).toHaveTextContent('Exponate')
  expect(document.documentElement.lang).toBe('de')
})

/** Of the others one is German by itself, one asks for its list, and one is a desktop without a head. */
const headed = exhibits.filter(({ id }) => !['memoryRecorder', 'avatars', 'win98'].includes(id))

test.each(headed)(
  '[SHELL-17] the header at $address has link back, name, reading aids and languages',
  async ({ address }) => {
    answer(routes.deviceStories, [])
    openApp(address)
    const head = page.getByRole('banner')
    await expect.element(head.getByRole('button', { name: 'Aa, reading aids' })).toBeVisible()
    const parts = [...head.element().querySelectorAll('a, h1, button')]
    // On paper it is the museum's name, and the heading stands on the page.
    const [back, name] = parts.map((part) => part.ariaLabel ?? `${part.textContent} ${part.tagName}`)
    expect(`${back}, ${name}`).toMatch(
      /^Nachklang,|^(All rooms A|EJECT AND RETURN BUTTON|Back to .*), No\. .* H1$/,
    )
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
    expect(parts.slice(-3).map((part) => part.ariaLabel ?? part.textContent)).toEqual([
      'Aa, reading aids',
      'English',
      'Deutsch',
    ])
  },
)
