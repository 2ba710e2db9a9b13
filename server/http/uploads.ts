import { HttpError } from './HttpError.ts'

/** What uploads may hold in memory, from their first byte to their answer. */
export const uploadLimits = {
  /** Fourteen recordings of full length at a time. */
  bytes: 67_108_864,
  /** So that one address leaves room for others. A kiosk key counts as an address of its own. */
  bytesPerSender: 33_554_432,
  /** An upload that brings fewer than `stepBytes` in this time has stopped, ms. */
  stepMs: 5_000,
  /** A recording of full length has to come within five minutes, at 16 kB a second. */
  stepBytes: 65_536,
  retryAfterSeconds: 10,
} as const

/** Bytes that each piece takes beside its content: pieces may be as small as their sender likes. */
const bytesPerPiece = 128

export interface Upload {
  /** Takes a piece into memory, unless there is no room for it: then all of the upload is given up. */
  add(piece: Uint8Array): void
  /** All that came, complete. @throws HttpError 503 where it was given up */
  finish(): Uint8Array
  close(): void
}

interface Reservation {
  readonly sender: string
  readonly pieces: Uint8Array[]
  bytes: number
  bytesOfStep: number
  /** When the last `stepBytes` were complete, in ms of `performance.now()`; Infinity once all is there. */
  steppedAt: number
}

/**
 * Bounds the memory that uploads take. What finds no room is read to its end, so that its sender hears the answer, but
 * not kept: 503 says when to come again. Uploads that have stopped make room for those that move.
 */
export class UploadBudget {
  readonly #reserved = new Set<Reservation>()

  /** @param sender whose share it takes; until it is closed it takes its room */
  open(sender: string): Upload {
    const reserved: Reservation = {
      sender,
      pieces: [],
      bytes: 0,
      bytesOfStep: 0,
      steppedAt: performance.now(),
    }
    this.#reserved.add(reserved)
    return {
      add: (piece) => this.#add(reserved, piece),
      finish: () => this.#finish(reserved),
      close: () => this.#giveUp(reserved),
    }
  }

  #add(reserved: Reservation, piece: Uint8Array): void {
    if (!this.#reserved.has(reserved)) return
    const now = performance.now()
    reserved.bytes += piece.byteLength + bytesPerPiece
    reserved.bytesOfStep += piece.byteLength
    if (reserved.bytesOfStep >= uploadLimits.stepBytes) {
      reserved.bytesOfStep = 0
      reserved.steppedAt = now
    }
    // A small piece may be a part of far more memory, which it would keep.
    reserved.pieces.push(piece.byteLength * 2 < piece.buffer.byteLength ? Buffer.from(piece) : piece)
    if (this.#isOver(reserved.sender)) {
      for (const other of this.#reserved) if (now - other.steppedAt > uploadLimits.stepMs) this.#giveUp(other)
    }
    if (this.#isOver(reserved.sender)) this.#giveUp(reserved)
  }

  #finish(reserved: Reservation): Uint8Array {
    if (!this.#reserved.has(reserved)) {
      throw new HttpError(503, 'Too many recordings are coming in at once. Please try again in a moment.', {
        retryAfterSeconds: uploadLimits.retryAfterSeconds,
      })
    }
    reserved.steppedAt = Infinity
    return Buffer.concat(reserved.pieces)
  }

  #giveUp(reserved: Reservation): void {
    this.#reserved.delete(reserved)
    reserved.pieces.length = 0
  }

  #isOver(sender: string): boolean {
    let [all, own] = [0, 0]
    for (const reserved of this.#reserved) {
      all += reserved.bytes
      if (reserved.sender === sender) own += reserved.bytes
    }
    return all > uploadLimits.bytes || own > uploadLimits.bytesPerSender
  }
}
