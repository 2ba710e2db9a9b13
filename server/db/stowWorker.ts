import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { storeMedia } from '../repositories/media.ts'
import type { MediaFile } from '../repositories/media.ts'
import { kyselyOver } from './sqlite.ts'

/**
 * Half of what makes the other connections copy the log back into the file by themselves (SQLite's 1000 pages): so this
 * thread comes before them.
 */
const checkpointPages = 500

const connection = new DatabaseSync(String(workerData))
connection.exec(
  `PRAGMA busy_timeout=2000; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; PRAGMA wal_autocheckpoint=${checkpointPages}`,
)
const db = kyselyOver(connection, [])

// Only stow.ts posts here, one file at a time. An error ends the thread, and stow.ts hears of that.
parentPort?.on('message', async (media: MediaFile) => {
  await storeMedia(db, media)
  parentPort?.postMessage(null)
})
