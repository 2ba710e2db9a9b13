import { buildClient } from '../../../tools/house/buildClient.ts'

/** Browser tests see what visitors get: the built client. */
export default async function buildOnce(): Promise<void> {
  await buildClient()
}
