import '../requireNode.mjs'
import { devices } from '#content/exhibits/index.ts'
import { sampleStories } from '#content/exhibits/sampleStories.ts'
import { retroEras } from '#contract/avatar.ts'
import { languages } from '#contract/common.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import { makeTake } from '#server/storyteller/recordings/makeTakes.ts'
import { createStoryteller } from '#server/storyteller/storyteller.ts'
import { watchChildren } from './childrenMemory.ts'
import { median } from './compare.ts'
import { recordedVoice } from './recordedVoice.ts'
import { sized } from './results.ts'

/** What the embedded storyteller needs for each thing it makes. What visitors notice of it meanwhile: bench server. */

const pictures = sized(12, 2)

await measureWork()

async function measureWork(): Promise<void> {
  const storyteller = await createStoryteller()
  const { narrator, illustrator } = storyteller
  const material = (deviceId: number) => sampleStories.filter((story) => story.deviceId === deviceId)
  console.log('One at a time, median and longest in seconds; the most memory that its process ever held')
  await measure(
    'narration',
    devices.flatMap(({ id, name }) =>
      languages.map((language) => async () => {
        const told = material(id).map(({ textDE, textEN }, id) => ({ id, textDE, textEN, sample: true }))
        const { seconds } = await narrator.narrate({
          deviceId: id,
          deviceName: name,
          stories: told,
          language,
          edition: 1,
          script: null,
          recordings: { takesOf: async () => [], tellerOf: async () => null, keep: async () => {} },
        })
        return seconds
      }),
    ),
  )
  const text = 'Somebody has read this for the exhibition, on a quiet morning before the doors opened.'
  const file = await recordedVoice(text, 'en')
  const take = await makeTake({ file, text, language: 'en' })
  const tellers = await Promise.all(
    material(tapeExhibit.device.id)
      .slice(0, 2)
      .map(async ({ textEN }) => ({ textEN, bytes: await recordedVoice(textEN, 'en') })),
  )
  await measure(
    'narration with people',
    devices.map(({ id, name }) => async () => {
      const { seconds } = await narrator.narrate({
        deviceId: id,
        deviceName: name,
        stories: tellers.map(({ textEN }, id) => ({ id, textDE: null, textEN, sample: false })),
        language: 'en',
        edition: 1,
        script: null,
        recordings: {
          takesOf: async (segments) =>
            segments.map(({ kind, endsParagraph }) =>
              kind === 'text' && endsParagraph ? { ...take, voice: { by: 'person', name: 'Anna' } } : null,
            ),
          tellerOf: async (id) => {
            const teller = tellers[id]
            if (teller === undefined) return null
            const audio = { bytes: teller.bytes, type: 'audio/wav' }
            return { audio, transcript: teller.textEN, translation: null, language: 'en' }
          },
          keep: async () => {},
        },
      })
      return seconds
    }),
  )
  await measure(
    'reading of 1 000 characters',
    languages.map((language) => async () => {
      const text = material(tapeExhibit.device.id)
        .map(({ textDE, textEN }) => (language === 'de' ? textDE : textEN))
        .join(' ')
        .slice(0, 1000)
      return (await narrator.read({ text, language })).seconds
    }),
  )
  await measure(
    'visual',
    sampleStories.slice(0, pictures).map(({ deviceId, titleDE, textDE }, index) => async () => {
      await illustrator.illustrateStory({
        storyId: index + 1,
        deviceId,
        deviceName: '',
        title: titleDE,
        text: textDE,
        language: 'de',
        edition: 1,
      })
    }),
  )
  await measure(
    'avatar',
    Array.from({ length: pictures }, (_, index) => async () => {
      await illustrator.portray({
        name: `Visitor ${index}`,
        retroEra: retroEras[index % retroEras.length] ?? '80s',
        favoriteDevice: devices[index % devices.length]?.name ?? 'Walkman',
        favoriteFeatures: 'auto reverse',
        favoriteStorage: 'cassette',
        skills: 'rewinding with a pencil',
      })
    }),
  )
  await storyteller.close()
}

/** Does each job, the first on a cold process. A job may say how many seconds of sound it made. */
async function measure(what: string, jobs: readonly (() => Promise<number | void>)[]): Promise<void> {
  const watch = watchChildren()
  const times: number[] = []
  let sound = 0
  for (const job of jobs) {
    const startedAt = performance.now()
    sound += (await job()) ?? 0
    times.push((performance.now() - startedAt) / 1000)
  }
  const peakMB = await watch.stop()
  const figures = `${median(times).toFixed(2)} s, ${Math.max(...times).toFixed(2)} s`
  const heard = sound > 0 ? `   ${(sound / jobs.length).toFixed(0)} s of sound each` : ''
  console.log(`  ${what.padEnd(30)}${figures.padEnd(20)}${peakMB.toFixed(0).padStart(5)} MB${heard}`)
}
