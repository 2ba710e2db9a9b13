import { answers, type Environment, execute, type Execute, reasonOf } from './command.ts'

/** How this machine is restarted. */
export interface Restart {
  /** For the log and the board. */
  readonly by: string
  run(): Promise<unknown>
}

/** Finds what restarts the machine: a command of the museum's own, else systemd; null: nothing. */
export async function findRestart(env: Environment, exec: Execute = execute): Promise<Restart | null> {
  const { KIOSK_RESTART_COMMAND: command = '' } = env
  if (command !== '') return { by: 'KIOSK_RESTART_COMMAND', run: () => exec('/bin/sh', ['-c', command]) }
  if (!(await answers(exec, 'systemctl', ['--version']))) return null
  return { by: 'systemctl reboot', run: () => exec('systemctl', ['reboot']) }
}

/** @returns restarts the machine. @throws Error with a sentence where that fails */
export const restartBy =
  ({ by, run }: Restart, log: (message: string) => void) =>
  async (): Promise<void> => {
    log(`Staff restart this machine, by ${by}.`)
    try {
      await run()
    } catch (error) {
      const sentence = `The machine cannot be restarted by ${by}: ${reasonOf(error)}`
      log(sentence)
      throw new Error(sentence, { cause: error })
    }
  }
