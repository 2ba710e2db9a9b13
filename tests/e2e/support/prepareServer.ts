import { buildClient } from '#tools/lib/buildClient.ts'
import { narratedData } from '#tools/lib/narratedData.ts'

/** Browser tests see what visitors get: the built client, on a server that has spoken its narrations. */
export default async function prepareServer(): Promise<void> {
  await buildClient()
  // Workers take this very folder, even when a source changes while the tests run. `npm test` takes none.
  process.env.NACHKLANG_NARRATED_DATA ??= await narratedData()
}
