import './requireNode.mjs'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, isExecutableFile } from './browser.ts'
import { command } from './lib/command.ts'
import { canInstallPackages, installPackages } from './lib/debian.ts'
import { fail } from './lib/fail.ts'

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

if (missing().length > 0 && canInstallPackages()) await installPackages([...missing(), ...libraries])
if (missing().length > 0)
  fail(
    `Firefox and WebKit are tested with Debian's packages, and these are missing: ${missing().join(', ')}.`,
  )

const folder = await mkdtemp(join(tmpdir(), 'nachklang-sound-'))
const socket = join(folder, 'socket')
const loudspeakers = spawn(
  'pulseaudio',
  [
    ...['-n', '--daemonize=no', '--exit-idle-time=-1', '--log-level=error'],
    ...['-L', 'module-null-sink', '-L', `module-native-protocol-unix auth-anonymous=1 socket=${socket}`],
  ],
  { env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder }, stdio: 'ignore' },
)
// It stays when a browser goes: while it reset itself, the next one would find no display.
const screen = ['--auto-servernum', '--server-args=-screen 0 1400x1400x24 -noreset']
const { code } = await command(
  'xvfb-run',
  [...screen, 'vitest', 'run', '--project', 'engines', ...process.argv.slice(2)],
  { env: { CHROMIUM_PATH: await ensureChromium(), PULSE_SERVER: `unix:${socket}` } },
)
loudspeakers.kill()
await rm(folder, { recursive: true, force: true })
process.exit(code)
