import '../requireNode.mjs'
import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../browser.ts'
import { fail } from '../lib/fail.ts'
import { reasonOf } from '../kiosk/command.ts'
import { findDisplay, followDisplay } from '../kiosk/display.ts'
import { kioskFlags } from '../kiosk/flags.ts'
import { findRestart, restartBy } from '../kiosk/restart.ts'
import { watchKiosk } from '../kiosk/watchKiosk.ts'

const usage = `npm run admin -- kiosk --url http://localhost:3000/?kioskKey=...   shows the exhibition on this screen, and keeps it there
  --profile FOLDER   where the browser keeps its things (default: ~/.nachklang-kiosk)
  --allow-microphone no question before recording; without it set the browser policy AudioCaptureAllowedUrls
  --headless         without a screen, for tests
Outside of the opening hours the display sleeps by DISPLAY_SLEEP_COMMAND and wakes by DISPLAY_WAKE_COMMAND, else by
wlr-randr or xset. Staff restart the machine from the board by KIOSK_RESTART_COMMAND, else by systemctl reboot.
The browser is CHROMIUM_PATH, else one on PATH. End it with Ctrl+C or SIGTERM.`

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    profile: { type: 'string', default: join(homedir(), '.nachklang-kiosk') },
    'allow-microphone': { type: 'boolean', default: false },
    headless: { type: 'boolean', default: false },
  },
})
const { url, profile, headless } = values
if (url === undefined || !URL.canParse(url) || !/^https?:/.test(url)) fail(usage)

mkdirSync(profile, { recursive: true })
const log = (message: string) => console.log(`${new Date().toISOString()} ${message}`)
const display = await findDisplay(process.env, join(profile, 'asleep.json')).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)
log(
  display === null
    ? 'Outside of its opening hours the page is black; nothing was found that puts the display to sleep (docs/operating/settings.md).'
    : `Outside opening hours the display is switched off with ${display.by}.`,
)
const restart = await findRestart(process.env)
log(
  restart === null
    ? 'Staff cannot restart this machine from the board: nothing was found that does so (docs/operating/settings.md).'
    : `Staff can restart this computer under Screens, with ${restart.by}.`,
)
const setDisplay = followDisplay(display, log)
const program = await ensureChromium({ hasWindows: true })
const kiosk = watchKiosk({
  program,
  args: kioskFlags({
    profile,
    isHeadless: headless,
    allowsMicrophone: values['allow-microphone'],
    isRoot: process.getuid?.() === 0,
  }),
  profile,
  url,
  machine: {
    onDisplay: setDisplay,
    restart: restart && { by: restart.by, run: restartBy(restart, log) },
  },
  log,
})
let isEnding = false
/** Nobody looks after the display from then on. */
async function wakeForGood() {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      return await display?.set(true)
    } catch (error) {
      log(`The display cannot be woken: ${reasonOf(error)}`)
      await sleep(1000)
    }
  }
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    log(`${signal}: the browser is closed.`)
    void kiosk
      .stop()
      .then(wakeForGood)
      .then(() => process.exit(0))
  })
}
