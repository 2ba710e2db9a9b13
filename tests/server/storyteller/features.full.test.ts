import decode from 'audio-decode'
import { expect, onTestFinished, test } from 'vitest'
import * as calls from '#contract/adminNarrationRoutes.ts'
import type { AdminNarrations } from '#contract/adminNarration.ts'
import type { Language } from '#contract/common.ts'
import { Script } from '#contract/narrationScript.ts'
import type { Segment } from '#contract/narrationScript.ts'
import { generateDeviceStory } from '#contract/staffRoutes.ts'
import { mediaHash } from '#server/media/repository.ts'
import { integratedLoudness } from '#server/storyteller/sound/loudness.ts'
import { createStoryteller } from '#server/storyteller/storyteller.ts'
import { startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { multipart } from '../helpers.ts'
import { anna, bruno, recordingOf } from './voices.ts'
import type { Person } from './voices.ts'

// A narration as a radio feature: the curator has read a part of it, two visitors tell in their own voices, and what
// nobody has read is synthesized. The recordings are prepared: two voices that no narrator of the exhibition has.

const params = { deviceId: 1, exhibitionId: 1 }
interface Told {
  readonly person: Person
  readonly sentences: readonly string[]
  /** As it was translated. */
  readonly english?: string | null
}

const told = [
  {
    person: bruno,
    sentences: [
      'Das Band hing schief im Gerät.',
      'Ich habe es mit einem Bleistift zurückgespult und dabei alles verpasst.',
      'Mein Bruder lachte.',
    ],
    english:
      'The tape sat crooked in the machine. I wound it back with a pencil and missed everything. My brother laughed.',
  },
  {
    person: { ...anna, throat: 1.02, pitch: 48, gain: 0.8 },
    sentences: [
      'Wir sassen im Auto nach Süden.',
      'Ich durfte auf der Rückbank die Kassette umdrehen, jede halbe Stunde.',
      'Draussen regnete es.',
    ],
    english:
      'We sat in the car on our way south. I was allowed to turn the cassette on the back seat, every half an hour. It rained outside.',
  },
] as const

async function shareVoice(museum: AdminApp, { person, sentences, english = null }: Told, agreed: boolean) {
  const { wav, starts } = await recordingOf(sentences, person)
  const yes: [string, string] = ['voiceInNarration', 'yes']
  const { payload, headers } = await multipart(
    ['exhibitionId', '1'],
    ['language', 'de'],
    ...(agreed ? [yes] : []),
    ['audio', wav],
  )
  const url = '/api/user-story/submit-audio/device/1/exhibition/1'
  const { storyId, personalLinkKey } = (
    await museum.app.inject({ method: 'POST', url, payload, headers })
  ).json<{
    storyId: number
    personalLinkKey: string
  }>()
  // What a transcriber, or staff, would have written down.
  await museum.database.write((db) =>
    db
      .updateTable('user_story')
      .set({
        text_de: sentences.join(' '),
        text_en: english,
        title_de: 'Erzählt',
        edited_at: new Date().toISOString(),
      })
      .where('id', '=', storyId)
      .execute(),
  )
  return { storyId, personalLinkKey, starts }
}

/** Leaves out the facts of both scripts: what is said between them is enough to be mixed. */
async function shorten(museum: AdminApp): Promise<void> {
  const { scripts } = await museum.ask(calls.narrationScripts, { params })
  for (const { language, revision, segments } of scripts) {
    const isKept = ({ kind, endsParagraph }: Segment, index: number) =>
      kind === 'quote' || !endsParagraph || index === 0 || index === segments.length - 1
    const body = { revision, segments: segments.filter(isKept) }
    await museum.ask(calls.saveScript, { params: { ...params, language }, body })
  }
}

/** What the curator reads of the German script: every second text. */
async function readEverySecond(museum: AdminApp): Promise<Script> {
  const { scripts } = await museum.ask(calls.narrationScripts, { params })
  const script = scripts.find(({ language }) => language === 'de')
  const texts = script?.segments.filter(({ kind }) => kind === 'text') ?? []
  let answer: unknown = script
  for (const [index, { id, text }] of texts.entries()) {
    if (index % 2 === 1) continue
    const { wav } = await recordingOf(text.match(/[^.!?]+[.!?]+/gu)?.map((one) => one.trim()) ?? [text], anna)
    const { payload, headers } = await multipart(
      ['reader', 'Anna Muster'],
      ['consentVersion', 'reader-2026-11'],
      ['segmentId', id],
      ['text', text],
      ['audio', wav],
    )
    const response = await museum.app.inject({
      method: 'POST',
      url: '/api/admin/narrations/1/scripts/de/takes',
      payload,
      headers: { ...headers, authorization: `Bearer ${museum.curator}` },
    })
    answer = response.json()
  }
  return Script.parse(answer)
}

type MeasuredSpeech = AdminNarrations['published'][number]

async function heardIn(museum: AdminApp, language: Language): Promise<MeasuredSpeech> {
  const { published } = await museum.ask(calls.adminNarrations, { params })
  const narration = published.find((one) => one.language === language)
  if (narration === undefined) throw new Error(`Nothing is heard in ${language}`)
  return narration
}

const german = (museum: AdminApp) => heardIn(museum, 'de')

async function soundOf(museum: AdminApp, { audioUrl }: MeasuredSpeech) {
  const { channelData, sampleRate } = await decode((await museum.app.inject(audioUrl)).rawPayload)
  const part = ({ start, end }: { readonly start: number; readonly end: number }) =>
    channelData.map((side) => side.slice(Math.round(start * sampleRate), Math.round(end * sampleRate)))
  return { channelData, sampleRate, part }
}

test('[SCRIPT-09] [SCRIPT-10] [SCRIPT-11] a narration in which people read and visitors speak: made, made anew, and recalled', async () => {
  const museum = await startAdmin()
  const storyteller = await createStoryteller()
  onTestFinished(() => storyteller.close())
  Object.assign(museum.storyteller.narrator, storyteller.narrator)
  await museum.database.write((db) => db.deleteFrom('user_story').where('sample', '=', 1).execute())
  const [story] = [await shareVoice(museum, told[0], true), await shareVoice(museum, told[1], true)]
  await shorten(museum)
  const script = await readEverySecond(museum)
  const takes = script.segments.flatMap(({ take }) => take?.audioUrl.split('?')[0] ?? [])
  await museum.ask(generateDeviceStory, { params })
  const narration = await german(museum)
  const { segments = [] } = narration

  // Each segment says who speaks it, and visitors read who has read.
  const voices = segments.map(({ kind, voice }) => `${kind} ${voice?.by}`)
  expect(voices.filter((voice) => voice === 'quote visitor')).toHaveLength(2)
  expect(voices.filter((voice) => voice === 'text person')).toHaveLength(2)
  expect(voices.filter((voice) => voice === 'text embedded')).toHaveLength(2)
  expect(narration.readBy).toEqual(['Anna Muster'])
  expect(narration.transcript).toContain('mit einem Bleistift zurückgespult und dabei alles verpasst.')

  // All are equally loud, within 1 LU of each other.
  const { channelData, sampleRate, part } = await soundOf(museum, narration)
  const levels = segments.map((segment) => integratedLoudness(part(segment), sampleRate))
  const middle = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 2)] ?? 0
  for (const [index, level] of levels.entries()) {
    expect(Math.abs(level - middle), `${voices[index]} at ${level.toFixed(1)} LUFS`).toBeLessThan(1)
  }

  // Nothing clicks where they meet.
  const largestStep = (from: number, to: number) => {
    let largest = 0
    for (const side of channelData) {
      for (let i = Math.round(from * sampleRate); i < to * sampleRate; i += 1) {
        largest = Math.max(largest, Math.abs((side[i + 1] ?? 0) - (side[i] ?? 0)))
      }
    }
    return largest
  }
  for (const { start, end } of segments) {
    expect(largestStep(start - 0.02, start + 0.02)).toBeLessThan(0.03)
    expect(largestStep(end - 0.02, end + 0.02)).toBeLessThan(0.03)
  }

  // [DECK-08] Captions hold every word, and begin where the voices do.
  expect(narration.cues.map(({ text }) => text).join(' ')).toBe(narration.transcript.replace(/\s+/gu, ' '))
  for (const { text, start } of segments) {
    const cue = narration.cues.find((one) => text.startsWith(one.text))
    expect(Math.abs((cue?.start ?? 0) - start), text).toBeLessThan(0.2)
  }

  // In English the first words of each are heard, and then the reader over them.
  const english = await heardIn(museum, 'en')
  const overs = english.segments?.filter(({ kind }) => kind === 'quote') ?? []
  expect(overs.map(({ voice }) => voice?.by)).toEqual(['visitor', 'visitor'])
  const foreign = await soundOf(museum, english)
  for (const { text, start } of overs) {
    const cue = english.cues.find((one) => text.startsWith(one.text))
    expect((cue?.start ?? 0) - start).toBeGreaterThan(2)
    const before = foreign.part({ start, end: start + 1.8 })
    expect(Math.abs(integratedLoudness(before, foreign.sampleRate) - middle)).toBeLessThan(2.5)
  }

  // A new story makes a new edition, and the bytes of what was read are the same.
  const before = await bytesOf(museum, takes)
  const sentences = ['Der Deckel klemmte jahrelang, und ich liebte ihn trotzdem sehr.']
  await shareVoice(museum, { person: bruno, sentences }, false)
  await museum.ask(generateDeviceStory, { params })
  const next = await german(museum)
  expect(next.edition).toBeGreaterThan(narration.edition)
  expect(next.audioUrl).not.toBe(narration.audioUrl)
  expect(readIn(next)).toEqual(readIn(narration))
  expect(before).toHaveLength(2)
  expect(await bytesOf(museum, takes)).toEqual(before)
  // Whoever did not agree to be heard is read by somebody else.
  const quotes = next.segments?.filter(({ kind }) => kind === 'quote') ?? []
  expect(quotes.some(({ text }) => text.includes('Deckel'))).toBe(true)
  for (const { text, voice } of quotes) expect(voice?.by === 'embedded').toBe(text.includes('Deckel'))

  // A story that is taken back is out of the narration at once, its voice with it.
  const url = '/api/user-story/own/withdraw'
  await museum.app.inject({ method: 'POST', url, payload: { key: story?.personalLinkKey } })
  const quoted = [narration, next].filter(({ transcript }) => transcript.includes('Bleistift zurückgespult'))
  expect(quoted.length).toBeGreaterThan(0)
  for (const { audioUrl } of quoted) expect((await museum.app.inject(audioUrl)).statusCode).toBe(404)
  const { published } = await museum.ask(calls.adminNarrations, { params })
  expect(JSON.stringify(published)).not.toContain('Bleistift zurückgespult')
}, 300_000)

const readIn = ({ segments = [] }: MeasuredSpeech) =>
  segments.filter(({ voice }) => voice?.by === 'person').map(({ text }) => text)

async function bytesOf({ database }: AdminApp, urls: readonly string[]) {
  const hashes = urls.map((url) => url.split('/').at(-1) ?? '')
  const rows = await database.db
    .selectFrom('media')
    .select(['hash', 'bytes'])
    .where('hash', 'in', hashes)
    .execute()
  return rows.map(({ hash, bytes }) => `${hash} ${mediaHash(bytes)}`).toSorted()
}
