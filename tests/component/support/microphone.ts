import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { installFakeMicrophone } from '#tests/fixtures/fakeMicrophone.ts'
import { passTimeUntil, fakeClock } from './clock.ts'

type FakeMicrophone = NonNullable<Window['fakeMicrophone']>

const key = (name: string | RegExp) => page.getByRole('button', { name })

/** A microphone that hears what the test says, and a clock: nobody waits for the count of a recorder. */
export function fakeMicrophone(): FakeMicrophone {
  const { mediaDevices } = navigator
  const original = mediaDevices.getUserMedia.bind(mediaDevices)
  onTestFinished(() => {
    mediaDevices.getUserMedia = original
    Reflect.deleteProperty(window, 'fakeMicrophone')
  })
  installFakeMicrophone()
  fakeClock()
  if (window.fakeMicrophone === undefined) throw new Error('There is no microphone.')
  return window.fakeMicrophone
}

/** The key says nothing of it: it stops from the press on. */
export const isRecording = { query: () => document.querySelector<HTMLElement>('[data-phase=recording]') }

/** Presses the start key and has the count over. The encoder is real, and takes as long as it takes. */
export async function startRecording(): Promise<void> {
  await key(/^(?:Start Recording|Aufnahme starten)$/).click()
  await passTimeUntil(isRecording)
}

/** Makes a recording of some seconds by the page's clock, and of a moment by the encoder's. */
export async function record(): Promise<void> {
  await startRecording()
  vi.advanceTimersByTime(3000)
  await expect.element(page.getByRole('timer')).toMatchTextContent(/0:0[3-9]/)
  await key(/^(?:Stop Recording|Aufnahme beenden)$/).click()
  await expect.element(key(/^(?:Record again|Neu aufnehmen)$/)).toBeVisible()
}
