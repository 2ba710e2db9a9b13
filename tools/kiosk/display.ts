import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ConfigError } from '#server/config/ConfigError.ts'
import { backOffMs } from './backOff.ts'
import { answers, type Environment, execute, type Execute, reasonOf } from './command.ts'

/** How the display of this machine is put to sleep and woken. */
export interface Display {
  /** For the log. */
  readonly by: string
  set(isAwake: boolean): Promise<void>
}

/**
 * Finds what puts the display to sleep: commands of the museum's own, `wlr-randr` on Wayland, `xset` on X; null: nothing.
 * @param memory file that outlives the launcher, of what was put to sleep
 * @throws ConfigError where only one of the two commands is set
 */
export async function findDisplay(
  env: Environment,
  memory: string,
  exec: Execute = execute,
): Promise<Display | null> {
  const { DISPLAY_SLEEP_COMMAND: sleep = '', DISPLAY_WAKE_COMMAND: wake = '' } = env
  if ((sleep === '') !== (wake === ''))
    throw new ConfigError(
      'DISPLAY_SLEEP_COMMAND and DISPLAY_WAKE_COMMAND belong together: set both, or none.',
    )
  if (sleep !== '') {
    return {
      by: 'DISPLAY_SLEEP_COMMAND and DISPLAY_WAKE_COMMAND',
      set: async (isAwake) => void (await exec('/bin/sh', ['-c', isAwake ? wake : sleep])),
    }
  }
  if (env.WAYLAND_DISPLAY !== undefined && (await answers(exec, 'wlr-randr', []))) {
    return { by: 'wlr-randr', set: setOutputs(exec, memory) }
  }
  if (env.DISPLAY !== undefined && (await answers(exec, 'xset', ['q']))) {
    return {
      by: 'xset',
      set: async (isAwake) => void (await exec('xset', ['dpms', 'force', isAwake ? 'on' : 'off'])),
    }
  }
  return null
}

/**
 * Outputs are switched off, and those again on that were switched off here, as they were: a compositor forgets scale and
 * rotation, and an output may have been off on purpose.
 */
function setOutputs(exec: Execute, memory: string): Display['set'] {
  const outputs = async () => outputsOf(await exec('wlr-randr', []))
  return async (isAwake) => {
    const asleep = asleepOf(memory)
    if (isAwake) {
      const failures: unknown[] = []
      for (const [name, asItWas] of asleep)
        await exec('wlr-randr', ['--output', name, '--on', ...asItWas]).catch((error) => failures.push(error))
      if (failures.length > 0) throw failures[0]
      const awake = await outputs()
      const dark = [...asleep.keys()].find((name) => !awake.has(name))
      if (dark !== undefined) throw new Error(`${dark} stays off`)
      rmSync(memory, { force: true })
    } else {
      const awake = await outputs()
      writeFileSync(memory, JSON.stringify([...asleep, ...awake]))
      for (const name of awake.keys()) await exec('wlr-randr', ['--output', name, '--off'])
    }
  }
}

/** The outputs that are on, with what brings each back as it is. Each begins a line; what is told of it is indented. */
function outputsOf(answer: string): Map<string, string[]> {
  const outputs = new Map<string, string[]>()
  for (const part of answer.split(/^(?=\S)/m)) {
    const name = /^\S+/.exec(part)?.[0]
    if (name === undefined || /^ +Enabled: no/m.test(part)) continue
    const [, size, hertz = 0] = /^ +(\d+x\d+) px, ([\d.]+) Hz.*\bcurrent\b/m.exec(part) ?? []
    const fact = (label: string) => new RegExp(`^ +${label}: (\\S+)`, 'm').exec(part)?.[1]
    const position = fact('Position')
    const transform = fact('Transform')
    const scale = fact('Scale')
    outputs.set(name, [
      // Some versions round down to thousandths.
      ...(size === undefined
        ? []
        : ['--mode', Number(hertz) > 0 ? `${size}@${Number(hertz) + 0.0001}` : size]),
      ...(position === undefined ? [] : ['--pos', position]),
      ...(transform === undefined ? [] : ['--transform', transform]),
      ...(scale === undefined ? [] : ['--scale', scale]),
    ])
  }
  return outputs
}

/** What was put to sleep, maybe by a launcher that was killed since. */
function asleepOf(memory: string): Map<string, string[]> {
  try {
    return new Map(JSON.parse(readFileSync(memory, 'utf8')))
  } catch {
    // None, or cut off by a power cut, after which all is on.
    return new Map()
  }
}

/**
 * Follows what the page says of the display. A command that fails costs a line in the log, and is tried again after
 * pauses that grow.
 * @returns to be called at each look; says whether the display was woken just now
 */
export function followDisplay(
  display: Display | null,
  log: (message: string) => void,
  now = () => performance.now(),
) {
  // As it was left by whoever was here before: nobody knows.
  let isAwake: boolean | null = null
  let wanted: boolean | null = null
  let failures = 0
  let triesAgainMs = -Infinity
  return async (isWanted: boolean): Promise<boolean> => {
    if (display === null) return false
    if (isWanted !== wanted) {
      wanted = isWanted
      failures = 0
      triesAgainMs = -Infinity
    }
    if (isWanted === isAwake || now() < triesAgainMs) return false
    try {
      await display.set(isWanted)
      isAwake = isWanted
      log(isWanted ? 'The display is woken.' : 'The display is put to sleep.')
      return isWanted
    } catch (error) {
      // One of several outputs may have followed.
      isAwake = null
      const waitMs = backOffMs(failures)
      failures += 1
      triesAgainMs = now() + waitMs
      log(
        `The display cannot be ${isWanted ? 'woken' : 'put to sleep'} by ${display.by}: ${reasonOf(error)}. ` +
          `It is tried again in ${waitMs / 1000} s.`,
      )
      return false
    }
  }
}
