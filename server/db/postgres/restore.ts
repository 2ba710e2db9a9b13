import { mkdirSync } from 'node:fs'
import { ConfigError } from '../../ConfigError.ts'
import { withPresentTables } from '../restore.ts'
import { backupFile } from '../upgrade.ts'
import { connect } from './client.ts'
import { dumpTo } from './dump.ts'
import { loadInto } from './load.ts'
import { upgrade } from './open.ts'
import { serversIn } from './peers.ts'
import { reachPostgres } from './reach.ts'

/**
 * Puts a backup in the place of what a Postgres holds, which is copied into `dataDir` first.
 * @returns where that copy lies; undefined where there was nothing
 * @throws ConfigError where a server of this house is running
 */
export async function restorePostgres(
  file: string,
  url: string,
  dataDir: string,
): Promise<string | undefined> {
  await reachPostgres(url)
  await requireStopped(url)
  mkdirSync(dataDir, { recursive: true })
  await upgrade(url)
  const former = (await isFilled(url)) ? backupFile(dataDir, 'before-restore') : undefined
  if (former !== undefined) await dumpTo(url, former)
  await withPresentTables(file, dataDir, (copy) => loadInto(url, copy))
  return former
}

/** Whether somebody has ever opened a house there. */
export async function isFilled(url: string): Promise<boolean> {
  const { ask, close } = await connect(url)
  try {
    return (await ask('select 1 from setting limit 1')).rows.length > 0
  } finally {
    await close()
  }
}

async function requireStopped(url: string): Promise<void> {
  const { ask, close } = await connect(url)
  try {
    const servers = await serversIn(ask)
    if (servers.length === 0) return
    throw new ConfigError(
      `${servers.length === 1 ? 'a server is' : `${servers.length} servers are`} running. Stop them first.`,
    )
  } finally {
    await close()
  }
}
