import { version } from '#contract/versionRoutes.ts'
import { call } from './client.ts'

/** Whether the server answers. */
export async function isServerThere(): Promise<boolean> {
  try {
    return 'build' in (await call(version, {}))
  } catch {
    // Nobody answers, which is what was asked.
    return false
  }
}
