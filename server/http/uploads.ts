import { HttpError } from './HttpError.ts'

/** Memory for uploads, from their first byte to the answer. */
export const uploadLimits = {
  /** Fourteen recordings of full length. */
  bytes: 67_108_864,
  /** Leaves space for other addresses. A kiosk key counts as an address. */
  bytesPerSender: 33_554_432,
  /** ms in which an upload must bring `stepBytes`, else it has stalled. */
  stepMs: 5_000,
  /** A recording of full length must arrive within five minutes, at 16 kB a second. */
  stepBytes: 65_536,
  retryAfterSeconds: 10,
} as const

/** Overhead per piece: senders may choose tiny pieces. */
const bytesPerPiece = 128

export interface Upload {
  /** Stores a piece; without space the whole upload is dropped. */
  add(piece: Uint8Array): void
  /** The complete upload. @throws HttpError 503 where it was dropped */
  finish(): Uint8Array
  close(): void
}

interface Reservation {
  readonly sender: string
  readonly pieces: Uint8Array[]
  bytes: number
  bytesOfStep: number
  /** When the last `stepBytes` were complete, ms of `performance.now()`; Infinity at the end. */
  steppedAt: number
}

/**
 * Limits the memory of uploads. An upload without space is read to its end, so that its sender gets the 503, but not
 * stored. Stalled uploads make space for others.
 */
export class UploadBudget {
  readonly #reserved = new Set<Reservation>()

  /** @param sender whose share is used until the upload is closed */
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
    // Copied where a small piece would retain a far larger buffer.
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
