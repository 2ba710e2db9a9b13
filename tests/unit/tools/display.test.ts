import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { findDisplay, followDisplay } from '#tools/kiosk/display.ts'

const memory = join(tmpdir(), `nachklang-asleep-${process.pid}.json`)
beforeEach(() => rmSync(memory, { force: true }))

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
    memory,
    both.exec,
  )
  await own?.set(false)
  await own?.set(true)
  expect(own?.by).toBe('DISPLAY_SLEEP_COMMAND and DISPLAY_WAKE_COMMAND')
  expect(both.calls).toEqual(['/bin/sh -c tv off', '/bin/sh -c tv on'])

  const wayland = system({ 'wlr-randr': outputs, xset: '' })
  const randr = await findDisplay({ DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-1' }, memory, wayland.exec)
  await randr?.set(false)
  expect(randr?.by).toBe('wlr-randr')
  expect(wayland.calls.slice(-2)).toEqual([
    'wlr-randr --output HDMI-A-1 --off',
    'wlr-randr --output DP-2 --off',
  ])

  const x = system({ xset: '' })
  const dpms = await findDisplay({ DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-1' }, memory, x.exec)
  await dpms?.set(true)
  expect([dpms?.by, x.calls.at(-1)]).toEqual(['xset', 'xset dpms force on'])

  expect(await findDisplay({ DISPLAY: ':0' }, memory, system({}).exec)).toBeNull()
  expect(await findDisplay({}, memory, both.exec)).toBeNull()
  await expect(findDisplay({ DISPLAY_SLEEP_COMMAND: 'tv off' }, memory)).rejects.toThrow('belong together')
})

test('[HOURS-06] the display is woken at the start, each change is done once, and one that fails is a line and tried again ever later', async () => {
  const { calls, exec } = system({ xset: '' })
  const said: string[] = []
  const follow = followDisplay(await findDisplay({ DISPLAY: ':0' }, memory, exec), (line) => said.push(line))
  for (const isAwake of [true, true, false, false, true]) await follow(isAwake)
  expect(calls).toEqual(['xset q', 'xset dpms force on', 'xset dpms force off', 'xset dpms force on'])
  expect(said).toEqual(['The display is woken.', 'The display is put to sleep.', 'The display is woken.'])

  said.length = 0
  let works = false
  let nowMs = 0
  const broken = {
    by: 'tv',
    set: async () => {
      if (!works) throw new Error('spawn tv ENOENT\nand more')
    },
  }
  const followBroken = followDisplay(
    broken,
    (line) => said.push(line),
    () => nowMs,
  )
  for (; nowMs < 10_000; nowMs += 100) await followBroken(true)
  expect(said.length).toBeLessThan(8)
  expect(said[0]).toBe('The display cannot be woken by tv: spawn tv ENOENT. It is tried again in 0.5 s.')
  expect(said.at(-1)).toMatch(/again in \d+ s/)
  works = true
  nowMs += 60_000
  expect([await followBroken(true), await followBroken(true)]).toEqual([true, false])
  expect(said.at(-1)).toBe('The display is woken.')
  said.length = 0
  await followDisplay(null, (line) => said.push(line))(false)
  expect(said).toEqual([])
})

/** `wlr-randr` with outputs that forget what they were when they are switched off, as compositors do. */
function wayland() {
  const fresh = { mode: '1920x1080@60', pos: '0,0', transform: 'normal', scale: '1.000000' }
  const outputs = {
    'HDMI-A-1': { on: true, ...fresh, mode: '3840x2160@59.951', transform: '90', scale: '2.000000' },
    'DP-2': { on: true, ...fresh, pos: '2160,0' },
    'DP-3': { on: false, ...fresh },
  }
  let failing = 0
  const exec = async (_program: string, args: readonly string[]) => {
    const [, name, action, ...rest] = args
    const output = Object.entries(outputs).find(([key]) => key === name)?.[1]
    if (output === undefined)
      return Object.entries(outputs)
        .map(([key, { on, mode, pos, transform, scale }]) => {
          const [size, hertz] = mode.split('@')
          const facts = `  Position: ${pos}\n  Transform: ${transform}\n  Scale: ${scale}\n`
          const modes = `  Modes:\n    1280x720 px, 60.000000 Hz\n    ${size} px, ${Number(hertz).toFixed(6)} Hz (preferred${on ? ', current' : ''})\n`
          return `${key} "A maker"\n  Enabled: ${on ? 'yes' : 'no'}\n${modes}${on ? facts : ''}`
        })
        .join('')
    if (failing > 0) {
      failing -= 1
      throw new Error('failed to apply configuration')
    }
    if (action === '--off') Object.assign(output, { on: false, ...fresh })
    else Object.assign(output, { on: true })
    for (let at = 0; at < rest.length; at += 2) {
      const [name = '', value = ''] = [rest[at]?.slice(2), rest[at + 1]]
      const [size, hertz] = value.split('@')
      const mode = `${size}@${Math.floor(Number(hertz) * 1000) / 1000}`
      Object.assign(output, { [name]: name === 'mode' ? mode : value })
    }
    return ''
  }
  return { outputs, exec, fail: (times: number) => void (failing = times) }
}

test('[HOURS-10] on Wayland what was put to sleep is woken as it was, also by another launcher and after failures; what was off stays off', async () => {
  const { outputs, exec, fail } = wayland()
  const before = structuredClone(outputs)
  const env = { WAYLAND_DISPLAY: 'wayland-1' }
  const evening = await findDisplay(env, memory, exec)
  await evening?.set(true)
  expect(outputs).toEqual(before)
  fail(1)
  await expect(evening?.set(false)).rejects.toThrow('failed to apply')
  await evening?.set(false)
  await evening?.set(false)
  expect(Object.values(outputs).map(({ on }) => on)).toEqual([false, false, false])

  const morning = await findDisplay(env, memory, exec)
  fail(1)
  await expect(morning?.set(true)).rejects.toThrow('failed to apply')
  await morning?.set(true)
  expect(outputs).toEqual(before)
})
