import './requireNode.mjs'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { command } from './lib/command.ts'
import { canInstallPackages, installPackages } from './lib/debian.ts'

/** It has no windows and puts none together around each page: a page opens in a third of the time. */
const shell = 'chromium-headless-shell'

const names = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

/**
 * The first Chromium there is: CHROMIUM_PATH, one on PATH, Playwright's own.
 * @param hasWindows as a screen in the museum needs them
 * @throws where CHROMIUM_PATH names something that cannot be run.
 */
export function findChromium({ hasWindows = false } = {}): string | undefined {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (isExecutableFile(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which cannot be run.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const wanted = names.filter((name) => !(hasWindows && name === shell))
  const onPath = wanted.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, chromium.executablePath()].find(isExecutableFile)
}

/** Finds a Chromium or installs one, and says what it does. */
export async function ensureChromium({ hasWindows = false } = {}): Promise<string> {
  const found = findChromium({ hasWindows })
  if (found !== undefined) return found
  if (canInstallPackages()) {
    await installPackages([hasWindows ? 'chromium' : shell])
    const installed = findChromium({ hasWindows })
    if (installed !== undefined) return installed
  }
  console.log('No Chromium found: fetching Playwright’s with "playwright install chromium".')
  const { code } = await command('playwright', ['install', 'chromium'])
  const installed = findChromium({ hasWindows })
  if (installed === undefined) {
    throw new Error(
      `No Chromium could be installed ("playwright install chromium" ended with ${code}). ` +
        'Install one and name it in CHROMIUM_PATH.',
    )
  }
  return installed
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
