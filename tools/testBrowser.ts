import './requireNode.mjs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ensureChromium } from './browser.ts'
import { browserReport, retryReport } from './lib/browserReports.ts'
import { command } from './lib/command.ts'
import { readRedTests } from './lib/redTests.ts'

/** More than that is no noise of the machine. */
const mostHeard = 3

// Found here once, so that it is said once and not by each worker.
const chromium = await ensureChromium()
console.log(`Browser tests run in ${chromium}.`)
await mkdir(dirname(browserReport), { recursive: true })

const run = async (args: readonly string[], report: string) => {
  const { code } = await command('playwright', ['test', '--reporter=list,json', ...args], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  return code
}

/*
 * Sound in real time and software drawing, two tests side by side on two cores: now and then one is red for want of
 * a processor. A few that are red get a retry: each alone, twice, and both times it must be green. It is told of
 * in the end, so that nobody forgets it.
 */
let code = await run(process.argv.slice(2), browserReport)
if (code !== 0) {
  const red = await readRedTests(browserReport)
  if (red.length > 0 && red.length <= mostHeard) {
    console.log(`\nA hearing, alone and twice, for:\n  ${red.join('\n  ')}`)
    code = await run([...red, '--workers=1', '--repeat-each=2', '--trace=retain-on-failure'], retryReport)
    if (code === 0)
      console.log(`\nGreen alone, both times. Look at them all the same:\n  ${red.join('\n  ')}`)
  }
}
process.exit(code)
