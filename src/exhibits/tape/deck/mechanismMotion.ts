import type { MechanismMotion } from '#audio/deck/createDeckSounds.ts'
import type { TapeLive } from '#lib/tape/deck.ts'
import { reelsAt, reelSpeed, tapeFor } from '#lib/tape/reels.ts'
import type { DeckMachine } from './deckTransport.ts'

/** Radians a second of the driven reel in the middle of a 5 s seek, with half a tape on it: pitch 1. */
const usualReelSpeed = reelSpeed(18, 8)

/** What one hears of the mechanism. Winding is driven at one reel: the take-up forwards, the supply backwards. */
export function motionOf(machine: DeckMachine, live: TapeLive): MechanismMotion {
  const isWinding = machine.winding !== null && live.speed !== 0
  const isLoading = machine.mode === 'loading'
  return {
    loop: isLoading || machine.mode === 'fullRewinding' ? 'rewind' : isWinding ? 'fast-wind' : null,
    reelSpeed: isLoading ? 1 : drivenReel(live) / usualReelSpeed,
  }
}

function drivenReel({ position, duration, speed }: TapeLive): number {
  if (speed === 0) return 0
  const { takeUpRadius, supplyRadius } = reelsAt(position, tapeFor(duration))
  return reelSpeed(speed > 0 ? takeUpRadius : supplyRadius, Math.abs(speed))
}
