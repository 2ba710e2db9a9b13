import { isExecutableFile } from '../browser.ts'
import { canInstallPackages, installPackages } from './debian.ts'

/** Where Debian puts them. */
const programs = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/xvfb-run': 'xvfb',
  '/usr/bin/xauth': 'xauth',
  // Without loudspeakers Firefox's AudioContext does not begin.
  '/usr/bin/pulseaudio': 'pulseaudio',
} as const
/** Drawing without a graphics card, and AAC for WebKit. */
const libraries = [
  'libgl1-mesa-dri',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-libav',
]

const missing = () =>
  Object.entries(programs).flatMap(([program, name]) => (isExecutableFile(program) ? [] : [name]))

/** Installs Firefox and WebKit where they are not there. @returns a sentence on what is missing after all */
export async function missingEngines(): Promise<string | undefined> {
  if (missing().length > 0 && canInstallPackages()) await installPackages([...missing(), ...libraries])
  return missing().length === 0
    ? undefined
    : `Firefox and WebKit are tested with Debian's packages, and these are missing: ${missing().join(', ')}.`
}
