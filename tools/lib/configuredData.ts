import { resolve } from 'node:path'
import { readConfig } from '#server/config/config.ts'
import { fail } from './fail.ts'
import { root } from './paths.ts'

/** Where this server keeps everything, as the environment says. */
export function configuredData(): { readonly dataDir: string; readonly databaseUrl: string | undefined } {
  // Backups and the database are for nobody else on the machine.
  process.umask(0o077)
  const { DATA_DIR, DATABASE_URL } = process.env
  try {
    const { dataDir, databaseUrl } = readConfig({ DATA_DIR, DATABASE_URL })
    return { dataDir: resolve(root, dataDir), databaseUrl }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

/** A file that somebody names: npm changes into the repository, and they mean it from where they stand. */
export function fileThere(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
