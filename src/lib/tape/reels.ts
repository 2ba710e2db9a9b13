/** Compact cassette, IEC 60094-1: 4.76 cm/s (1 7/8 inch). */
const tapeMmPerSecond = 47.6

/** A tape between two hubs. Lengths in millimetres. */
export interface TapeGeometry {
  readonly lengthMm: number
  readonly thicknessMm: number
  readonly hubRadiusMm: number
}

const hubRadiusMm = 11

/** Lengths of real tapes: a little longer than the name promises, 90 m are 31.5 minutes a side. */
export const c60: TapeGeometry = { lengthMm: 90_000, thicknessMm: 0.016, hubRadiusMm }
export const c90: TapeGeometry = { lengthMm: 135_000, thicknessMm: 0.011, hubRadiusMm }
export const c120: TapeGeometry = { lengthMm: 173_000, thicknessMm: 0.009, hubRadiusMm }

/** Playing time of a side, seconds. */
export const sideSeconds = (tape: TapeGeometry) => tape.lengthMm / tapeMmPerSecond

/** The shortest tape sold for a recording of `seconds`; beyond a C-120, one thin enough for the shell. */
export function tapeFor(seconds: number): TapeGeometry {
  const bought = [c60, c90, c120].find((tape) => sideSeconds(tape) >= seconds)
  if (bought) return bought
  const lengthMm = seconds * tapeMmPerSecond
  return { lengthMm, thicknessMm: (c120.lengthMm * c120.thicknessMm) / lengthMm, hubRadiusMm }
}

/** Both reels at one position of the tape. Angles grow while it plays: both hubs turn the same way. */
export interface Reels {
  /** Millimetres, hub included. */
  readonly takeUpRadius: number
  readonly supplyRadius: number
  /** Radians since the start of the tape, whole turns included. */
  readonly takeUpAngle: number
  readonly supplyAngle: number
}

/**
 * Reels at a position, independent of how the tape got there.
 * @param seconds into the tape at play speed; clamped to its length.
 */
export function reelsAt(seconds: number, tape: TapeGeometry): Reels {
  const woundMm = Math.min(Math.max(0, seconds * tapeMmPerSecond), tape.lengthMm)
  const takeUpRadius = packRadius(woundMm, tape)
  const supplyRadius = packRadius(tape.lengthMm - woundMm, tape)
  return {
    takeUpRadius,
    supplyRadius,
    takeUpAngle: woundAngle(woundMm, takeUpRadius, tape.hubRadiusMm),
    supplyAngle: (2 * woundMm) / (fullRadius(tape) + supplyRadius),
  }
}

/** Millimetres, hub included: the wound tape's area, length x thickness, is a ring around the hub. */
function packRadius(woundMm: number, { thicknessMm, hubRadiusMm: hub }: TapeGeometry): number {
  return Math.sqrt(hub ** 2 + (woundMm * thicknessMm) / Math.PI)
}

/** Radius of a reel that holds the whole tape, millimetres. */
export const fullRadius = (tape: TapeGeometry) => packRadius(tape.lengthMm, tape)

/** Radians a second of a reel of this radius at `speed` times play speed. */
export const reelSpeed = (radiusMm: number, speed: number) => (speed * tapeMmPerSecond) / radiusMm

/** Equals 2 pi (r - hub) / thickness, without the loss of digits where r is close to hub. */
function woundAngle(woundMm: number, radius: number, hub: number): number {
  return (2 * woundMm) / (radius + hub)
}
