import { buildClient } from '#tools/lib/buildClient.ts'
import { narratedData, silentData } from '#tools/lib/narratedData.ts'

/** Browser tests see what visitors get: the built client, on a server that has spoken its narrations or is silent. */
export default async function prepareServer(): Promise<void> {
  await buildClient()
  // Workers take this very folder, even when a source changes while the tests run.
  process.env.NACHKLANG_WALK_DATA = await (process.env.NACHKLANG_SILENT ? silentData : narratedData)()
}
