import { expect, test as base } from './fixtures.ts'
import { type HouseWithDoor, houseWithDoor } from './frontDoor.ts'

/** As the fixtures of every test, with a server that can be cut off and killed. */
export const test = base.extend<object, { readonly house: HouseWithDoor }>({
  house: [
    async ({}, provide) => {
      const house = await houseWithDoor()
      await provide(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.afterEach(({ house }) => house.door('open'))

export { expect }
