import type { MechanismMotion } from '#audio/deck/createDeckSounds.ts'
import type { TapeLive } from '#lib/tape/deck.ts'
import { reelsAt, reelSpeed, tapeFor } from '#lib/tape/reels.ts'
import type { DeckMachine } from './deckMachine.ts'
import { windingSpeed } from './winding.ts'

/** Seconds: further away than this the tape has been put somewhere else. */
const leapSeconds = 0.06
/** ms in which two thirds of the distance to what the media says are caught up. */
const catchUpMs = 80
/** ms: after a longer pause than this between two frames nothing is known. */
const longestFrameMs = 100
/** Radians a second of the driven reel in the middle of a 5 s seek, with half a tape on it: pitch 1. */
const usualReelSpeed = reelSpeed(18, 8)

/** Tape speed as a multiple of play speed: of the winding, or what the voice says. */
export function deckSpeed({ winding, clockMs, seenMs }: DeckMachine, nowMs: number, voiceSpeed: number) {
  return winding === null ? voiceSpeed : windingSpeed(winding, clockMs + Math.max(0, nowMs - seenMs))
}

/**
 * Where the tape is drawn. A media element tells its time in small uneven steps; reels that followed those would
 * tremble. So at play speed the tape runs by the frames' own time, and is drawn towards what the element says.
 */
export function followPosition({ position, speed }: TapeLive, reported: number, frameMs: number): number {
  if (speed !== 1 || frameMs <= 0 || frameMs > longestFrameMs) return reported
  const expected = position + frameMs / 1000
  const off = reported - expected
  return Math.abs(off) > leapSeconds ? reported : expected + off * (1 - Math.exp(-frameMs / catchUpMs))
}

/** What one hears of the mechanism. Winding is driven at one reel: the take-up forwards, the supply backwards. */
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
