import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as calls from '#contract/adminNarrationRoutes.ts'
import { audit } from '#contract/adminStoryRoutes.ts'
import type { Script } from '#contract/narrationScript.ts'
import { Script as ScriptAnswer, Reading } from '#contract/narrationScript.ts'
import { scriptLimits } from '#contract/narrationScriptLimits.ts'
import type { Transcriber } from '#server/storyteller/ports.ts'
import { addMember, startAdmin } from '../adminHelpers.ts'
import type { AdminApp } from '../adminHelpers.ts'
import { multipart } from '../helpers.ts'
import { sine, wavFile } from '../../fixtures/audio/wav.ts'
import { anna, bruno, recordingOf } from '../storyteller/voices.ts'

const params = { deviceId: 1, language: 'de' }
const reader = { reader: 'Anna Muster', consentVersion: 'reader-2026-11' }
const words = ['Das Band beginnt zu laufen.', 'Danach hört man erst einmal nichts, und alle warten.'] as const

const german = async (museum: AdminApp): Promise<Script> => {
  const { scripts } = await museum.ask(calls.narrationScripts, { params: { deviceId: 1 } })
  const script = scripts.find(({ language }) => language === 'de')
  if (script === undefined) throw new Error('There is no German script')
  return script
}

const edited = ({ segments }: Pick<Script, 'segments'>) =>
  segments.map(({ id, kind, text, seconds, endsParagraph }) => ({ id, kind, text, seconds, endsParagraph }))

/** A script of two segments and a pause between them. */
async function keepShortScript(museum: AdminApp): Promise<Script> {
  const { revision } = await german(museum)
  const said = (id: string, text: string) => ({ id, kind: 'text', text, seconds: null, endsParagraph: true })
  const pause = { id: 'p', kind: 'pause', text: '', seconds: 1.5, endsParagraph: false }
  const segments = [said('a', words[0]), pause, said('b', words[1])]
  return museum.ask(calls.saveScript, { params, body: { revision, segments } })
}

async function sendAudio(
  { app, curator }: AdminApp,
  url: string,
  fields: Readonly<Record<string, string>>,
  audio: Uint8Array,
) {
  const { payload, headers } = await multipart(...Object.entries(fields), ['audio', audio])
  const response = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, authorization: `Bearer ${curator}`, 'idempotency-key': randomUUID() },
  })
  return { status: response.statusCode, body: response.json() }
}

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/audio/${name}`, import.meta.url))
const onePixelGif = 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='

/** A transcriber that hears these words in whatever it is given, one every quarter of a second. */
const hearing = (text: string): Transcriber => ({
  transcribe: async () => text,
  recognizeWords: async () =>
    text.split(' ').map((word, index) => ({ word, start: index / 4, end: (index + 1) / 4 })),
})

const takes = '/api/admin/narrations/1/scripts/de/takes'
const readings = '/api/admin/narrations/1/scripts/de/readings'

async function read(museum: AdminApp, segmentId: string, text: string, more: Record<string, string> = {}) {
  const { wav } = await recordingOf([text], anna)
  return sendAudio(museum, takes, { ...reader, segmentId, text, ...more }, wav)
}

test('[SCRIPT-01] [SCRIPT-02] a script is the exhibition’s own until staff change it; a later change is not overwritten @full', async () => {
  const museum = await startAdmin()
  const before = await german(museum)
  expect(before.revision).toBe(0)
  expect(before.segments.length).toBeGreaterThan(5)
  expect(before.segments.map(({ kind }) => kind)).toContain('quote')
  expect(before.segments.every(({ voice }) => voice?.by === 'embedded')).toBe(true)

  const [first, ...rest] = edited(before)
  const body = { revision: 0, segments: [{ ...first, text: 'Ein neuer Anfang.' }, ...rest] }
  const changed = await museum.ask(calls.saveScript, { params, body })
  expect(changed).toMatchObject({ revision: 1, changedBy: 'Cora' })
  expect(edited(changed)).toEqual(body.segments)
  expect(await german(museum)).toEqual(changed)

  const late = await museum.send(calls.saveScript, { params, body })
  expect(late).toMatchObject({ status: 409, body: { changedBy: 'Cora', current: { revision: 1 } } })
  expect(late.body.message).toContain('Cora has changed this script meanwhile')
  expect((await museum.send(calls.saveScript, { params, body }, museum.moderator)).status).toBe(403)
})

test('[SCRIPT-01] quotations keep their words, whatever is sent for them; invalid input is refused with a reason @full', async () => {
  const museum = await startAdmin()
  const before = await german(museum)
  const invented = edited(before).map((segment) =>
    segment.kind === 'quote' ? { ...segment, text: 'Erfunden.' } : segment,
  )
  const { segments } = await museum.ask(calls.saveScript, {
    params,
    body: { revision: 0, segments: invented },
  })
  expect(segments.map(({ text }) => text)).toEqual(before.segments.map(({ text }) => text))
  const [first] = edited(before)
  for (const [wrong, message] of [
    [[first, first], 'two have the same id'],
    [[{ ...first, text: '  ' }], 'must not be empty'],
    [[], 'segments'],
    [[{ ...first, text: 'a'.repeat(scriptLimits.segmentChars + 1) }], 'text'],
  ] as const) {
    const answer = await museum.send(calls.saveScript, { params, body: { revision: 1, segments: wrong } })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(message)
  }
})

test('[SCRIPT-03] a recording of a segment speaks its words from then on, wherever they stand, and can be taken back @full', async () => {
  const museum = await startAdmin()
  await keepShortScript(museum)
  const kept = ScriptAnswer.parse((await read(museum, 'a', words[0])).body)
  const [a, , b] = kept.segments
  expect(a).toMatchObject({
    voice: { by: 'person', name: 'Anna Muster' },
    take: { madeBy: 'Cora', warnings: [] },
  })
  expect(a?.take?.cues.map(({ text }) => text).join(' ')).toBe(words[0])
  expect(b).toMatchObject({ voice: { by: 'embedded' }, take: null })
  const agreed = await museum.database.db
    .selectFrom('narration_take')
    .select(['reader', 'consent_version as consentVersion'])
    .execute()
  expect(agreed).toEqual([reader])
  const audio = await museum.app.inject(a?.take?.audioUrl ?? '')
  expect(audio.headers['content-type']).toBe('audio/wav')

  // Other words are not read by her; the same words again are.
  const reworded = edited(kept).map((segment) =>
    segment.id === 'a' ? { ...segment, text: 'Anderes.' } : segment,
  )
  const without = await museum.ask(calls.saveScript, {
    params,
    body: { revision: kept.revision, segments: reworded },
  })
  expect(without.segments[0]?.take).toBeNull()
  const moved = [...edited(kept).slice(1), { ...edited(kept)[0], id: 'elsewhere' }]
  const again = await museum.ask(calls.saveScript, {
    params,
    body: { revision: without.revision, segments: moved },
  })
  expect(again.segments.at(-1)?.take?.id).toBe(a?.take?.id)

  const takeId = a?.take?.id ?? 0
  const removed = await museum.ask(calls.removeTake, { params: { ...params, takeId } })
  expect(removed.segments.every(({ take }) => take === null)).toBe(true)
  expect((await museum.send(calls.removeTake, { params: { ...params, takeId } })).status).toBe(404)
  const kinds = await museum.database.db
    .selectFrom('media')
    .select('type')
    .where('type', '=', 'audio/wav')
    .execute()
  expect(kinds).toEqual([])
  const { entries } = await museum.ask(audit)
  const noted = entries.map(({ action }) => action.replace('narration.', '')).toReversed()
  expect(noted).toEqual(['script', 'take', 'script', 'script', 'takeRemoved'])
})

test('recording a segment that another member has changed or recorded shows who, and overwrites nothing @full', async () => {
  const museum = await startAdmin()
  const { revision, segments } = await keepShortScript(museum)
  const rita = { ...museum, curator: await addMember(museum, 'Rita', 'curator') }
  const kept = ScriptAnswer.parse((await read(museum, 'a', words[0])).body)
  const second = await read(rita, 'a', words[0])
  expect(second).toMatchObject({
    status: 409,
    body: { changedBy: 'Cora', current: { revision: kept.revision } },
  })
  expect(second.body.message).toContain('Cora has changed the recording of this segment')
  expect(await german(museum)).toEqual(kept)
  const after = String(kept.segments[0]?.take?.id)
  expect((await read(rita, 'a', words[0], { after })).status).toBe(200)

  // Cora changes the words while what Rita has read of them is being looked into.
  const reworded = edited({ segments }).map((segment) =>
    segment.id === 'b' ? { ...segment, text: 'Kurz.' } : segment,
  )
  const { sound } = museum.storyteller
  const run = sound.run.bind(sound)
  sound.run = async (name, job) => {
    const made = await run(name, job)
    await museum.ask(calls.saveScript, { params, body: { revision, segments: reworded } })
    sound.run = run
    return made
  }
  const late = await read(rita, 'b', words[1])
  expect(late).toMatchObject({ status: 409, body: { changedBy: 'Cora' } })
  expect(late.body.message).toContain('Cora has changed this segment')
  expect(late.body.current.segments[2]).toMatchObject({ text: 'Kurz.', take: null })
  expect((await read(rita, 'removed', words[1])).status).toBe(409)
  expect((await read(rita, 'p', 'Pause')).status).toBe(409)
})

const rate = 44_100
const notHeard: readonly (readonly [
  string,
  () => Uint8Array | Promise<Uint8Array>,
  { readonly status: number; readonly says: string },
])[] = [
  [
    'silent',
    () => wavFile(new Float32Array(rate), { rate }),
    { status: 415, says: 'There is nothing to hear in this recording.' },
  ],
  [
    'too short',
    () => wavFile(sine(220, 0.1, rate), { rate }),
    { status: 415, says: 'The recording is too short to hold a word.' },
  ],
  [
    'too long',
    () => wavFile(sine(220, scriptLimits.recordingSeconds + 1, 8000), { rate: 8000 }),
    { status: 415, says: 'The recording lasts 13 minutes; at most 12 can be kept.' },
  ],
  ['empty', () => new Uint8Array(), { status: 415, says: 'The recording is empty.' }],
  [
    'a page',
    () => Buffer.from('<html>no sound</html>'),
    { status: 415, says: 'This is not a recording that can be read: WAV, FLAC, MP3, M4A, Ogg and WebM can.' },
  ],
  [
    'a picture',
    () => Buffer.from(onePixelGif, 'base64'),
    { status: 415, says: 'This is not a recording that can be read but image/gif: WAV' },
  ],
  [
    'a film',
    () => fixture('recorded-video.webm'),
    { status: 415, says: 'The recording contains more, or less, than one track of sound.' },
  ],
  [
    'a file that breaks off in its middle',
    () => fixture('reader.opus').subarray(0, 14_000),
    { status: 415, says: 'The recording is damaged and cannot be read.' },
  ],
  [
    'a file that breaks off at its beginning',
    async () => (await recordingOf([words[1]], bruno)).wav.slice(0, 60),
    { status: 415, says: 'The recording is too short to hold a word.' },
  ],
  [
    '50 MB and one byte',
    () => Buffer.alloc(scriptLimits.recordingBytes + 1),
    { status: 413, says: 'larger than 52428800 bytes' },
  ],
]

test('[SCRIPT-03] an inaudible recording is refused with a sentence, and the former one stays @full', async () => {
  const museum = await startAdmin()
  const { revision } = await keepShortScript(museum)
  const { wav } = await recordingOf(words, bruno)
  const whole = { ...reader, revision: String(revision) }
  await sendAudio(museum, readings, whole, wav)
  const kept = ScriptAnswer.parse((await read(museum, 'b', words[1])).body)
  const before = await museum.ask(calls.narrationScripts, { params })
  expect(before.readings).toHaveLength(1)

  const after = String(kept.segments[2]?.take?.id)
  for (const [what, audio, { status, says }] of notHeard) {
    const bytes = await audio()
    for (const answer of [
      await sendAudio(museum, takes, { ...reader, segmentId: 'b', text: words[1], after }, bytes),
      await sendAudio(museum, readings, whole, bytes),
    ]) {
      expect(answer, what).toMatchObject({ status, body: { message: expect.stringContaining(says) } })
    }
    expect(await museum.ask(calls.narrationScripts, { params }), what).toEqual(before)
  }
  for (const url of [kept.segments[2]?.take?.audioUrl, before.readings[0]?.audioUrl])
    expect((await museum.app.inject(url ?? '')).statusCode).toBe(200)
})

test('[SCRIPT-03] a poor recording is stored with a warning, and the former one can return @full', async () => {
  const museum = await startAdmin()
  await keepShortScript(museum)
  const first = ScriptAnswer.parse((await read(museum, 'b', words[1])).body).segments[2]?.take
  const { wav } = await recordingOf([words[1]], bruno)
  const loud = await recordingOf([words[1]], { ...bruno, gain: 9 })
  const hissing = await recordingOf([words[1]], { ...bruno, gain: 0.1, noise: 0.008 })
  const faint = await recordingOf([words[1]], { ...bruno, gain: 0.01, noise: 0 })
  const english = await recordingOf(['After that nothing is heard, and all wait.'], bruno, 'en')
  for (const [audio, warnings] of [
    [loud.wav, ['clipped']],
    [hissing.wav, ['noisy']],
    [faint.wav, ['quiet']],
    // What is there of a file that broke off.
    [wav.slice(0, 44 + Math.round(1.6 * 48_000) * 2), ['fast', 'cutOff']],
    [english.wav, ['otherWords']],
  ] as const) {
    museum.storyteller.transcriber =
      audio === english.wav ? hearing('After that nothing is heard and all wait') : null
    const fields = { ...reader, segmentId: 'b', text: words[1], after: String(first?.id) }
    const { take } =
      ScriptAnswer.parse((await sendAudio(museum, takes, fields, audio)).body).segments[2] ?? {}
    expect(take?.warnings).toEqual(warnings)
    const back = await museum.ask(calls.removeTake, { params: { ...params, takeId: take?.id ?? 0 } })
    expect(back.segments[2]?.take).toEqual(first)
  }
})

test('[SCRIPT-03] a file of exactly 50 MB comes in @full', async () => {
  const museum = await startAdmin()
  await keepShortScript(museum)
  // A minute is heard; the rest of the file is a chunk that players skip.
  const { wav } = await recordingOf([words[1]], bruno)
  const file = Buffer.alloc(scriptLimits.recordingBytes)
  file.set(wav)
  file.write('junk', wav.length)
  file.writeUInt32LE(file.length - wav.length - 8, wav.length + 4)
  file.writeUInt32LE(file.length - 8, 4)
  const answer = await sendAudio(museum, takes, { ...reader, segmentId: 'b', text: words[1] }, file)
  expect(answer.status).toBe(200)
})

test('[SCRIPT-05] parts of a recording of the whole that are silent, or in other words, are named @full', async () => {
  const museum = await startAdmin()
  const { revision } = await keepShortScript(museum)
  const { wav, seconds } = await recordingOf(words, bruno)
  const whole = { ...reader, revision: String(revision) }
  const { id, cuts } = Reading.parse((await sendAudio(museum, readings, whole, wav)).body)
  const at = { params: { ...params, readingId: id } }
  // Of the second only the silence behind it.
  const [first, second] = cuts
  const silent = [first, { segmentId: 'b', start: (second?.end ?? seconds) - 0.01, end: seconds + 1 }]
  expect(await museum.send(calls.cutReading, { ...at, body: { revision, cuts: silent } })).toMatchObject({
    status: 415,
    body: { message: `«${words[1]}»: The recording is too short to hold a word.` },
  })
  museum.storyteller.transcriber = hearing(words[0])
  const script = await museum.ask(calls.cutReading, { ...at, body: { revision, cuts } })
  const [a, , b] = script.segments
  expect(a?.take?.warnings).not.toContain('otherWords')
  expect(b?.take?.warnings).toContain('otherWords')
})

test('[SCRIPT-05] a recording of the whole is cut where its segments are, and takes are made of the corrected cuts @full', async () => {
  const museum = await startAdmin()
  const { revision } = await keepShortScript(museum)
  const { wav, starts } = await recordingOf(words, bruno)
  const answer = await sendAudio(museum, readings, { ...reader, revision: String(revision) }, wav)
  const reading = Reading.parse(answer.body)
  expect(reading.cuts.map(({ segmentId }) => segmentId)).toEqual(['a', 'b'])
  // The silence before the first word is gone.
  const shift = (starts[0] ?? 0) - 0.08
  for (const [index, { start }] of reading.cuts.entries()) {
    expect(Math.abs(start + 0.08 - ((starts[index] ?? 0) - shift))).toBeLessThan(0.15)
  }
  // It waits for its takes, also on another screen.
  const waiting = async () => (await museum.ask(calls.narrationScripts, { params })).readings
  expect(await waiting()).toMatchObject([{ id: reading.id, language: 'de', cuts: reading.cuts }])
  const cuts = reading.cuts.map((cut) => ({ ...cut, end: cut.end - 0.01 }))
  const script = await museum.ask(calls.cutReading, {
    params: { ...params, readingId: reading.id },
    body: { revision, cuts },
  })
  expect(script.segments.map(({ voice }) => voice?.by)).toEqual(['person', undefined, 'person'])
  expect(await waiting()).toEqual([])

  const late = { params: { ...params, readingId: reading.id }, body: { revision: revision - 1, cuts } }
  expect((await museum.send(calls.cutReading, late)).status).toBe(409)
  const wrong = { ...late, body: { revision, cuts: [{ segmentId: 'a', start: 2, end: 1 }] } }
  expect(await museum.send(calls.cutReading, wrong)).toMatchObject({ status: 400 })
  const another = await museum.send(calls.cutReading, {
    params: { ...params, readingId: reading.id + 1 },
    body: { revision, cuts },
  })
  expect(another.status).toBe(404)

  const again = await sendAudio(museum, readings, { ...reader, revision: String(revision) }, wav)
  const { id } = Reading.parse(again.body)
  // Read from a script that was changed meanwhile: what waits stays.
  const stale = await sendAudio(museum, readings, { ...reader, revision: String(revision - 1) }, wav)
  expect(stale).toMatchObject({ status: 409, body: { changedBy: 'Cora', current: { revision } } })
  expect(await waiting()).toMatchObject([{ id }])
  await museum.ask(calls.removeReading, { params: { ...params, readingId: id } })
  expect(await waiting()).toEqual([])
})

test('captions of a recording are corrected by ear', async () => {
  const museum = await startAdmin()
  await keepShortScript(museum)
  const { segments } = ScriptAnswer.parse((await read(museum, 'b', words[1])).body)
  const take = segments[2]?.take
  const at = { params: { ...params, takeId: take?.id ?? 0 } }
  const starts = take?.cues.map((_, index) => 0.2 + index) ?? []
  const script = await museum.ask(calls.saveTakeCues, { ...at, body: { starts } })
  expect(script.segments[2]?.take?.cues.map(({ start }) => start)).toEqual(starts)
  expect((await museum.send(calls.saveTakeCues, { ...at, body: { starts: [...starts, 9] } })).status).toBe(
    400,
  )
  expect(
    (await museum.send(calls.saveTakeCues, { ...at, body: { starts: starts.map(() => 600) } })).status,
  ).toBe(400)
})
