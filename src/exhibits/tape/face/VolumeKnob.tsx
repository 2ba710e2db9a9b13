import { type PointerEvent, useRef } from 'react'
import { deckFace, deckKnob } from '#lib/tape/deckSize.ts'
import { turned } from './knobTurn.ts'
import styles from './VolumeKnob.module.css'

interface VolumeKnobProps {
  readonly volume: number
  readonly onVolume: (volume: number) => void
}

/** The knob of the drawn deck, turned where it is seen; the slider beside it is the same for keys and screen readers. */
export function VolumeKnob({ volume, onVolume }: VolumeKnobProps) {
  const hand = useRef<{ angle: number; volume: number } | null>(null)
  function turn(event: PointerEvent) {
    if (hand.current === null) return
    const angle = angleOf(event)
    hand.current = { angle, volume: turned(hand.current.volume, hand.current.angle, angle) }
    onVolume(hand.current.volume)
  }
  return (
    <span
      className={styles.knob}
      style={place}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        hand.current = { angle: angleOf(event), volume }
      }}
      onPointerMove={turn}
      onLostPointerCapture={() => {
        hand.current = null
      }}
    />
  )
}

/** Radians clockwise around its middle. */
function angleOf({ currentTarget, clientX, clientY }: PointerEvent): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return Math.atan2(clientY - top - height / 2, clientX - left - width / 2)
}

/** Millimetres from the upper left corner of the face. */
const place = {
  '--x': deckFace.width / 2 + deckKnob.x - deckKnob.radius,
  '--y': deckFace.height / 2 - deckKnob.y - deckKnob.radius,
  '--across': 2 * deckKnob.radius,
}
