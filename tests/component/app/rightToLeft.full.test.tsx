import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { devices } from '#content/exhibits/index.ts'
import * as routes from '#contract/routes.ts'
import { aBareStory, aStory } from '#tests/e2e/support/stories.ts'
import { answer } from '../support/answers.ts'
import { openApp } from '../support/app.tsx'
import { aNarration, press } from '../support/exhibits.ts'

const title = 'شريط أبي في السيارة، صيف 1987'
const text = 'كنا نستمع إليه كل يوم.\n\nMy father sang along.'
const name = 'جهاز التسجيل (Walkman)'
const personalLinkKey = `7.${'A'.repeat(43)}`
const letters = /\p{Script=Arabic}{2}/u

const told = { titleEN: title, titleDE: title, textEN: text, textDE: text }

beforeEach(() => {
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, [aStory({ id: 100_001, ...told })])
  answer(
    routes.allDevices,
    devices.map(({ id }) => ({ id, name })),
  )
  answer(
    routes.storiesByDevice,
    devices.map(({ id }) => ({ device: { id, name }, userStories: [aBareStory({ id: 10 + id, ...told })] })),
  )
  const avatar = { name: title, shortUuid: 'abcdefgh', imageUrl: null, description: text }
  answer(routes.avatars, [avatar])
  answer(routes.avatar, avatar)
  answer(routes.ownStory, {
    state: 'published',
    device: { id: 1, name },
    story: aBareStory({ id: 7, ...told }),
    voiceInNarration: false,
  })
})

/** Words from the right that the page sets as if they came from the left. */
function turned(): string[] {
  const found: string[] = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const { parentElement: parent, textContent } = node
    if (parent === null || !letters.test(textContent ?? '') || parent.closest('title')) continue
    const isSeen =
      parent.checkVisibility() && ![parent, parent.parentElement].some((each) => each?.clientWidth === 1)
    const isIsolated = textContent?.includes('\u2068')
    if (isSeen && !isIsolated && getComputedStyle(parent).direction !== 'rtl') found.push(parent.outerHTML)
  }
  return found
}

const expectRight = async (count: number) => {
  await expect.poll(() => document.body.textContent?.split(title).length ?? 0).toBeGreaterThan(count)
  expect(turned()).toEqual([])
}

test('[TEXT-08] right-to-left text has its direction where stories are read', async () => {
  openApp('/exhibits/werkschau/explore-stories?story=11')
  await expectRight(1)
  openApp(`/exhibits/werkschau/my-story#${personalLinkKey}`)
  await expectRight(1)
  await page.getByRole('button', { name: 'Correct it' }).click()
  await expect.element(page.getByRole('textbox')).toHaveStyle({ direction: 'rtl' })
})

test('[TEXT-08] … on the shelf, whose tapes cut off the end of a title, and in the inlay', async () => {
  await page.viewport(390, 844)
  openApp('/exhibits/werkschau/tape')
  await press(page.getByRole('button', { name: 'Skip the intro' }))
  await press(page.getBySelector('[data-story="100001"]'))
  await expectRight(2)
})

test('[TEXT-08] … on the desktop of the iMac', async () => {
  openApp('/exhibits/imac/visitor-stories')
  await expectRight(1)
  page.getBySelector('[data-story="100001"]').element().focus()
  await userEvent.keyboard('{Enter}')
  await expectRight(2)
})

test('[TEXT-08] … in the sheet and the list of the sky', async () => {
  openApp('/exhibits/werkschau/echo')
  await press(page.getBySelector('[data-planet="100001"]').first())
  await expectRight(1)
})

test('[TEXT-08] … in the portraits', async () => {
  openApp('/exhibits/vcfzh25')
  await expectRight(1)
  openApp('/exhibits/vcfzh25/detail/abcdefgh')
  await expectRight(1)
})

test('[TEXT-08] … and where one chooses a device and writes', async () => {
  openApp('/exhibits/werkschau/share-story')
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  expect(turned()).toEqual([])
  const field = page.getByRole('textbox').first()
  await field.fill(title)
  await expect.element(field).toHaveStyle({ direction: 'rtl' })
})
