import { expect, test } from 'vitest'
import { findDisplay, followDisplay } from '#tools/kiosk/display.ts'

/** Programs that are there, with what they print; each call is kept. */
function system(programs: Readonly<Record<string, string>>) {
  const calls: string[] = []
  const exec = async (program: string, args: readonly string[]) => {
    const told = programs[program]
    if (told === undefined) throw new Error(`spawn ${program} ENOENT\nand more`)
    calls.push([program, ...args].join(' '))
    return told
  }
  return { calls, exec }
}

test('[HOURS-06] a command of the museum’s own goes before wlr-randr, that before xset; nothing is found where none is', async () => {
  const outputs = 'HDMI-A-1 "A maker"\n  Enabled: yes\nDP-2 "Another"\n  Enabled: yes\n'
  const both = system({ 'wlr-randr': outputs, xset: '', '/bin/sh': '' })
  const own = await findDisplay(
    {
      DISPLAY: ':0',
      WAYLAND_DISPLAY: 'wayland-1',
      DISPLAY_SLEEP_COMMAND: 'tv off',
      DISPLAY_WAKE_COMMAND: 'tv on',
    },
    both.exec,
  )
  await own?.set(false)
  await own?.set(true)
  expect(own?.by).toBe('DISPLAY_SLEEP_COMMAND and DISPLAY_WAKE_COMMAND')
  expect(both.calls).toEqual(['/bin/sh -c tv off', '/bin/sh -c tv on'])

  const wayland = system({ 'wlr-randr': outputs, xset: '' })
  const randr = await findDisplay({ DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-1' }, wayland.exec)
  await randr?.set(false)
  expect(randr?.by).toBe('wlr-randr')
  expect(wayland.calls.slice(-2)).toEqual([
    'wlr-randr --output HDMI-A-1 --off',
    'wlr-randr --output DP-2 --off',
  ])

  const x = system({ xset: '' })
  const dpms = await findDisplay({ DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-1' }, x.exec)
  await dpms?.set(true)
  expect([dpms?.by, x.calls.at(-1)]).toEqual(['xset', 'xset dpms force on'])

  expect(await findDisplay({ DISPLAY: ':0' }, system({}).exec)).toBeNull()
  expect(await findDisplay({}, both.exec)).toBeNull()
  await expect(findDisplay({ DISPLAY_SLEEP_COMMAND: 'tv off' })).rejects.toThrow('belong together')
})

test('[HOURS-06] the display is woken at the start, each change is done once, and one that fails is one line', async () => {
  const { calls, exec } = system({ xset: '' })
  const said: string[] = []
  const follow = followDisplay(await findDisplay({ DISPLAY: ':0' }, exec), (line) => said.push(line))
  for (const isAwake of [true, true, false, false, true]) await follow(isAwake)
  expect(calls).toEqual(['xset q', 'xset dpms force on', 'xset dpms force off', 'xset dpms force on'])
  expect(said).toEqual(['The display is woken.', 'The display is put to sleep.', 'The display is woken.'])

  said.length = 0
  const broken = {
    by: 'tv',
    set: () =>
      system({})
        .exec('tv', [])
        .then(() => {}),
  }
  const followBroken = followDisplay(broken, (line) => said.push(line))
  for (const isAwake of [false, false, false]) await followBroken(isAwake)
  expect(said).toEqual(['The display cannot be put to sleep by tv: spawn tv ENOENT'])
  await followDisplay(null, (line) => said.push(line))(false)
  expect(said).toHaveLength(1)
})
