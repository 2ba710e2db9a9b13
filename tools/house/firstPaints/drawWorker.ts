// A thread of its own: draws every page with the module that it is given, and sends the drawings back.
import { parentPort, workerData } from 'node:worker_threads'
import type { PagePainter } from '../../../src/lib/firstPaint.ts'
import type { Drawing } from './drawPages.ts'
import { standInForBrowser, wasMeasured } from './standIns.ts'

standInForBrowser()
const { pathsToDraw, drawFirstPaint }: PagePainter = await import(workerData)
const drawings: Drawing[] = []
for (const path of pathsToDraw()) {
  const paint = await drawFirstPaint(path)
  drawings.push({ ...paint, isForPhone: wasMeasured() })
}
parentPort?.postMessage(drawings)
