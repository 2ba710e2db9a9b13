import { afterEach, beforeEach, expect, vi } from 'vitest'
import { locators, type Locator, userEvent } from 'vitest/browser'
import { languages } from '#contract/common.ts'
import type { DeviceStory } from '#contract/device.ts'
import { toneUrl } from './samples.ts'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What a page says with no role or label of its own, by its `data-` attribute. */
    getBySelector(selector: string): Locator
  }
}

locators.extend({ getBySelector: (selector: string) => `css=${selector}` })

// Rooms show their stills.
beforeEach(() => {
  vi.stubGlobal('WebGL2RenderingContext', undefined)
})

let recordings: string[] = []

afterEach(() => {
  vi.useRealTimers()
  recordings.forEach((url) => URL.revokeObjectURL(url))
  recordings = []
})

/** The address of a tone that lasts so many seconds. */
export function aRecording(seconds: number): string {
  const url = toneUrl(seconds)
  recordings.push(url)
  return url
}

/** What is told first, and what from half a minute on, in both languages. */
export const cues = {
  en: ['It remembers a car.', 'And it remembers rain.'],
  de: ['Es erinnert sich an ein Auto.', 'Und an den Regen.'],
} as const

/** A device's story of 75 seconds, to be heard in both languages. */
export function aNarration(): DeviceStory {
  const audioUrl = aRecording(75)
  const narrations = languages.map((language) => {
    const [first, second] = cues[language]
    return {
      language,
      audioUrl,
      duration: 75,
      transcript: `${first} ${second}`,
      cues: [
        { start: 0, text: first },
        { start: 30, text: second },
      ],
      waveform: null,
    }
  })
  return { statusCode: 200, message: 'There is a narration.', audioUrl, narrations }
}

/** Presses a button or a link by the Enter key: rooms are large pictures, on which a mouse waits for the next one. */
export async function press(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible()
  await expect.element(target).toBeEnabled()
  // Keys go to the frame that has the focus.
  window.focus()
  target.element().focus()
  await userEvent.keyboard('{Enter}')
}
