import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const ask = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

/** Until the test is over the page moves, as it does for most visitors; all other tests ask for reduced motion. */
export async function allowMotion(): Promise<void> {
  await ask('no-preference')
  onTestFinished(async () => {
    await ask('reduce')
  })
}
