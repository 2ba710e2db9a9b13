import { loadChunk } from '#lib/browser/lazyComponent.ts'
import { keepSelfTest } from '#state/kiosk.ts'

/** This kiosk tries itself while nobody stands there, and tells the result with its heartbeats (HOURS-07). */
export async function testItself(): Promise<void> {
  try {
    const { runUnattended } = await loadChunk('selfTest', () => import('#admin/selfTest/unattended.ts'))
    keepSelfTest(await runUnattended())
  } catch (error) {
    console.error('This kiosk could not try itself', error)
  }
}
