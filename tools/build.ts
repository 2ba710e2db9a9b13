import './requireNode.mjs'
import { buildClient } from './lib/buildClient.ts'

await buildClient()
