import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { installFakeMicrophone, type Heard } from '#tests/fixtures/fakeMicrophone.ts'

export interface FakeMicrophone {
  /** From now on it hears this; in the middle of a recording, too. */
  hear(what: Heard): Promise<void>
  /** Plays a file into it while it is open, and nothing else from then on; resolves when the file ends. */
  play(file: string): Promise<void>
  /** The next request for it is refused, as by a visitor who says no. */
  refuse(): Promise<void>
  /** Somebody pulls it out: every track that is still recording ends. */
  unplug(): Promise<void>
  /** How many of the tracks handed out are still recording: 0 once the page has let go. */
  openTracks(): Promise<number>
}

/** Gives a page a microphone that hears what the test says. Call before the page opens. */
export async function useFakeMicrophone(page: Page): Promise<FakeMicrophone> {
  await page.addInitScript(installFakeMicrophone)
  return {
    hear: (what) => page.evaluate((heard) => window.fakeMicrophone?.hear(heard), what),
    play: async (file) => {
      const recording = [...(await readFile(file))]
      await page.evaluate((bytes) => window.fakeMicrophone?.play(bytes), recording)
    },
    refuse: () => page.evaluate(() => window.fakeMicrophone?.refuse()),
    unplug: () => page.evaluate(() => window.fakeMicrophone?.unplug()),
    openTracks: () => page.evaluate(() => window.fakeMicrophone?.openTracks() ?? 0),
  }
}
