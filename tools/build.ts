import './requireNode.mjs'
import { buildClient } from './house/buildClient.ts'

await buildClient()
