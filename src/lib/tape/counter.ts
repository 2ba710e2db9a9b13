import { reelsAt, type TapeGeometry } from './reels.ts'

/** Turns of the take-up hub since the start of the tape: a mechanical counter runs on a belt from it, so it runs unevenly against time. */
export function hubTurns(seconds: number, tape: TapeGeometry): number {
  return reelsAt(seconds, tape).takeUpAngle / (2 * Math.PI)
}

/** Where three wheels stand, hundreds first, each 0 to 10, which is 0 again; 3.5 is half way from 3 to 4. */
type CounterWheels = readonly [number, number, number]

/**
 * The last wheel turns with the hub; the next one is taken along only while the one before goes from 9 to 0.
 * @param turns from the place where the counter was set to 000; below it the wheels run back through 999.
 */
export function counterWheels(turns: number): CounterWheels {
  const whole = Math.floor(turns)
  const part = turns - whole
  return [wheelOf(whole, part, 100), wheelOf(whole, part, 10), modulo(whole, 10) + part]
}

/** Three digits as a reader of the wheels would say them. */
export function counterDigits(turns: number): string {
  return String(Math.floor(modulo(turns, 1000))).padStart(3, '0')
}

/** The wheel that counts steps of `step` turns: at rest on a digit but for the last turn before the next one. */
function wheelOf(whole: number, part: number, step: number): number {
  const carried = modulo(whole, step) === step - 1 ? part : 0
  return modulo(Math.floor(whole / step), 10) + carried
}

/** Of mathematics: never negative. */
function modulo(value: number, by: number): number {
  const rest = value % by
  return rest < 0 ? rest + by : rest
}
