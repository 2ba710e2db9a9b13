import { beforeEach, expect, test, vi } from 'vitest'
import { firstViewOf } from '#content/openings.ts'
import { sitePages } from '#content/pages/sitePages.ts'
import * as routes from '#contract/routes.ts'
import { softHyphens } from '#contract/softHyphens.ts'
import { chooseLanguage } from '#state/visit.ts'
import { answer } from '../support/answers.ts'
import { openApp } from '../support/app.tsx'

const { admin: _, 'not-found': __, ...ours } = sitePages
const addresses = [
  ...Object.values(ours).map(({ pattern }) => pattern),
  '/exhibits/memory-recorder',
  '/exhibits/vcfzh25',
  '/exhibits/vcfzh25/new',
  '/nothing/here',
]

beforeEach(() => {
  answer(routes.playgroundDevices, [])
  answer(routes.avatars, [])
})

test.each(addresses)('%s renders the opening of its document', async (address) => {
  const { language: own = 'en', opening } = firstViewOf(address, {}) ?? {}
  openApp(address)
  for (const language of [own, own === 'en' ? 'de' : 'en'] as const) {
    if (language !== own) chooseLanguage(language)
    const { kicker, title = '', lead } = opening?.[language] ?? {}
    const text = (part: string) => document.querySelector(`.page-${part}`)?.textContent
    await expect.poll(() => text('title')).toBe(softHyphens(title))
    await expect.poll(() => text('kicker')).toBe(kicker)
    expect(text('lead')).toBe(lead)
  }
})

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
