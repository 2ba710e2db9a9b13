import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answeringMachineExhibit } from '#content/exhibits/answeringMachine/exhibit.ts'
import * as routes from '#contract/routes.ts'
import { frameOf, keyPlaces, keyRowSize } from '#scenes/answeringMachine/layout.ts'
import { mapped } from '#scenes/stage/screenPlane.ts'
import { aStory } from '#tests/e2e/support/stories.ts'
import { answer, refusal } from '../support/answers.ts'
import { allowError, expectNoAxeViolations, openApp } from '../support/app.tsx'
import { aNarration, cues, press } from '../support/exhibits.ts'

const { address } = answeringMachineExhibit
const heading = (level: number) => page.getByRole('heading', { level })
const key = page.getByRole('button', { name: /^Play the (greeting|next message)$/ })
const lamp = page.getByRole('main').getByRole('status').first()
const player = page.getByRole('group', { name: 'The story of the answering machine' })
const running = page.getBySelector('[data-running=greeting]')
const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const n = count - index
    return aStory({ id: 100_000 + n, titleEN: `Call ${n}`, titleDE: `Anruf ${n}`, textEN: `Said ${n}.` })
  })

beforeEach(() => {
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, messages(3))
})

test('[ANSW-01] it opens in both languages, and axe finds nothing @full', async () => {
  openApp(address)
  await expect.element(heading(1)).toHaveTextContent('No. 10 Answering machine, 1971 to 1999')
  await press(page.getByRole('button', { name: 'Deutsch' }))
  await expect.element(heading(1)).toHaveTextContent('No. 10 Anrufbeantworter, 1971 bis 1999')
  await expect.element(lamp).toHaveTextContent('Das Licht zählt 3 Nachrichten')
  await press(page.getByRole('button', { name: 'Ansage abspielen' }))
  await press(page.getByRole('button', { name: 'Nächste Nachricht abspielen' }))
  await expect.element(page.getByText('Nachricht 1 von 3')).toBeVisible()
  await expectNoAxeViolations()
})

test('[ANSW-02] by keyboard the key plays the greeting, then message after message, then the greeting', async () => {
  openApp(address)
  await expect.element(lamp).toHaveTextContent('The lamp counts 3 messages')
  key.element().focus()
  for (const title of ['The greeting', 'Call 3', 'Call 2', 'Call 1', 'The greeting']) {
    await userEvent.keyboard('{Enter}')
    await expect.element(heading(2)).toHaveTextContent(title)
    await expect.element(key).toHaveFocus()
  }
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('Said 3.')).toBeVisible()
  await expect.element(page.getByText('Message 1 of 3')).toBeVisible()
})

test('[ANSW-02] the greeting begins by itself, pauses and goes on; the next message ends it', async () => {
  openApp(address)
  await press(key)
  await expect.element(running).toBeInTheDocument()
  await press(player.getByRole('button', { name: /^Pause/ }))
  await expect.element(running).not.toBeInTheDocument()
  await press(player.getByRole('button', { name: /^Play/ }))
  await expect.element(running).toBeInTheDocument()
  await press(page.getBySelector('summary').filter({ hasText: 'Read the whole greeting' }))
  await expect.element(page.getBySelector('details[open]')).toMatchTextContent(new RegExp(cues.en[1]))
  await press(key)
  await expect.element(player).not.toBeInTheDocument()
  await expect.element(running).not.toBeInTheDocument()
})

test('[ANSW-06] the keys of the picture can be pressed and do what is printed over them', async () => {
  openApp(address)
  const machine = page.getByRole('group', { name: 'Keys of the machine' })
  const drawn = (name: string) => machine.getByRole('button', { name })
  await expect.element(lamp).toHaveTextContent('The lamp counts 3 messages')
  const { keys, left, top } = frameOf({ width: innerWidth, height: innerHeight })
  if (keys === null) throw new Error('The row of keys has no place.')
  for (const [name, place] of [
    ['Greeting', keyPlaces.greeting],
    ['Next message', keyPlaces.next],
  ] as const) {
    const [x, y] = mapped(keys, [place.left + place.width / 2, keyRowSize.height / 2])
    const box = drawn(name).element().getBoundingClientRect()
    expect(Math.abs(left + x - (box.left + box.width / 2))).toBeLessThan(0.1 * box.width)
    expect(Math.abs(top + y - (box.top + box.height / 2))).toBeLessThan(0.1 * box.height)
  }
  await press(drawn('Next message'))
  await expect.element(heading(2)).toHaveTextContent('Call 3')
  await press(drawn('Next message'))
  await expect.element(heading(2)).toHaveTextContent('Call 2')
  await press(drawn('Greeting'))
  await expect.element(heading(2)).toHaveTextContent('The greeting')
  await expect.element(running).toBeInTheDocument()
  await press(drawn('Stop'))
  await expect.element(running).not.toBeInTheDocument()
  await press(player.getByRole('button', { name: /^Play/ }))
  await expect.element(running).toBeInTheDocument()
  await press(drawn('Rewind'))
  await expect.element(running).not.toBeInTheDocument()
  await expect.element(key).toHaveTextContent('Play the greeting')
  await press(key)
  await press(drawn('Next message'))
  await expect.element(heading(2)).toHaveTextContent('Call 3')
})

test('[ANSW-06] a key that is held is down in the picture, and comes up again, also of the keyboard', async () => {
  openApp(address)
  const down = page.getBySelector('[data-pressed=next]')
  const drawn = page.getByRole('button', { name: 'Next message', exact: true })
  for (const each of [drawn, key]) {
    each.element().focus()
    await userEvent.keyboard('{Enter>}')
    await expect.element(down).toBeInTheDocument()
    await userEvent.keyboard('{/Enter}')
    await expect.element(down).not.toBeInTheDocument()
  }
})

for (const [count, words] of [
  [0, 'No messages'],
  [1, 'The lamp counts 1 message'],
  [12, 'The lamp counts 9 messages'],
] as const)
  test(`of ${count} messages the lamp says “${words}”`, async () => {
    answer(routes.deviceStories, messages(count))
    openApp(address)
    await expect.element(lamp).toHaveTextContent(words)
  })

test('[ANSW-05] [SHELL-12] each call that fails says so, and can be tried again', async () => {
  allowError(/Failed to load/)
  answer(routes.deviceStory, refusal(404, 'gone'))
  answer(routes.deviceStories, refusal(404, 'gone'))
  openApp(address)
  await expect.element(lamp).toHaveTextContent('The tape cannot be read')
  await expect
    .element(page.getByRole('region', { name: 'Messages' }))
    .toMatchTextContent(/Failed to load user stories\./)
  await press(key)
  await expect.element(page.getByRole('alert').getByText('Failed to load device story.')).toBeVisible()
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, messages(3))
  const again = page.getByRole('button', { name: 'Try again' })
  await press(again.first())
  await expect.element(lamp).toHaveTextContent('The lamp counts 3 messages')
  await press(again)
  await expect.element(player).toBeVisible()
})
