import './requireNode.mjs'
import { accessSync, constants, readFileSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { command } from './lib/command.ts'

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
  if (process.getuid?.() === 0 && isDebian()) {
    console.log('No Chromium found: installing Debian’s with apt-get (this takes a minute).')
    const update = await command('apt-get', ['update', '-qq'])
    const install = await command(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      },
    )
    const installed = findChromium()
    if (installed !== undefined) return installed
    console.log(`apt-get did not bring one (exit codes ${update.code} and ${install.code}).`)
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

function isExecutableFile(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    // Not there, or not ours to run: either way the next place is tried.
    return false
  }
}

function isDebian(): boolean {
  try {
    return /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    // A system without this file is not Debian.
    return false
  }
}
