import { join } from 'node:path'
import type { Config } from '#server/config/config.ts'

/** The one file that holds everything. */
export function databaseFile(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'nachklang.sqlite')
}
