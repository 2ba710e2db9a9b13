import { existsSync } from 'node:fs'

// Of the folder the command is called in, which npm makes the repository. What the environment says already wins.
if (existsSync('.env')) process.loadEnvFile()
