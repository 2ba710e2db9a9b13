import { enableCompileCache } from 'node:module'
import process from 'node:process'

const neededMajor = 26

// First of all, and before anything is loaded that an older Node does not have.
if (Number(process.versions.node.split('.')[0]) < neededMajor) {
  console.error(
    `Nachklang needs Node ${neededMajor}; this is ${process.version}. ` +
      'Run `npm ci` once, then start it with `npm start`: the right Node comes with the packages.',
  )
  process.exit(1)
}

// Halves the work of a start, of the server's and of the processes that it forks.
const { directory } = enableCompileCache()
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory

const { ConfigError } = await import('./config/ConfigError.ts')
const { StorageError } = await import('./db/storageError.ts')
const { readConfig } = await import('./config/config.ts')
const { serve } = await import('./app.ts')

// What visitors leave is for nobody else on the machine: files and folders are the server's alone.
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
  // What whoever starts the server can put right is said in a sentence; anything else with all that is known.
  const isSaid = error instanceof ConfigError || error instanceof StorageError
  console.error(isSaid ? error.message : error)
  process.exit(1)
}
