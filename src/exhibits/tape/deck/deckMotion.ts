import type { MechanismMotion } from '#audio/deck/createDeckSounds.ts'
import type { TapeLive } from '#lib/tape/deck.ts'
import { reelsAt, reelSpeed, tapeFor } from '#lib/tape/reels.ts'
import type { DeckMachine } from './deckMachine.ts'
import { windingSpeed } from './winding.ts'

/** Seconds: a greater difference is a seek. */
const leapSeconds = 0.06
/** Time constant, ms, with which the drawn position approaches the media's. */
const catchUpMs = 80
/** ms between two frames from which no motion is inferred. */
const longestFrameMs = 100
/** Radians a second of the driven reel in the middle of a 5 s seek, with half the tape on it: pitch 1. */
const usualReelSpeed = reelSpeed(18, 8)

/** Tape speed as a multiple of play speed, from the winding or the transport. */
export function deckSpeed({ winding, clockMs, seenMs }: DeckMachine, nowMs: number, voiceSpeed: number) {
  return winding === null ? voiceSpeed : windingSpeed(winding, clockMs + Math.max(0, nowMs - seenMs))
}

/**
 * The position to draw. A media element reports its time in uneven steps, which would make the reels tremble. At play
 * speed the tape therefore follows frame time and is drawn towards the reported position.
 */
export function followPosition({ position, speed }: TapeLive, reported: number, frameMs: number): number {
  if (speed !== 1 || frameMs <= 0 || frameMs > longestFrameMs) return reported
  const expected = position + frameMs / 1000
  const off = reported - expected
  return Math.abs(off) > leapSeconds ? reported : expected + off * (1 - Math.exp(-frameMs / catchUpMs))
}

/** The motion that sounds. Winding drives one reel: the take-up forwards, the supply backwards. */
export function motionOf({ mode, winding }: DeckMachine, live: TapeLive): MechanismMotion {
  const isLoading = mode === 'loading'
  const isWinding = winding !== null && live.speed !== 0
  return {
    loop: isLoading || mode === 'fullRewinding' ? 'rewind' : isWinding ? 'fast-wind' : null,
    reelSpeed: isLoading ? 1 : drivenReel(live) / usualReelSpeed,
  }
}

function drivenReel({ position, duration, speed }: TapeLive): number {
  if (speed === 0) return 0
  const { takeUpRadius, supplyRadius } = reelsAt(position, tapeFor(duration))
  return reelSpeed(speed > 0 ? takeUpRadius : supplyRadius, Math.abs(speed))
}
