import { DatabaseSync } from 'node:sqlite'
import fastify from 'fastify'
import { databaseFile } from '#server/db/file.ts'
import { openDatabase } from '#server/db/open.ts'
import { seed } from '#server/devices/seed.ts'
import { kyselyOver } from '#server/db/sqlite.ts'

/*
 * The plainest Fastify and Kysely: a list that is read for each request, a submission that is a transaction of its own.
 * What the server does beyond that is measured against it.
 */
const file = databaseFile({ dataDir: process.env.DATA_DIR ?? '' })
const seeded = await openDatabase(file)
await seed(seeded)
await seeded.close()
const connection = new DatabaseSync(file)
connection.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL')
const db = kyselyOver(connection, [])

interface Device {
  Params: { deviceId: string }
}
const app = fastify()
app.get<Device>('/stories/:deviceId', ({ params }) =>
  db
    .selectFrom('user_story')
    .selectAll()
    .where('device_id', '=', Number(params.deviceId))
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .execute(),
)
app.post<Device & { Body: { storyText: string } }>('/stories/:deviceId', async ({ params, body }) => {
  const { id } = await db
    .insertInto('user_story')
    .values({
      device_id: Number(params.deviceId),
      text_de: body.storyText,
      sample: 0,
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { statusCode: 200, storyId: id }
})
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 })
process.once('SIGTERM', () => process.exit(0))
