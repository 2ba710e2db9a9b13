import './requireNode.mjs'
import { ensureChromium } from './browser.ts'
import { command } from './house/command.ts'

// Found here once, so that it is said once and not by each worker.
const chromium = await ensureChromium()
console.log(`Browser tests run in ${chromium}.`)
const { code } = await command('playwright', ['test', ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: chromium },
})
process.exit(code)
