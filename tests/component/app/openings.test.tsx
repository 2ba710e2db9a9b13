import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { firstViewOf } from '#content/openings.ts'
import { sitePages } from '#content/pages/sitePages.ts'
import * as routes from '#contract/routes.ts'
import { softHyphens } from '#contract/softHyphens.ts'
import { frameOf } from '#scenes/answeringMachine/layout.ts'
import { layoutOf, stillFrame } from '#scenes/ipod/layout.ts'
import { chooseLanguage } from '#state/visit.ts'
import { answer } from '../support/answers.ts'
import { openApp } from '../support/app.tsx'

const { admin: _, 'not-found': __, ...ours } = sitePages
const addresses = [
  ...Object.values(ours).map(({ pattern }) => pattern),
  '/exhibits/interface-museum',
  '/exhibits/memory-recorder',
  '/exhibits/ui-cards/lisa-os',
  '/exhibits/ui-cards/end',
  '/exhibits/vcfzh25',
  '/exhibits/vcfzh25/new',
  '/nothing/here',
]

beforeEach(() => {
  answer(routes.playgroundDevices, [])
  answer(routes.avatars, [])
  answer(routes.deviceStories, [])
})

test.each(addresses)('%s renders the opening of its document', async (address) => {
  const { language: own = 'en', opening, isArchive, id } = firstViewOf(address, {}) ?? {}
  openApp(address)
  for (const language of [own, own === 'en' ? 'de' : 'en'] as const) {
    if (language !== own) chooseLanguage(language)
    const { kicker, title = '', lead } = opening?.[language] ?? {}
    const text = (part: string) => document.querySelector(`.${isArchive ? id : 'page'}-${part}`)?.textContent
    await expect.poll(() => text('title')).toBe(softHyphens(title))
    await expect.poll(() => text('kicker')).toBe(kicker)
    expect(text('lead')).toBe(lead)
  }
})

test.each([
  ['/exhibits/werkschau/echo', 'echo'],
  ['/exhibits/imac/welcome', 'imac'],
])('[SHELL-24] on a phone %s begins with the lead of its document', async (address, id) => {
  const lead = firstViewOf(address, {})?.opening?.en.lead ?? 'none'
  await page.viewport(390, 844)
  openApp(address)
  await expect.poll(() => document.querySelector(`.${id}-lead`)?.textContent).toBe(lead)
})

test.each([
  [390, 844],
  [412, 823],
  [360, 640],
  [560, 760],
])(
  '[SHELL-24] on a phone of %d x %d the still of a document lies where the page puts it',
  async (width, height) => {
    await page.viewport(width, height)
    const places = {
      ipod: stillFrame(layoutOf({ width, height }).picture),
      answeringMachine: frameOf({ width, height }),
    }
    for (const [id, place] of Object.entries(places)) {
      const still = new Image(1, 1)
      still.className = `start-still start-whole ${id}-still`
      document.body.append(still)
      // A phone's scroll bar lies over the page.
      document.documentElement.style.scrollbarGutter = 'auto'
      const { visibility } = getComputedStyle(still)
      const box = still.getBoundingClientRect()
      still.remove()
      document.documentElement.style.scrollbarGutter = ''
      expect(visibility, id).toBe('visible')
      expect(Math.abs(box.left - place.left), id).toBeLessThan(0.5)
      expect(Math.abs(box.top - place.top), id).toBeLessThan(0.5)
      expect(Math.abs(box.width - ('side' in place ? place.side : place.width)), id).toBeLessThan(0.5)
    }
  },
)

test.each(['de', 'en'] as const)('a document in %s shows its picture and its own words', (language) => {
  const { documentElement: root, body } = document
  root.lang = 'en'
  root.dataset.language = language
  const page = body.appendChild(document.createElement('div'))
  page.className = 'start-page'
  page.innerHTML = '<picture></picture><div lang="en"></div><div lang="de"></div>'
  const shown = [...page.children].filter((part) => getComputedStyle(part).display !== 'none')
  page.remove()
  expect(shown.map((part) => part.getAttribute('lang'))).toEqual([null, language])
})

test('[SHELL-22] a page begins in the language of the browser, and goes on in the one that is chosen', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'en'])
  openApp('/about')
  await expect.poll(() => document.documentElement.lang).toBe('de')
  chooseLanguage('en')
  await expect.poll(() => document.documentElement.lang).toBe('en')
})
