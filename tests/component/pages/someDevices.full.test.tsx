import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { devices } from '#content/exhibits/index.ts'
import * as routes from '#contract/routes.ts'
import { useKiosk } from '#state/kiosk.ts'
import { aBareStory } from '#tests/e2e/support/stories.ts'
import { answer } from '../support/answers.ts'
import { openApp } from '../support/app.tsx'

const main = page.getByRole('main')

beforeEach(() => {
  useKiosk.setState({ settings: { exhibits: ['ipod', 'echo'] } })
  onTestFinished(() => useKiosk.setState({ settings: {} }))
})

test('[KSET-10] the start page names no devices where not all are shown, and keeps its picture', async () => {
  openApp('/')
  await expect.element(main.getByText(/^The devices have gone quiet/)).toBeVisible()
  await expect.element(main.getByRole('img')).toBeVisible()
})

test('[KSET-10] stories of a device that is not shown are not there to read, whatever the address says', async () => {
  answer(
    routes.storiesByDevice,
    devices.map(({ id, name }) => ({ device: { id, name }, userStories: [aBareStory({ id: 10 + id })] })),
  )
  openApp('/exhibits/werkschau/explore-stories?story=11')
  const headings = main.getByRole('heading', { level: 2 })
  await expect.element(headings.filter({ hasText: 'Apple iPod' })).toBeVisible()
  await expect
    .element(headings.filter({ hasText: /Cassette Tape|iMac|Anrufbeantworter/ }))
    .not.toBeInTheDocument()
  await expect.element(main.getByRole('option', { name: 'Cassette Tape' })).not.toBeInTheDocument()
  await expect.element(headings.filter({ hasText: 'Heimcomputer' })).toBeVisible()
})

test('[EXPL-01] [SHARE-01] a device has the same number on the pages for reading and for sharing', async () => {
  const named = devices.map(({ id }) => ({ id, name: `Device ${id}` }))
  answer(routes.allDevices, named)
  answer(
    routes.storiesByDevice,
    named.map((device) => ({ device, userStories: [] })),
  )
  useKiosk.setState({ settings: { exhibits: ['echo', 'answeringMachine'] } })
  for (const page of ['explore-stories', 'share-story']) {
    openApp(`/exhibits/werkschau/${page}`)
    const numbers = () =>
      main
        .getByText(/^No\. \d+$/)
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(numbers).toEqual(['No. 03', 'No. 05', 'No. 06'])
  }
})

test('[KSET-10] a hidden device is not mentioned, and the others keep their numbers', async () => {
  openApp('/exhibits/werkschau/share-story?deviceId=1')
  await expect.element(main.getByRole('radio', { name: 'Apple iPod' })).toBeVisible()
  await expect.element(main.getByText('No. 02')).toBeVisible()
  await expect.element(main.getByRole('radio', { name: 'Cassette Tape' })).not.toBeInTheDocument()
  await main.getByRole('textbox', { name: 'Your story' }).fill('I remember')
  await expect.element(main.getByRole('button', { name: 'Upload Text', exact: true })).toBeDisabled()
})
