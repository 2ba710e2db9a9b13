import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GroupMessage } from '#contract/kioskGroup.ts'
import {
  emptyFloor,
  type Floor,
  type FloorEvent,
  leaseMs,
  nextTickMs,
  renewMs,
  stepFloor,
} from '#kiosk/location/floorMachine.ts'

/** Plays events one after the other; what is said and done on the way. */
function play(state: Floor, ...events: FloorEvent[]) {
  const said: GroupMessage[] = []
  let silenced = 0
  let now = state
  for (const event of events) {
    const step = stepFloor(now, event)
    now = step.state
    for (const command of step.commands) {
      if (command.type === 'say') said.push(command.message)
      else silenced += 1
    }
  }
  return { state: now, said, silenced }
}

const speaks = (page: string, claim: string): GroupMessage => ({ kind: 'speaks', page, claim })
const received = (message: GroupMessage, atMs = 0): FloorEvent => ({ type: 'received', message, atMs })

describe('[FIT-05] the floor', () => {
  test('goes to the last claim, and the one before is silenced once', () => {
    const begun = play(emptyFloor('a'), { type: 'began', claim: '1', atMs: 0 })
    expect(begun.said).toEqual([speaks('a', '1')])
    const mine = play(begun.state, received(speaks('a', '1')))
    const taken = play(mine.state, received(speaks('b', '2'), 5), received(speaks('b', '2'), 10), {
      type: 'fellSilent',
    })
    expect(taken).toMatchObject({ silenced: 1, said: [], state: { own: null, isSilenced: true } })
    const over = play(taken.state, received({ kind: 'silent', page: 'b', claim: '2' }))
    expect(over.state).toMatchObject({ other: null, isSilenced: false })
  })

  test('a claim that was made before one’s own takes nothing, nor does its late repetition', () => {
    const begun = play(emptyFloor('a'), { type: 'began', claim: '1', atMs: 0 })
    const crossed = play(
      begun.state,
      received(speaks('b', '2')),
      received(speaks('a', '1')),
      received(speaks('b', '2')),
    )
    expect(crossed).toMatchObject({
      silenced: 0,
      state: { own: { claim: '1', isConfirmed: true }, other: null },
    })
  })

  test('is renewed by repetition, and freed when its screen disappears', () => {
    const begun = play(emptyFloor('a'), { type: 'began', claim: '1', atMs: 0 })
    expect(nextTickMs(begun.state)).toBe(renewMs)
    expect(play(begun.state, { type: 'tick', atMs: renewMs - 1 }).said).toEqual([])
    const renewed = play(begun.state, { type: 'tick', atMs: renewMs })
    expect(renewed.said).toEqual([speaks('a', '1')])
    const other = play(emptyFloor('b'), received(speaks('a', '1'), 100))
    expect(nextTickMs(other.state)).toBe(100 + leaseMs)
    expect(play(other.state, { type: 'tick', atMs: 99 + leaseMs }).state.other).not.toBeNull()
    const free = play(other.state, { type: 'tick', atMs: 100 + leaseMs })
    expect(free.state).toMatchObject({ other: null, isSilenced: false })
    expect(nextTickMs(free.state)).toBeNull()
  })

  test('with any number of screens, in whatever order messages come in, one speaks: the last that claimed', () => {
    const act = fc.record({
      screen: fc.nat(3),
      what: fc.constantFrom('play', 'stop', 'deliver', 'tick'),
    })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
        const screens = [0, 1, 2, 3].map((name) => ({
          state: emptyFloor(String(name)),
          read: 0,
          isSounding: false,
        }))
        const log: GroupMessage[] = []
        let claims = 0
        let atMs = 0
        const apply = (name: number, event: FloorEvent) => {
          const screen = screens[name]
          if (screen === undefined) return
          const step = stepFloor(screen.state, event)
          screen.state = step.state
          if (event.type === 'began') screen.isSounding = true
          if (event.type === 'fellSilent') screen.isSounding = false
          for (const command of step.commands) {
            if (command.type === 'say') log.push(command.message)
            else screen.isSounding = false
          }
        }
        const deliver = (name: number) => {
          const screen = screens[name]
          const message = log[screen?.read ?? 0]
          if (screen === undefined || message === undefined) return false
          screen.read += 1
          apply(name, received(message, atMs))
          return true
        }
        for (const { screen, what } of acts) {
          atMs += 300
          if (what === 'play') apply(screen, { type: 'began', claim: String((claims += 1)), atMs })
          else if (what === 'stop') apply(screen, { type: 'fellSilent' })
          else if (what === 'tick') apply(screen, { type: 'tick', atMs })
          else deliver(screen)
        }
        while (screens.some((_, name) => deliver(name)));
        const sounding = screens.filter(({ isSounding }) => isSounding)
        const claimed = log.flatMap((message) => (message.kind === 'speaks' ? [message.claim] : []))
        const last = [...new Set(claimed)].at(-1)
        const isOver = log.some((message) => message.kind === 'silent' && message.claim === last)
        expect(sounding.map(({ state }) => state.own?.claim)).toEqual(
          last === undefined || isOver ? [] : [last],
        )
        // Nobody waits for somebody who does not speak.
        for (const { state } of screens) if (state.isSilenced) expect(state.other).not.toBeNull()
      }),
    )
  })
})
