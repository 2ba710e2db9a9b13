import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type DeckCommand,
  type DeckEvent,
  emptyDeck,
  positionAt,
  stepDeck,
} from '#exhibits/tape/deck/deckMachine.ts'
import type { DeckKey } from '#lib/tape/deck.ts'
import { DeckModel } from './deckModel.ts'

const sequences = 100_000
const keys: readonly DeckKey[] = ['fullRewind', 'rewind', 'play', 'fastForward', 'pause', 'eject']
const places = [0, 1, 4.9, 5, 12.5, 29.96, 30, 31, 58, 1000, -3, Number.NaN] as const
const lengths = [0, 3, 12.4, 30, 61, Number.POSITIVE_INFINITY, Number.NaN] as const
const waits = [
  0, 0, 1, 40, 199, 200, 201, 400, 500, 599, 600, 601, 999, 1000, 1001, 2500, 5001, 3.6e6, -50,
] as const

const pick = <T>(from: readonly T[], index: number): T => {
  const found = from[index % from.length]
  if (found === undefined) throw new Error('Nothing to pick from')
  return found
}

/** One number, one event: cheap enough for fast-check to make and shrink millions of them. */
function eventOf(code: number, beforeMs: number): DeckEvent {
  const atMs = beforeMs + pick(waits, code >>> 12)
  const detail = (code >>> 5) & 127
  switch (code & 31) {
    case 0:
      return { type: 'load', duration: pick(lengths, detail), isPlayWanted: detail > 64, atMs }
    case 1:
    case 2:
    case 3:
      return { type: 'measured', duration: pick(lengths, detail), atMs }
    case 4:
      return { type: 'unload', failure: pick([null, 'noStory', 'failed'] as const, detail), atMs }
    case 5:
    case 6:
      return { type: 'seek', to: pick(places, detail), atMs }
    case 7:
    case 8:
    case 9:
      return { type: 'progressed', position: Math.abs(pick(places, detail) || 0), atMs }
    case 10:
      return { type: 'starved', atMs }
    case 11:
      return { type: 'sounding', atMs }
    case 12:
      return { type: 'finished', atMs }
    case 13:
      return { type: 'interrupted', atMs }
    case 14:
      return { type: 'blocked', atMs }
    case 15:
      return { type: 'touched', atMs }
    case 16:
      return { type: 'broke', atMs }
    case 17:
    case 18:
      return { type: 'tick', atMs }
    case 19:
      return { type: 'silenced', loss: pick(['silent', 'dead'] as const, detail), atMs }
    default:
      return { type: 'press', key: pick(keys, detail), atMs }
  }
}

test('[DECK-01] [DECK-02] [DECK-03] the machine does what the model does, whatever is pressed and when', () => {
  let events = 0
  const modes = new Set<string>()
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 2 ** 22 - 1 }), { maxLength: 24, size: 'max' }),
      (codes) => {
        const model = new DeckModel()
        // A tape that is in: else most sequences would only rattle at an empty deck.
        const opening: DeckEvent[] = [
          { type: 'load', duration: 0, isPlayWanted: codes.length % 2 === 0, atMs: 10 },
          { type: 'measured', duration: 30, atMs: 20 },
        ]
        let state = emptyDeck
        let wallMs = 20
        for (let index = -2; index < codes.length; index += 1) {
          const event = opening[index + 2] ?? eventOf(codes[index] ?? 0, wallMs)
          wallMs = event.atMs
          const step = stepDeck(state, event)
          const expected = model.handle(event)
          state = step.state
          events += 1
          modes.add(state.mode)
          compare(event, state.mode, model.mode)
          compare(event, state.isPlayWanted, model.wantsPlay)
          compare(event, state.failure, model.complaint)
          compare(event, state.duration, model.length)
          if (Math.abs(positionAt(state, wallMs) - model.reels) > 1e-6)
            compare(event, positionAt(state, wallMs), model.reels)
          compareCommands(event, step.commands, expected)
          if (!(state.position >= 0)) throw new Error(`The tape is nowhere: ${state.position}`)
        }
      },
    ),
    { numRuns: sequences },
  )
  console.info(`${sequences} sequences, ${events} events, ${modes.size} modes`)
  expect(modes.size).toBe(8)
}, 60_000)

/** Cheaper than expect, which is called millions of times here. */
function compare(event: DeckEvent, machine: unknown, model: unknown): void {
  if (!Object.is(machine, model))
    throw new Error(`After ${JSON.stringify(event)} the machine says ${machine}, the model ${model}`)
}

function compareCommands(
  event: DeckEvent,
  machine: readonly DeckCommand[],
  model: readonly DeckCommand[],
): void {
  compare(event, machine.map(({ type }) => type).join(), model.map(({ type }) => type).join())
  machine.forEach((command, index) => {
    const other = model[index]
    if ('at' in command && other !== undefined && 'at' in other && Math.abs(command.at - other.at) > 1e-6)
      compare(event, command.at, other.at)
    if ('ramp' in command && other !== undefined && 'ramp' in other) compare(event, command.ramp, other.ramp)
  })
}
