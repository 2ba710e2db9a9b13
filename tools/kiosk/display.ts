import { ConfigError } from '#server/ConfigError.ts'
import { answers, type Environment, execute, type Execute, reasonOf } from './command.ts'

/** How the display of this machine is put to sleep and woken. */
export interface Display {
  /** For the log. */
  readonly by: string
  set(isAwake: boolean): Promise<void>
}

/**
 * Finds what puts the display to sleep: commands of the museum's own, `wlr-randr` on Wayland, `xset` on X; null: nothing.
 * @throws ConfigError where only one of the two commands is set
 */
export async function findDisplay(env: Environment, exec: Execute = execute): Promise<Display | null> {
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
    return {
      by: 'wlr-randr',
      set: async (isAwake) => {
        for (const output of outputsOf(await exec('wlr-randr', [])))
          await exec('wlr-randr', ['--output', output, isAwake ? '--on' : '--off'])
      },
    }
  }
  if (env.DISPLAY !== undefined && (await answers(exec, 'xset', ['q']))) {
    return {
      by: 'xset',
      set: async (isAwake) => void (await exec('xset', ['dpms', 'force', isAwake ? 'on' : 'off'])),
    }
  }
  return null
}

/** Each begins a line; what is told of it is indented. */
const outputsOf = (told: string) => told.split('\n').flatMap((line) => /^\S+/.exec(line)?.[0] ?? [])

/**
 * Follows what the page says of the display. A command that fails costs a line in the log, and is tried again with the
 * next change: the page is black meanwhile.
 * @returns to be called at each look
 */
export function followDisplay(display: Display | null, log: (message: string) => void) {
  // As it was left by whoever was here before: nobody knows.
  let isAwake: boolean | null = null
  return async (isWanted: boolean): Promise<void> => {
    if (display === null || isWanted === isAwake) return
    isAwake = isWanted
    try {
      await display.set(isWanted)
      log(isWanted ? 'The display is woken.' : 'The display is put to sleep.')
    } catch (error) {
      log(`The display cannot be ${isWanted ? 'woken' : 'put to sleep'} by ${display.by}: ${reasonOf(error)}`)
    }
  }
}
