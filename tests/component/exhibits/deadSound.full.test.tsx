import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import * as routes from '#contract/routes.ts'
import { queryClient } from '#api/queryClient.ts'
import { audioContext } from '#audio/engine.ts'
import { App as Nachklang98 } from '#win98/App.tsx'
import '#win98/base.css'
import { fourStories } from '#tests/e2e/exhibits/ipod/fourStories.ts'
import { answer } from '../support/answers.ts'
import { openApp } from '../support/app.tsx'
import { type Death, deaths, killSound } from '../support/deadSound.ts'
import { fakeMicrophone, startRecording } from '../support/microphone.ts'
import { render } from '../support/render.tsx'
import { aNarration, cues, press } from '../support/exhibits.ts'

interface Player {
  readonly open: () => Promise<void>
  readonly play: () => Promise<void>
  readonly pause: () => Promise<void>
  readonly isPlaying: Locator
  /** It needs the mix: where no context comes, nothing is heard. */
  readonly needsContext?: boolean
}

const key = (name: string | RegExp) => page.getByRole('button', { name })
const playKey = key(/^(Play|Abspielen)(: |$)/)
const pauseKey = key(/^(Pause|Anhalten): /)
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A second of sound in the mix: a death before it is forgotten. */
async function hearASecond(): Promise<void> {
  const context = audioContext()
  const from = context.currentTime
  await expect.poll(() => context.currentTime).toBeGreaterThan(from + 1)
}

const playing = page.getBySelector('[role=status][data-mode=playing]')
const players: Readonly<Record<string, Player>> = {
  tape: {
    open: async () => {
      openApp('/exhibits/werkschau/tape')
      await press(key('Skip the intro'))
      await expect.element(playKey).toBeVisible()
      // A key that is pressed before the deck is there is lost.
      await expect
        .poll(async () => {
          if (playing.query() === null) await press(playKey)
          await wait(400)
          return playing.query()
        })
        .not.toBeNull()
      await press(key(/^Pause$/))
      await expect.element(playing).not.toBeInTheDocument()
    },
    play: () => press(playKey),
    pause: () => press(key(/^Pause$/)),
    isPlaying: playing,
    needsContext: true,
  },
  iPod: {
    open: async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
      openApp('/exhibits/werkschau/ipod')
      const covers = page.getBySelector('[data-screen=covers]')
      await expect
        .poll(() => {
          vi.advanceTimersByTime(500)
          return covers.query()
        })
        .not.toBeNull()
      vi.useRealTimers()
      await press(page.getByRole('group', { name: 'Click wheel' }).getByRole('button', { name: 'Menu' }))
      await press(key('Now Playing'))
    },
    play: () => press(key(/^Play or pause$/)),
    pause: () => press(key(/^Play or pause$/)),
    isPlaying: page.getBySelector('[data-phase=playing]'),
  },
  explore: {
    open: async () => {
      openApp('/exhibits/werkschau/explore-stories')
      await page.getByRole('heading', { level: 2, name: 'Cassette Tape' }).click()
      await expect.element(playKey).toBeVisible()
    },
    play: () => press(playKey),
    pause: () => press(pauseKey),
    isPlaying: pauseKey,
  },
  'Nachklang 98': {
    open: async () => {
      await render(
        <QueryClientProvider client={queryClient}>
          <Nachklang98 firstLanguage="en" />
        </QueryClientProvider>,
      )
      await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
      await userEvent.keyboard('{Shift}')
      const icon = page.getBySelector('button[data-app="player"]')
      await expect.element(icon).toBeVisible()
      icon.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(key(/^Play$/)).toBeVisible()
    },
    play: () => press(key(/^Play$/)),
    pause: () => press(key(/^Pause$/)),
    isPlaying: key(/^Pause$/),
  },
}

const silent = page.getByRole('alert').getByText(/The sound did not come|Der Ton ist weggeblieben/)
const dead = page.getByRole('alert').getByText(/There is no sound here|Hier kommt im Moment kein Ton/)
const transcript = page
  .getBySelector('details[open] p, [role=alert] p')
  .filter({ hasText: new RegExp(`${cues.en[1]}|${cues.de[1]}`) })

beforeEach(() => {
  answer(routes.deviceStory, aNarration())
  answer(routes.deviceStories, fourStories)
  answer(routes.playgroundDevices, [])
  answer(routes.storiesByDevice, [{ device: { id: 1, name: 'Cassette Tape' }, userStories: [] }])
})

/** Voices come from one player, the tape from another: each dies all deaths once. The others have keys of their own. */
const deathsOf = (name: string): readonly Death[] =>
  name === 'tape' || name === 'explore' ? deaths : ['still']

for (const [name, player] of Object.entries(players))
  describe(`${name}`, () => {
    test.each(deathsOf(name))(
      '[SOUND-04] %s: said within 3 s, one more try, then every word to read',
      async (death) => {
        await player.open()
        await player.play()
        await expect.element(player.isPlaying).toBeInTheDocument()
        await hearASecond()
        if (death === 'unsettled') {
          await player.pause()
          // A capstan that still comes to rest takes its tape up again without asking the browser.
          await wait(600)
        }
        const heal = await killSound(death)
        if (death === 'unsettled') await player.play()
        await expect.element(silent).toBeVisible()
        expect(player.isPlaying.query()).toBeNull()
        await player.play()
        await expect.element(silent).not.toBeInTheDocument()
        // A voice is heard by itself where a context never starts; a tape is not.
        if (death !== 'closed' && (death !== 'interrupted' || player.needsContext === true)) {
          await expect.element(dead).toBeVisible()
          await expect.element(transcript.first()).toBeVisible()
          expect(player.isPlaying.query()).toBeNull()
          heal()
          await player.play()
        }
        await expect.element(player.isPlaying).toBeInTheDocument()
        expect(silent.query() ?? dead.query()).toBeNull()
      },
    )
  })

test('[SOUND-04] without sound, the text of the sample voice is shown', async () => {
  openApp('/exhibits/werkschau/share-story?deviceId=3')
  await press(key('Hear a voice first'))
  await expect.element(key('Stop').first()).toBeVisible()
  await hearASecond()
  const heal = await killSound('still')
  await expect.element(silent).toBeVisible()
  await press(key('Hear a voice first'))
  await expect.element(dead).toBeVisible()
  await expect.element(page.getByRole('alert').getByText(cues.en[0])).toBeVisible()
  heal()
  await press(key('Hear a voice first'))
  await expect.element(dead).not.toBeInTheDocument()
})

test('[SOUND-04] a silent soundscape does not say that it plays', async () => {
  openApp('/playground')
  const scape = page.getByRole('region', { name: 'Soundscapes' }).getByRole('listitem').first()
  await press(scape.getByRole('button'))
  await expect.element(scape.getByRole('button')).toHaveTextContent('Stop')
  await hearASecond()
  const heal = await killSound('still')
  const said = page.getByRole('status').getByText('The sound did not come.')
  await expect.element(said).toBeVisible()
  await expect.element(scape.getByRole('button')).toHaveTextContent('Play')
  heal()
  await press(scape.getByRole('button'))
  await expect.element(said).not.toBeInTheDocument()
  await expect.element(scape.getByRole('button')).toHaveTextContent('Stop')
})

test('[SOUND-04] a recorder whose meter stands still says so, records, and does not ask to come closer', async () => {
  fakeMicrophone()
  openApp('/exhibits/werkschau/share-story?deviceId=3')
  await expect.element(key('Start Recording')).toBeVisible()
  await killSound('still')
  const said = vi.fn<(words: string | null) => void>()
  await startRecording()
  const verdict = page.getByText(/^(The level cannot be shown just now|Too quiet|Listening|Good)/)
  await expect
    .poll(() => {
      said(verdict.query()?.textContent ?? null)
      return said.mock.lastCall?.[0]
    })
    .toMatch(/^The level cannot be shown just now/)
  expect(said.mock.calls.flat().filter((words) => words?.startsWith('Too quiet'))).toEqual([])
  await key('Stop Recording').click()
  await expect.element(key('Record again')).toBeVisible()
})
