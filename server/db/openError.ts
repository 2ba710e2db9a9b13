import { dirname } from 'node:path'
import { ConfigError } from '#server/config/ConfigError.ts'
import { storageFailureOf } from './storageError.ts'
import type { StorageFailure } from './storageError.ts'

const sentences: Readonly<Partial<Record<StorageFailure, string>>> = {
  locked: 'another program holds it, maybe a restore. Start again when it has ended.',
  readOnly: 'the file or its folder is read-only. Let the user that runs the server write to both.',
  failing: 'the disk fails. Look at the system’s log; then start again, or restore a backup on another disk.',
  full: 'the disk is full. Nothing was changed. Make some room, then start again.',
  closed:
    'it cannot be opened. It must be a file, in a folder that the user that runs the server may write to.',
  damaged:
    'it is damaged. Keep it: move it and every file whose name begins like its own to another folder. Then restore the ' +
    'latest backup: npm run admin -- restore FILE.',
}

/** Why a database file cannot be opened, as a sentence for whoever starts the server; anything else as it is. */
export function asOpenError(error: unknown, file: string): unknown {
  if (error instanceof ConfigError) return error
  if (error instanceof Error && 'syscall' in error) {
    return new ConfigError(`The folder ${dirname(file)} (DATA_DIR) cannot be used: ${error.message}.`, {
      cause: error,
    })
  }
  const failure = storageFailureOf(error)
  const sentence = failure && sentences[failure]
  return sentence === undefined
    ? error
    : new ConfigError(`The database ${file} cannot be used: ${sentence}`, { cause: error })
}
