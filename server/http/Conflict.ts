import { HttpError } from './HttpError.ts'

interface Changed<T> {
  readonly changedBy: string | null
  /** ISO 8601 in UTC. */
  readonly changedAt: string
  /** As it stands. */
  readonly current: T
}

/** Somebody else has changed what this would have overwritten: a 409 that says who, when, and what stands there now. */
export class Conflict<T> extends HttpError {
  readonly details: Changed<T>

  constructor(what: string, details: Changed<T>) {
    const time = details.changedAt.slice(11, 16)
    const who = details.changedBy ?? 'Someone'
    super(409, `${who} has changed ${what} meanwhile (${time} UTC). Nothing was overwritten.`)
    this.details = details
  }
}
