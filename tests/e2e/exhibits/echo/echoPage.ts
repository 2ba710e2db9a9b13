import type { Page } from '@playwright/test'
import type { Story } from '#contract/story.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

export const echoAddress = '/exhibits/werkschau/echo'
export const storiesCall = '**/api/user-story/device/3'

export const planets = (page: Page) => page.getByRole('list', { name: 'Planets' }).getByRole('button')
export const sheet = (page: Page) => page.getByRole('dialog')
export const device = (page: Page) => page.getByRole('region', { name: 'What it remembers' })

/** Stories newest first, each with its number in both titles. */
export const someStories = (count: number, first = 100_000): readonly Story[] =>
  Array.from({ length: count }, (_, index) =>
    aStory({
      id: first + count - index,
      titleEN: `Memory ${count - index}`,
      titleDE: `Erinnerung ${count - index}`,
    }),
  )
