import './requireNode.mjs'
import { buildClient } from './lib/buildClient.ts'

await buildClient({ uncompressed: process.argv.includes('--uncompressed') })
