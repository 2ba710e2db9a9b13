import { reelsAt, type TapeGeometry } from './reels.ts'

/** Turns of the take-up hub since the start of the tape, which a counter shows. They are not linear in time. */
export function hubTurns(seconds: number, tape: TapeGeometry): number {
  return reelsAt(seconds, tape).takeUpAngle / (2 * Math.PI)
}

/** Positions of the three wheels, hundreds first, 0 to 10; 3.5 is half way from 3 to 4. */
type CounterWheels = readonly [number, number, number]

/**
 * The last wheel turns with the hub; each other turns only while the one after it goes from 9 to 0.
 * @param turns since the counter was set to 000; negative values run back through 999.
 */
export function counterWheels(turns: number): CounterWheels {
  const whole = Math.floor(turns)
  const part = turns - whole
  return [wheelOf(whole, part, 100), wheelOf(whole, part, 10), modulo(whole, 10) + part]
}

/** The three digits as they can be read. */
export function counterDigits(turns: number): string {
  return String(Math.floor(modulo(turns, 1000))).padStart(3, '0')
}

/** The wheel that counts steps of `step` turns: it rests on a digit except during the last turn before the next. */
function wheelOf(whole: number, part: number, step: number): number {
  const carried = modulo(whole, step) === step - 1 ? part : 0
  return modulo(Math.floor(whole / step), 10) + carried
}

/** Never negative, unlike `%`. */
function modulo(value: number, by: number): number {
  const rest = value % by
  return rest < 0 ? rest + by : rest
}
