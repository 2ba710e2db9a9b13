import type { Page } from '@playwright/test'
import { devices } from '#content/exhibits/index.ts'
import type { Avatar } from '#contract/avatar.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { wavOf } from '#tests/fixtures/audio/builtAudio.ts'
import { aStory } from '../support/stories.ts'

/** What the server has beside six stories for each device, and as many avatars. */
export const otherContents = ['none', 'one', 'forty', 'failing'] as const
export type Content = 'six' | (typeof otherContents)[number]

const count = { none: 0, one: 1, six: 6, forty: 40, failing: 0 }
const titles = [
  { de: 'Die Kassette im Handschuhfach', en: 'The tape in the glovebox' },
  { de: 'Sonntag, Daumen auf der Pausentaste', en: 'Sunday, thumb on the pause key' },
  { de: 'Nur das linke Ohr', en: 'Left ear only' },
  { de: 'Grossmutter auf dem Band', en: 'Grandmother on the tape' },
  { de: 'Neunzig Minuten Regen', en: 'Ninety minutes of rain' },
  { de: 'Der Kratzer auf der Rückseite', en: 'A scratch on the back' },
]
export const firstTitle = (language: Language) => titles[0]?.[language] ?? ''
export const longTitle = 'Donaudampfschifffahrtskapitänskajütenradioband'
/** Of forty, from the second one on. */
const oddTitles = [
  longTitle,
  'Zuerst war da nur ein Rauschen, dann eine Stimme, dann noch eine, und dann, nach sehr langer Zeit, in der niemand etwas sagte und nur das Band sich drehte, lachte jemand, den ich nicht kannte',
  'شريط جدتي القديم',
  '📼🎧 🎶',
  null,
]
const text = {
  de: 'Sie roch nach warmem Plastik, und niemand wusste, wer sie beschriftet hatte. Wir legten sie ein, sobald das Auto auf der Autobahn war, und hörten sie, bis jemand einschlief. Später fand ich heraus, dass es die Stimme meines Onkels war, der uns die Fahrpläne vorlas.',
  en: 'It smelt of warm plastic and nobody knew who had labelled it. We put it in as soon as the car was on the motorway, and listened until somebody fell asleep. Later I found out that it was the voice of my uncle, who read the timetables to us.',
}

const storiesOf = (content: Content): Story[] =>
  Array.from({ length: count[content] }, (_, index) => {
    const odd = content === 'forty' ? oddTitles[index - 1] : undefined
    const title = odd === undefined ? titles[index % titles.length] : { de: odd, en: odd }
    const times = odd === undefined ? 1 : 8
    return aStory({
      id: 100_100 - index,
      titleDE: title?.de ?? null,
      titleEN: title?.en ?? null,
      textDE: `${text.de}\n\n`.repeat(times).trim(),
      textEN: `${text.en}\n\n`.repeat(times).trim(),
      voice: index % 2 ? null : { url: '/media/a-voice', type: 'audio/wav', duration: 6, waveform: null },
    })
  })

const avatarsOf = (content: Content): Avatar[] =>
  storiesOf(content).map(({ titleDE }, index) => ({
    name: (content === 'forty' && titleDE?.slice(0, 60)) || ['Rosa', 'Kurt', 'Annemarie'][index % 3] || '',
    shortUuid: `avatar-${String(index).padStart(4, '0')}`,
    imageUrl: null,
    description: text.de,
    descriptions: text,
  }))

const isFree = /\/api\/(?:screen|session|overrides|content|events|analytics|user)/

/** Makes the server answer with this content. Call before the page opens. */
export async function stock(page: Page, content: Content): Promise<unknown> {
  if (content === 'failing') {
    await page.route('**/api/**', (route) =>
      isFree.test(route.request().url())
        ? route.continue()
        : route.fulfill({ status: 500, json: { statusCode: 500, message: 'The database is not there.' } }),
    )
    return
  }
  const stories = storiesOf(content)
  const avatars = avatarsOf(content)
  const shown = devices.map((device) =>
    content === 'forty' && device.id === 5 ? { ...device, name: longTitle } : device,
  )
  const answers: Readonly<Record<string, unknown>> = {
    'user-story/device/*': stories,
    'user-story/all/exhibition/*': shown.map((device) => ({ device, userStories: stories })),
    'user-story/random/device/*': stories.slice(0, 6).map((story) => ({ ...story, visualURL: null })),
    'user-story/submit-text/**': {
      statusCode: 200,
      message: 'Text stored.',
      storyId: 100_100,
      personalLinkKey: `100100.${'a'.repeat(43)}`,
    },
    'device/exhibition/*': shown,
    'device/all': shown,
    avatar: avatars,
    'avatar/detail/*': avatars[0],
  }
  for (const [path, json] of Object.entries(answers))
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json }))
  await page.route('**/media/a-voice', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: Buffer.from(wavOf(6)) }),
  )
}
