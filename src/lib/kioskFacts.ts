/*
 * What parts of the client know that the house wants to know of a screen. A part that is loaded registers its reader;
 * where none is, the fact is unknown.
 */

/** What visitors left and has not arrived at the server yet. */
export interface OutboxFacts {
  readonly waiting: number
  /** The server will not take these: staff must look. */
  readonly refused: number
}

/** A way to try the outbox with something that is nobody's. */
export interface OutboxTrial {
  /** Leaves one item, as a visitor would. Resolves once it is kept. */
  leave(): Promise<void>
  /** Sends what waits, as it does by itself when the line is back. */
  send(): Promise<void>
}

interface KioskFacts {
  outbox: () => OutboxFacts | Promise<OutboxFacts>
  outboxTrial: () => OutboxTrial
}

const readers: Partial<KioskFacts> = {}

/** Registers who knows. */
export function knowFact<Fact extends keyof KioskFacts>(fact: Fact, read: KioskFacts[Fact]): void {
  readers[fact] = read
}

/** Who knows; undefined where nobody does. */
export const readerOf = <Fact extends keyof KioskFacts>(fact: Fact): KioskFacts[Fact] | undefined =>
  readers[fact]
