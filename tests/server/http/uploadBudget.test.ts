import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { UploadBudget, uploadLimits } from '#server/http/uploads.ts'
import type { Upload } from '#server/http/uploads.ts'
import { verdictOf } from '#lib/outbox/decide.ts'
import { countRows, multipart, startTestApp, wavOfBytes } from '../helpers.ts'

const recordingBytes = Buffer.alloc(4_700_000)
const outcomeOf = (upload: Upload) => {
  try {
    return upload.finish().byteLength
  } catch (error) {
    return error instanceof HttpError ? error.statusCode : error
  }
}

describe('[MEDIA-05] memory for uploads', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  test('a sender has a share, all have a limit, and a finished upload frees its space', async () => {
    const budget = new UploadBudget()
    const outcomes: unknown[] = []
    const uploads = []
    for (const sender of ['a', 'b', 'c']) {
      for (let each = 0; each < 8; each += 1) {
        const upload = budget.open(sender)
        upload.add(recordingBytes)
        uploads.push(upload)
        outcomes.push(outcomeOf(upload))
      }
    }
    const perSender = Math.floor(uploadLimits.bytesPerSender / recordingBytes.length)
    const all = Math.floor(uploadLimits.bytes / recordingBytes.length)
    expect(outcomes.filter((outcome) => outcome === recordingBytes.length)).toHaveLength(all)
    expect(outcomes.slice(0, 8).filter((outcome) => outcome === 503)).toHaveLength(8 - perSender)
    expect(outcomes.slice(16)).toEqual(Array.from({ length: 8 }, () => 503))
    for (const upload of uploads) upload.close()
    const next = budget.open('a')
    next.add(recordingBytes)
    expect(outcomeOf(next)).toBe(recordingBytes.length)
  })

  test('a stalled upload is dropped for others; moving and complete ones stay', async () => {
    const budget = new UploadBudget()
    const [complete, moving, stopped] = [budget.open('a'), budget.open('b'), budget.open('c')]
    complete.add(recordingBytes)
    expect(outcomeOf(complete)).toBe(recordingBytes.length)
    stopped.add(recordingBytes)
    const trickling = budget.open('d')
    for (let second = 0; second < 20; second += 1) {
      vi.advanceTimersByTime(1000)
      moving.add(Buffer.alloc(20_000))
      trickling.add(Buffer.alloc(10))
    }
    // Until there is need, nobody is given up.
    const crowd = []
    for (let each = 0; each < 13; each += 1) {
      const upload = budget.open(`crowd ${each}`)
      upload.add(recordingBytes)
      crowd.push(outcomeOf(upload))
    }
    expect(crowd.filter((outcome) => outcome === recordingBytes.length).length).toBeGreaterThanOrEqual(12)
    expect(outcomeOf(stopped)).toBe(503)
    expect(outcomeOf(trickling)).toBe(503)
    expect(outcomeOf(moving)).toBe(400_000)
    expect(outcomeOf(complete)).toBe(recordingBytes.length)
  })

  test('pieces of one byte are counted with their overhead', async () => {
    const budget = new UploadBudget()
    const upload = budget.open('a')
    for (let each = 0; each < 300_000; each += 1) upload.add(Buffer.from('x'))
    expect(outcomeOf(upload)).toBe(503)
  })
})

test(
  '[MEDIA-05] [SHARE-05] a recording without space is answered with 503, waits in the outbox, and is stored once @full',
  { timeout: 60_000 },
  async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { app, database } = await startTestApp()
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const url = '/api/user-story/submit-audio/device/1/exhibition/1'
    const large = await multipart(['exhibitionId', '1'], ['audio', wavOfBytes(limits.audioBytes)])
    // Whoever stops in the middle of a recording holds its room for some seconds.
    for (let each = 0; each < 8; each += 1) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => {})
      socket.write(
        `POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: ${large.headers['content-type']}\r\n` +
          `content-length: ${large.payload.length}\r\n\r\n`,
      )
      await new Promise((resolve) => socket.write(large.payload.subarray(0, -1000), resolve))
    }
    await setTimeout(500)
    const before = await countRows(database, 'user_story')
    const key = randomUUID()
    const send = async () =>
      fetch(address + url, {
        method: 'POST',
        headers: { ...large.headers, 'idempotency-key': key },
        body: Uint8Array.from(large.payload),
      })
    const refused = await send()
    const report = await refused.json()
    expect([refused.status, refused.headers.get('retry-after'), report]).toEqual([
      503,
      '10',
      {
        statusCode: 503,
        message: 'Too many recordings are coming in at once. Please try again in a moment.',
      },
    ])
    expect(verdictOf(report, true)).toBe('failed')
    expect(await countRows(database, 'user_story')).toBe(before)
    vi.advanceTimersByTime(uploadLimits.stepMs + 1)
    for (let again = 0; again < 2; again += 1) expect((await send()).status).toBe(200)
    expect(await countRows(database, 'user_story')).toBe(before + 1)
  },
)

test('[MEDIA-05] a recording frees its space once it is answered, or its sender disconnects @full', async () => {
  const { app } = await startTestApp()
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const url = '/api/user-story/submit-audio/device/1/exhibition/1'
  // Refused for what it says, after all of it was read.
  const { headers, payload } = await multipart(
    ['exhibitionId', '2'],
    ['audio', wavOfBytes(limits.audioBytes)],
  )
  const body = Uint8Array.from(payload)
  const perSender = Math.floor(uploadLimits.bytesPerSender / limits.audioBytes)
  for (let each = 0; each <= perSender; each += 1) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(`POST ${url} HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers['content-type']}\r\n`)
    socket.write(`content-length: ${payload.length}\r\n\r\n`)
    await new Promise((resolve) => socket.write(payload.subarray(0, -1000), resolve))
    socket.destroy()
    const answer = await fetch(address + url, { method: 'POST', headers, body })
    expect(await answer.json()).toEqual({
      statusCode: 400,
      message: 'exhibitionId: must be 1, as in the address',
    })
  }
})
