import './requireNode.mjs'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { command } from './lib/command.ts'
import { canInstallPackages, installPackages } from './lib/debian.ts'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

interface Places {
  /** CHROMIUM_PATH, which wins and must exist. */
  readonly chosen: string | undefined
  readonly path: string
  /** Where Playwright keeps its own browser. */
  readonly playwright: string
  readonly canRun: (file: string) => boolean
}

/**
 * The first Chromium there is: CHROMIUM_PATH, one on PATH, Playwright's own.
 * @throws where CHROMIUM_PATH names something that cannot be run.
 */
export function findChromium(places: Places = hereAndNow()): string | undefined {
  if (places.chosen !== undefined && places.chosen !== '') {
    if (places.canRun(places.chosen)) return places.chosen
    throw new Error(`CHROMIUM_PATH is ${places.chosen}, which cannot be run.`)
  }
  const folders = places.path.split(delimiter).filter((folder) => folder !== '')
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, places.playwright].find((file) => places.canRun(file))
}

/** Finds a Chromium or installs one, and says what it does. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found !== undefined) return found
  if (canInstallPackages()) {
    await installPackages(['chromium'])
    const installed = findChromium()
    if (installed !== undefined) return installed
  }
  console.log('No Chromium found: fetching Playwright’s with "playwright install chromium".')
  const { code } = await command('playwright', ['install', 'chromium'])
  const installed = findChromium()
  if (installed === undefined) {
    throw new Error(
      `No Chromium could be installed ("playwright install chromium" ended with ${code}). ` +
        'Install one and name it in CHROMIUM_PATH.',
    )
  }
  return installed
}

function hereAndNow(): Places {
  return {
    chosen: process.env.CHROMIUM_PATH,
    path: process.env.PATH ?? '',
    playwright: chromium.executablePath(),
    canRun: isExecutableFile,
  }
}

export function isExecutableFile(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    // Not there, or not ours to run: either way the next place is tried.
    return false
  }
}
