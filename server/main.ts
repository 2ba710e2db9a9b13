import { enableCompileCache } from 'node:module'
import process from 'node:process'

const neededMajor = 26

// First, before anything is loaded that an older Node lacks.
if (Number(process.versions.node.split('.')[0]) < neededMajor) {
  console.error(
    `Nachklang needs Node ${neededMajor}; this is ${process.version}. ` +
      'Run `npm ci` once, then start it with `npm start`: the right Node comes with the packages.',
  )
  process.exit(1)
}

// Halves the time of a start, of forked processes, too.
const { directory } = enableCompileCache()
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory

const { ConfigError } = await import('./config/ConfigError.ts')
const { StorageError } = await import('./db/storageError.ts')
const { readConfig } = await import('./config/config.ts')
const { serve } = await import('./app.ts')

// Files and folders are readable by the server's user only.
process.umask(0o077)

try {
  const config = readConfig(process.env)
  const served = await serve({
    config,
    createStoryteller: async () =>
      (await import('./storyteller/storyteller.ts')).createStoryteller(config.ai),
    logger: { level: 'info', base: null },
    print: (line) => console.log(line),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      served.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
} catch (error) {
  // Faults that the person who starts the server can correct are one sentence; others show everything.
  const isSaid = error instanceof ConfigError || error instanceof StorageError
  console.error(isSaid ? error.message : error)
  process.exit(1)
}
