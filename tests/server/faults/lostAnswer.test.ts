import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { countRows, multipart, recording, startTestApp } from '../helpers.ts'
import { postStory } from './serverProcess.ts'

const Listening = z.object({ port: z.int() })

/** A line to a server that swallows every answer to the first `lost` requests, and then ends the connection. */
async function lossyLine(to: number, lost: number): Promise<{ address: string; swallowed(): number }> {
  let swallowed = 0
  const server = createServer((visitor) => {
    const far = connect(to, '127.0.0.1')
    visitor.pipe(far)
    far.on('data', (answer) => {
      if (swallowed >= lost) {
        visitor.write(answer)
        return
      }
      // The answer is here, so the story is stored; now the line breaks.
      swallowed += 1
      visitor.destroy()
      far.destroy()
    })
    for (const socket of [visitor, far]) {
      socket.on('error', () => {})
      socket.on('close', () => {
        visitor.destroy()
        far.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const port = Listening.parse(server.address()).port
  return { address: `http://127.0.0.1:${port}`, swallowed: () => swallowed }
}

test('[SHARE-05] [API-06] [ASVS-2.3.3] an answer lost after the commit: sent again under its key it is stored once', async () => {
  const far = await startTestApp()
  const port = Number(new URL(await far.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const before = await countRows(far.database, 'user_story')
  const losses = 3
  const line = await lossyLine(port, losses)
  const key = randomUUID()
  for (let loss = 0; loss < losses; loss += 1)
    await expect(postStory(line.address, 'Einmal.', key)).rejects.toThrow('fetch failed')
  const arrived = await postStory(line.address, 'Einmal.', key)
  expect([line.swallowed(), arrived.status]).toEqual([losses, 200])
  expect((await postStory(line.address, 'Einmal.', key)).storyId).toBe(arrived.storyId)
  expect((await countRows(far.database, 'user_story')) - before).toBe(1)

  // A voice, too; and without a key two are two, because nobody can know better.
  const voices = await lossyLine(port, 1)
  const { payload, headers } = await multipart(['exhibitionId', '1'], ['audio', recording()])
  const send = () =>
    fetch(`${voices.address}/api/user-story/submit-audio/device/1/exhibition/1`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key.replace(/^./, 'f') },
      body: Uint8Array.from(payload),
    })
  await expect(send()).rejects.toThrow('fetch failed')
  expect((await send()).status).toBe(200)
  expect((await countRows(far.database, 'user_story')) - before).toBe(2)
  expect(await countRows(far.database, 'media')).toBe(1)
})
