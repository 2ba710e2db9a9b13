import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const connection = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5000 })
const { quick_check: result } = connection.prepare('PRAGMA quick_check(1)').get() ?? {}
connection.close()
parentPort?.postMessage(String(result))
