import type { GroupMessage } from '#contract/kioskGroup.ts'

/*
 * Which kiosk of a group has the floor: pure. Messages reach every kiosk in one order, and the last to claim the floor
 * in that order has it. A claim must be repeated, so a kiosk that fails loses it.
 */

/** ms: a claim that is not repeated for as long is over. */
export const leaseMs = 6_000
/** ms between repetitions. */
export const renewMs = 2_000
/** Claims that are remembered as overcome: late repetitions of these take nothing. */
const mostPast = 50

export interface Floor {
  /** Names this page. */
  readonly page: string
  /** This page's own, while it speaks. */
  readonly own: { readonly claim: string; readonly isConfirmed: boolean; readonly saidMs: number } | null
  /** Another page that has the floor. */
  readonly other: { readonly claim: string; readonly untilMs: number } | null
  /** This page was silenced for the other's sake. */
  readonly isSilenced: boolean
  readonly past: readonly string[]
}

export type FloorEvent =
  /** Something begins to play here. */
  | { readonly type: 'began'; readonly claim: string; readonly atMs: number }
  | { readonly type: 'fellSilent' }
  /** Also this page's own messages, as they come back. */
  | { readonly type: 'received'; readonly message: GroupMessage; readonly atMs: number }
  | { readonly type: 'tick'; readonly atMs: number }

type FloorCommand =
  | { readonly type: 'say'; readonly message: GroupMessage }
  /** Pause whatever speaks here. */
  | { readonly type: 'pauseSpeech' }

interface Step {
  readonly state: Floor
  readonly commands: readonly FloorCommand[]
}

export const emptyFloor = (page: string): Floor => ({
  page,
  own: null,
  other: null,
  isSilenced: false,
  past: [],
})

export function stepFloor(state: Floor, event: FloorEvent): Step {
  switch (event.type) {
    case 'began':
      return state.own === null ? begin(state, event.claim, event.atMs) : still(state)
    case 'fellSilent':
      return state.own === null ? still(state) : end(state, state.own.claim)
    case 'received':
      return receive(state, event.message, event.atMs)
    case 'tick':
      return tick(state, event.atMs)
  }
}

/** When to tick next, ms on the same clock; null: nothing runs out. */
export function nextTickMs({ own, other }: Floor): number | null {
  const times = [...(own ? [own.saidMs + renewMs] : []), ...(other ? [other.untilMs] : [])]
  return times.length === 0 ? null : Math.min(...times)
}

const still = (state: Floor): Step => ({ state, commands: [] })

const overcome = ({ past, other }: Floor, ...claims: readonly string[]) =>
  [...past, ...(other ? [other.claim] : []), ...claims].slice(-mostPast)

function begin(state: Floor, claim: string, atMs: number): Step {
  const own = { claim, isConfirmed: false, saidMs: atMs }
  return {
    state: { ...state, own, other: null, isSilenced: false, past: overcome(state) },
    commands: [{ type: 'say', message: { kind: 'speaks', page: state.page, claim } }],
  }
}

function end(state: Floor, claim: string): Step {
  return {
    state: { ...state, own: null, past: overcome(state, claim) },
    commands: [{ type: 'say', message: { kind: 'silent', page: state.page, claim } }],
  }
}

function receive(state: Floor, message: GroupMessage, atMs: number): Step {
  if (message.kind === 'speaks')
    return message.page === state.page
      ? receiveOwn(state, message.claim)
      : receiveOther(state, message.claim, atMs)
  if (message.kind !== 'silent' || message.page === state.page) return still(state)
  const isOver = state.other?.claim === message.claim
  return still({
    ...state,
    past: overcome(state, message.claim),
    ...(isOver && { other: null, isSilenced: false }),
  })
}

function receiveOwn(state: Floor, claim: string): Step {
  if (state.own?.claim !== claim || state.own.isConfirmed) return still(state)
  return still({ ...state, own: { ...state.own, isConfirmed: true } })
}

function receiveOther(state: Floor, claim: string, atMs: number): Step {
  if (state.past.includes(claim)) return still(state)
  const { own } = state
  // It came before this page's own claim, which is on its way: that one will silence it.
  if (own !== null && !own.isConfirmed) return still({ ...state, past: overcome(state, claim) })
  const other = { claim, untilMs: atMs + leaseMs }
  if (state.other?.claim === claim) return still({ ...state, other })
  const past = overcome(state, ...(own ? [own.claim] : []))
  if (own === null) return still({ ...state, other, past })
  return {
    state: { ...state, own: null, other, isSilenced: true, past },
    commands: [{ type: 'pauseSpeech' }],
  }
}

function tick(state: Floor, atMs: number): Step {
  const { own, other, page } = state
  if (other !== null && atMs >= other.untilMs)
    return tick({ ...state, other: null, isSilenced: false, past: overcome(state) }, atMs)
  if (own === null || atMs < own.saidMs + renewMs) return still(state)
  return {
    state: { ...state, own: { ...own, saidMs: atMs } },
    commands: [{ type: 'say', message: { kind: 'speaks', page, claim: own.claim } }],
  }
}
