import { expect, test as base } from './fixtures.ts'
import { type ServerWithDoor, startServerWithDoor } from './frontDoor.ts'

/** As the fixtures of every test, with a server that can be cut off and killed. */
export const test = base.extend<object, { readonly server: ServerWithDoor }>({
  server: [
    async ({}, provide) => {
      const server = await startServerWithDoor()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.afterEach(({ server }) => server.door('open'))

export { expect }
