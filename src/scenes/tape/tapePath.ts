import { Euler, MathUtils, Quaternion, Vector3 } from 'three'
import { deckBay, deckDoor, doorOpens } from '#lib/tape/deckSize.ts'

/* The path of a cassette: 0 is seated, 1 in a hand in front of the deck, 2 out of the picture. */
export const tapeWay = { seated: 0, inHand: 1, away: 2 } as const

const hinge = new Vector3(deckBay.x / 1000, (deckBay.y - deckDoor.height / 2) / 1000, 0)
/** From the hinge, as in the model: see cassette_anchor. */
const seat = new Vector3(0, 0.048, -0.013)
/** Where the lower edge of the cassette clears the upper edge of the door. */
const slideOut = 0.072
/** Share of the path between seat and hand that is on rails. */
const onRails = 0.5

const hand = {
  at: new Vector3(-0.108, 0.05, 0.17),
  turn: new Quaternion().setFromEuler(new Euler(-0.1, 0.26, -0.05)),
}
const away = {
  at: new Vector3(-0.02, -0.34, 0.46),
  turn: new Quaternion().setFromEuler(new Euler(-0.9, 0.5, -0.5)),
}
const axis = new Vector3(1, 0, 0)
const railEnd = new Vector3()
const doorTurn = new Quaternion()
const bend = new Vector3()

/**
 * Poses a cassette on its path.
 * @param way 0 to 2, see tapeWay
 * @param door 0 closed to 1 open: on its rails the cassette leans with the door
 */
export function placeTape(way: number, door: number, at: Vector3, turn: Quaternion): void {
  doorTurn.setFromAxisAngle(axis, door * doorOpens)
  if (way <= onRails) {
    onDoor((Math.max(0, way) / onRails) * slideOut, at)
    turn.copy(doorTurn)
    return
  }
  onDoor(slideOut, railEnd)
  if (way <= tapeWay.inHand) {
    const share = (way - onRails) / (tapeWay.inHand - onRails)
    // Leaves the rails in their direction, at the same speed.
    onDoor(slideOut * 2 - slideOut * 0.6, bend)
    bezier(railEnd, bend, hand.at, share, at)
    turn.slerpQuaternions(doorTurn, hand.turn, MathUtils.smoothstep(share, 0, 1))
    return
  }
  const share = Math.min(1, way - tapeWay.inHand)
  at.lerpVectors(hand.at, away.at, share)
  turn.slerpQuaternions(hand.turn, away.turn, share)
}

function onDoor(slide: number, at: Vector3): void {
  at.copy(seat)
  at.y += slide
  at.applyQuaternion(doorTurn).add(hinge)
}

function bezier(a: Vector3, b: Vector3, c: Vector3, t: number, at: Vector3): void {
  const [u, v, w] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
  at.set(a.x * u + b.x * v + c.x * w, a.y * u + b.y * v + c.y * w, a.z * u + b.z * v + c.z * w)
}
