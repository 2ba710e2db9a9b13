import { buildClient } from '#tools/house/buildClient.ts'
import { narratedData } from '#tools/house/narratedData.ts'

/** Browser tests see what visitors get, the built client, on a server that has spoken its narrations. */
export default async function prepareHouse(): Promise<void> {
  await buildClient()
  // Workers take this very folder, even when a source changes while the tests run.
  process.env.NACHKLANG_NARRATED_DATA = await narratedData()
}
