import { useDrag } from '@use-gesture/react'
import { deckFace, deckKnob } from '#lib/tape/deckSize.ts'
import { turned } from './knobTurn.ts'
import styles from './VolumeKnob.module.css'

interface VolumeKnobProps {
  readonly volume: number
  readonly onVolume: (volume: number) => void
}

/** The knob of the drawn deck, turned where it is seen; the slider beside it is the same for keys and screen readers. */
export function VolumeKnob({ volume, onVolume }: VolumeKnobProps) {
  const bindDrag = useDrag(
    ({ xy: [x, y], currentTarget, memo }) => {
      if (!(currentTarget instanceof Element)) return
      const { left, top, width, height } = currentTarget.getBoundingClientRect()
      /** Radians clockwise around its middle. */
      const angle = Math.atan2(y - top - height / 2, x - left - width / 2)
      const before: { angle: number; volume: number } = memo ?? { angle, volume }
      const now = { angle, volume: turned(before.volume, before.angle, angle) }
      onVolume(now.volume)
      return now
    },
    { pointer: { keys: false } },
  )
  return <span className={styles.knob} style={place} aria-hidden="true" {...bindDrag()} />
}

/** Millimetres from the upper left corner of the face. */
const place = {
  '--x': deckFace.width / 2 + deckKnob.x - deckKnob.radius,
  '--y': deckFace.height / 2 - deckKnob.y - deckKnob.radius,
  '--across': 2 * deckKnob.radius,
}
