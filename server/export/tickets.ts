import { makeToken, tokenHash } from '../secrets.ts'

/** A download begins within this time, or needs another ticket. */
const ticketMs = 60_000
/** More than this waits for nobody. */
const mostTickets = 100

export interface Tickets {
  /** @returns the ticket and when it expires, milliseconds since 1970. */
  make(nowMs: number): { readonly ticket: string; readonly expiresMs: number }
  /** Takes a ticket: true once, in time. */
  take(ticket: string, nowMs: number): boolean
}

/**
 * Tickets in place of a bearer, for a browser that follows a link: in a log they open nothing. Kept in memory, by their
 * hashes alone.
 */
export function createTickets(): Tickets {
  const expiry = new Map<string, number>()
  function forgetOld(nowMs: number) {
    for (const [hash, expiresMs] of expiry) {
      if (expiresMs <= nowMs || expiry.size > mostTickets) expiry.delete(hash)
    }
  }
  return {
    make: (nowMs) => {
      forgetOld(nowMs)
      const ticket = makeToken()
      const expiresMs = nowMs + ticketMs
      expiry.set(tokenHash(ticket), expiresMs)
      return { ticket, expiresMs }
    },
    take: (ticket, nowMs) => {
      forgetOld(nowMs)
      return expiry.delete(tokenHash(ticket))
    },
  }
}
