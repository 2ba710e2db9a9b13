import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { databaseFile } from '#server/db/files.ts'
import { openDatabase } from '#server/db/open.ts'
import { seed } from '#server/devices/seed.ts'
import { inRoot } from '../lib/paths.ts'

// The server's own server without its background work, so that a run measures one thing. See benched.ts.
const config = readConfig({ DATA_DIR: process.env.DATA_DIR, HOST: '127.0.0.1' })
let statements = 0
const database = await openDatabase(databaseFile(config), {
  trace: () => {
    statements += 1
  },
})
await seed(database)
const app = await buildApp({
  config,
  database,
  storyteller: () => Promise.reject(new Error('Nothing is generated while measuring.')),
  dist: inRoot('dist'),
})
await app.listen({ host: '127.0.0.1', port: 0 })

process.on('message', () => {
  process.send?.({ statements })
  statements = 0
})
process.once('SIGTERM', () => {
  app
    .close()
    .then(() => database.close())
    .then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
})
const address = app.server.address()
process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 })
