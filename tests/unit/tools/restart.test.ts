import { expect, test } from 'vitest'
import { findRestart, restartBy } from '#tools/kiosk/restart.ts'

/** Programs that are there; each call is kept. */
function system(...programs: readonly string[]) {
  const calls: string[] = []
  const exec = async (program: string, args: readonly string[]) => {
    if (!programs.includes(program)) throw new Error(`spawn ${program} ENOENT\nand more`)
    calls.push([program, ...args].join(' '))
    return ''
  }
  return { calls, exec }
}

test('a command of the museum’s own goes before systemd; nothing is found where none is', async () => {
  const both = system('/bin/sh', 'systemctl')
  const own = await findRestart({ KIOSK_RESTART_COMMAND: 'sudo reboot' }, both.exec)
  await own?.run()
  expect([own?.by, both.calls]).toEqual(['KIOSK_RESTART_COMMAND', ['/bin/sh -c sudo reboot']])
  const systemd = system('systemctl')
  const found = await findRestart({}, systemd.exec)
  await found?.run()
  expect([found?.by, systemd.calls.at(-1)]).toEqual(['systemctl reboot', 'systemctl reboot'])
  expect(await findRestart({}, system().exec)).toBeNull()
})

test('a restart that fails is a sentence in the log and for the board', async () => {
  const said: string[] = []
  const restart = await findRestart({ KIOSK_RESTART_COMMAND: 'reboot' }, system().exec)
  if (restart === null) throw new Error('Nothing was found')
  const sentence = 'The machine cannot be restarted by KIOSK_RESTART_COMMAND: spawn /bin/sh ENOENT'
  await expect(restartBy(restart, (line) => said.push(line))()).rejects.toThrow(sentence)
  expect(said).toEqual(['Staff restart this machine, by KIOSK_RESTART_COMMAND.', sentence])
})
