import './requireNode.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './browser.ts'
import { command } from './lib/command.ts'
import { missingEngines } from './lib/engines.ts'
import { fail } from './lib/fail.ts'

const missing = await missingEngines()
if (missing !== undefined) fail(missing)

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
// It writes into its folder until it is gone.
const silence = once(loudspeakers, 'exit')
loudspeakers.kill()
await silence
await rm(folder, { recursive: true, force: true })
process.exit(code)
