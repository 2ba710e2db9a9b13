/** Logins that wait at a time; of more, the one with the most tries behind it is refused. */
const mostWaiting = 100

interface Waiting {
  readonly address: string
  readonly tries: number
  readonly answer: (hasTurn: boolean) => void
}

export interface LoginQueue {
  /**
   * Waits for a turn: whoever comes from where fewer passwords were tried goes first, then whoever came first.
   * @param failures wrong passwords lately from where this login comes; those that wait already count, too
   * @returns false where too many wait who go first
   */
  take(address: string, failures: number): Promise<boolean>
  /** Gives the turn back; the next one has it after `restMs`. */
  giveBack(restMs: number): void
}

/**
 * Logins of which one at a time has its turn. It bounds how many passwords are hashed at once, and a rest after a wrong
 * one bounds how many are tried in all: guessing gets slow, but nobody is locked out by it.
 */
export function createLoginQueue(): LoginQueue {
  const waiting: Waiting[] = []
  let isTaken = false

  function next() {
    const first = waiting.shift()
    isTaken = first !== undefined
    first?.answer(true)
  }

  return {
    take: (address, failures) =>
      new Promise((answer) => {
        const tries = failures + waiting.filter((other) => other.address === address).length
        const place = waiting.findLastIndex((other) => other.tries <= tries) + 1
        waiting.splice(place, 0, { address, tries, answer })
        if (!isTaken) next()
        if (waiting.length > mostWaiting) waiting.pop()?.answer(false)
      }),
    giveBack: (restMs) => {
      if (restMs === 0) next()
      else setTimeout(next, restMs).unref()
    },
  }
}
