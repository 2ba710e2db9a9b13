import { resolve } from 'node:path'
import { databaseFile } from '../../server/db/file.ts'
import { root } from './paths.ts'

/** The database of this house, where the server keeps it. */
export const databaseHere = () => databaseFile({ dataDir: resolve(root, process.env.DATA_DIR || './data') })
