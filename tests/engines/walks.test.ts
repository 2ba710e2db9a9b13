import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { recorderWords } from '#content/recorder.ts'
import { shared } from '#content/messages.ts'
import { meterWords } from '#content/meter.ts'
import { shellWords } from '#content/shell.ts'
import { themes } from '#contract/playground.ts'
import { GroupedStories, type Story } from '#contract/story.ts'
import { adminOf, logIn } from '#tests/e2e/support/admin.ts'
import { exhibitPages } from '#tests/e2e/support/exhibitPages.ts'
import { type ServerWithDoor, startServerWithDoor } from '#tests/e2e/support/frontDoor.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { expectAttribute, expectIn, expectSlider, expectText, fill, press } from './support/hand.ts'
import { pictureLike, stillPicture } from './support/pictures.ts'
import { openChromium, openFirefox } from './support/puppeteer.ts'
import type { Point, Visitor } from './support/Visitor.ts'
import { openWebKit } from './support/webkit.ts'

// Chromium goes first: the others are compared with its pictures.
const engines = [
  { engine: 'Chromium', open: openChromium, records: 'audio/webm' },
  { engine: 'WebKit', open: openWebKit, records: 'audio/mp4' },
  { engine: 'Firefox', open: openFirefox, records: 'audio/webm' },
] as const

const screens = [
  { screen: 'phone', width: 390, height: 844 },
  { screen: 'tablet', width: 820, height: 1180 },
] as const

const routes = [
  '/',
  '/exhibits',
  '/about',
  '/playground',
  '/admin',
  '/exhibits/werkschau',
  '/exhibits/werkschau/share-story',
  '/exhibits/werkschau/explore-stories',
  ...exhibitPages,
  '/nowhere',
]
const share = '/exhibits/werkschau/share-story'
const pictures = inRoot('test-results/engines')

let server: ServerWithDoor
beforeAll(async () => {
  await mkdir(pictures, { recursive: true })
  server = await startServerWithDoor()
}, 120_000)
afterAll(() => server.stop())

async function storedStories(): Promise<Story[]> {
  const answer = await fetch(`${server.url}/api/user-story/all/exhibition/1`)
  return GroupedStories.parse(await answer.json()).flatMap(({ userStories }) => userStories)
}

describe.each(engines)('$engine', ({ engine, open, records }) => {
  let visitor: Visitor
  const goto = (path: string) => visitor.goto(server.url + path)

  beforeAll(async () => {
    visitor = await open()
  }, 120_000)
  afterAll(() => visitor.close())
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await writeFile(`${pictures}/failed-${engine}.png`, await visitor.picture())
  })

  describe.each(screens)('on a $screen', ({ screen, width, height }) => {
    beforeAll(() => visitor.size(width, height))

    test.each(routes)('[ENGINE-01] %s has its heading, fits, and looks as in Chromium', async (route) => {
      await goto(route)
      await expectText(visitor, 'h1').not.toBe('')
      const file = (of: string) =>
        `${pictures}/${route.slice(1).replaceAll('/', '-') || 'home'}-${screen}-${of}.png`
      const picture =
        engine === 'Chromium'
          ? await stillPicture(visitor)
          : await pictureLike(await readFile(file('Chromium')), visitor)
      await writeFile(file(engine), picture)
      await expectIn(visitor, () => document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0)
    })

    test('[ENGINE-01] a finger opens the menu and follows it', async () => {
      await goto('/about')
      await press(visitor, 'button', shellWords.menu.open.en, 'touch')
      await press(visitor, 'dialog a', shellWords.menu.links.exhibits.en, 'touch')
      await expectIn(visitor, () => location.pathname).toBe('/exhibits')
      await expectText(visitor, 'dialog').toBe('')
    })

    test('[ENGINE-01] a text is shared by touch, and read on explore', async () => {
      const text = `The lid sprang open in ${engine} on a ${screen}.`
      await goto(share)
      await press(visitor, 'input[type=radio]', 'Cassette Tape', 'touch')
      await fill(visitor, 'textarea', text, 'touch')
      await press(visitor, 'button', 'Upload Text', 'touch')
      await expectText(visitor, 'h2').toContain(shared.en)
      await press(visitor, 'a', 'See where it stands', 'touch')
      await expectText(visitor, 'article').toContain(text)
    })

    test('[ENGINE-01] a finger swipes the cards on and back', async () => {
      await goto('/exhibits/ui-cards/lisa-os')
      for (const [way, card] of [
        [-1, 'system-1'],
        [1, 'lisa-os'],
      ] as const) {
        // From its facts, where there is no key.
        await expectText(visitor, '[data-card]:not([inert]) dl').not.toBe('')
        const [x, y] = await visitor.evaluate(() => {
          const facts = document.querySelector('[data-card]:not([inert]) dl')?.getBoundingClientRect()
          return [innerWidth / 2, ((facts?.top ?? 0) + (facts?.bottom ?? 0)) / 2] as const
        })
        await visitor.drag(
          [40, 0, -40, -80, -120].map((step): Point => [x - way * step, y]),
          'touch',
        )
        await expectIn(visitor, () => location.pathname).toBe(`/exhibits/ui-cards/${card}`)
      }
    })

    test('[ENGINE-01] a finger turns the click wheel', async () => {
      await goto(ipodExhibit.address)
      await expectAttribute(visitor, '[data-screen]', 'data-screen').toBe('covers')
      await visitor.evaluate(() =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      )
      await expectAttribute(visitor, '[data-screen]', 'data-screen').toBe('home')
      const [x, y, radius] = await visitor.evaluate(() => {
        const wheel = document.querySelector('[data-wheel]')
        wheel?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left = 0, top = 0, width: across = 0 } = wheel?.getBoundingClientRect() ?? {}
        return [left + across / 2, top + across / 2, (0.72 * across) / 2] as const
      })
      const arc = Array.from({ length: 13 }, (_, step): Point => {
        const angle = (step * 4 * Math.PI) / 180
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
      })
      await expectText(visitor, '[data-screen] [aria-current=true]').toContain('Cover Flow')
      await visitor.drag(arc, 'touch')
      // 48 degrees, and a finger's row has 23.
      await expectText(visitor, '[data-screen] [aria-current=true]').toContain('Now Playing')
    })
  })

  test('[ENGINE-02] a voice is recorded, played, shared and stored', async () => {
    await goto(`${share}?deviceId=1`)
    await press(visitor, 'button', recorderWords.en.start)
    await expectText(visitor, 'main').toContain('0:03')
    await press(visitor, 'button', recorderWords.en.stop)
    await press(visitor, 'button', 'Play: your recording')
    await expectSlider(visitor, 'input[aria-label="Position: your recording"]').toBeGreaterThan(0.5)
    await press(visitor, 'button', 'Upload Audio')
    await expectText(visitor, 'h2').toContain(shared.en)
    const admin = adminOf(server.url, await logIn(server))
    const [story] = (await admin.stories('limit=1')).stories
    expect(story?.voice?.type).toBe(records)
    expect(story?.voice?.duration).toBeGreaterThan(2.5)
    // It was no silence.
    expect(Math.max(...(story?.voice?.waveform ?? []))).toBeGreaterThan(5)
    // Firefox's own microphone is so quiet that its voice waits for staff.
    await admin.decide(story?.id ?? 0, 'publish')
  })

  test('[ENGINE-01] a narration plays on explore with captions, in both languages', async () => {
    await goto('/exhibits/werkschau/explore-stories?deviceId=1')
    await expectText(visitor, 'h1').toContain('Geschichten entdecken')
    await press(visitor, 'button', 'Abspielen: Die Erzählung')
    const slider = 'input[aria-label*="Die Erzählung zu"]'
    await expectSlider(visitor, slider).toBeGreaterThan(0.3)
    const caption = () => document.querySelector('[data-place=now]')?.textContent
    const first = await visitor.evaluate(caption)
    await expectIn(visitor, caption).not.toBe(first)
    await press(visitor, 'button', 'English')
    await expectText(visitor, 'h1').toContain('Explore stories')
    await expectAttribute(visitor, 'html', 'lang').toBe('en')
  })

  test('[ENGINE-01] [ENGINE-03] the keys of the tape deck play, stop and wind, and its meter measures', async () => {
    await goto('/exhibits/werkschau/tape')
    await press(visitor, 'button', 'Skip the intro')
    const mode = '[role=status][data-mode]'
    await press(visitor, 'button', 'Play')
    await expectText(visitor, mode).toBe('Now playing')
    await expectText(visitor, '[role=timer]').toMatch(/^0:0[2-9]/)
    await expectAttribute(visitor, '[role=meter]', 'aria-valuetext').toContain('dB')
    await expectText(visitor, 'main').not.toContain(meterWords.en.line.simulated)
    await press(visitor, 'button', 'Pause')
    await expectText(visitor, mode).toContain('Stopped at 0:')
    await press(visitor, 'button', 'Fast-forward 5 seconds')
    await expectText(visitor, '[role=timer]').toMatch(/^0:(0[7-9]|1)/)
    await press(visitor, 'button', 'Full rewind')
    await expectText(visitor, mode).toContain('Stopped at 0:00')
  })

  test('[ENGINE-01] a story left while the server is down arrives later', async () => {
    const text = `Told into the void from ${engine}.`
    await goto(`${share}?deviceId=2`)
    // From now on whatever is left is kept first.
    await expectText(visitor, 'main').toContain('Hear a voice first')
    server.door('closed')
    await fill(visitor, 'textarea', text)
    await press(visitor, 'button', 'Upload Text')
    await expectText(visitor, 'h2').toContain('Your story is safe on this device.')
    server.door('open')
    await expect
      .poll(async () => (await storedStories()).filter(({ textEN }) => textEN === text), {
        timeout: 60_000,
        interval: 500,
      })
      .toHaveLength(1)
  })

  test('[ENGINE-01] every theme can be chosen and stays', async () => {
    await goto('/playground')
    for (const theme of themes) {
      await press(visitor, 'button', `${theme[0]?.toUpperCase()}${theme.slice(1)}`)
      await expectAttribute(visitor, 'html', 'data-theme').toBe(theme)
      await writeFile(`${pictures}/playground-${theme}-${engine}.png`, await visitor.picture())
    }
    await goto('/about')
    await expectAttribute(visitor, 'html', 'data-theme').toBe(themes.at(-1))
    await goto('/playground')
    await press(visitor, 'button', 'Light')
  })
})

describe.each(engines)('$engine, afterwards', ({ engine, open }) => {
  test('[ENGINE-02] the recording of every engine plays to its end', async () => {
    const voices = (await storedStories()).filter(({ voice, sample }) => voice !== null && !sample)
    expect(voices).toHaveLength(engines.length)
    const visitor = await open()
    try {
      await visitor.goto(`${server.url}/exhibits/werkschau/explore-stories?deviceId=1`)
      // What comes later pushes the stories down, and a press would miss.
      await expectAttribute(visitor, 'button[aria-label*="Die Erzählung"]', 'aria-label').not.toBeFalsy()
      for (const { id, voice } of voices) {
        const place = `#story-${id} input[type=range]`
        await press(visitor, `#story-${id} button[aria-label^=Abspielen]`)
        await expectSlider(visitor, place).toBeGreaterThan((voice?.duration ?? 99) - 0.7)
      }
    } catch (error) {
      await writeFile(`${pictures}/failed-${engine}.png`, await visitor.picture())
      throw error
    } finally {
      await visitor.close()
    }
  })
})
