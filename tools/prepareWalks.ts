import './requireNode.mjs'
import { buildClient } from './lib/buildClient.ts'
import { narratedData } from './lib/narratedData.ts'

// What walks need, made while other tests run: they find it there.
const stopped = new AbortController()
process.once('SIGTERM', () => stopped.abort())
await buildClient()
await narratedData({ signal: stopped.signal })
