import { buildClient } from '../../../tools/house/buildClient.ts'
import { narratedData } from '../../../tools/house/narratedData.ts'

/** Browser tests see what visitors get, the built client, on a server that has spoken its narrations. */
export default async function prepareHouse(): Promise<void> {
  await buildClient()
  await narratedData()
}
