import { type Frame, keyPlaces, keyRowSize, type MachineKey } from '#scenes/answeringMachine/layout.ts'
import { mapped, type Point } from '#scenes/stage/screenPlane.ts'
import { stills } from '#content/stills.gen.ts'
import styles from './AnsweringMachineStill.module.css'

interface AnsweringMachineStillProps {
  readonly frame: Frame
  readonly pressed: MachineKey | null
  readonly isLampOn: boolean
  /** The scene is drawn. */
  readonly isHidden: boolean
}

/** The still of the hallway: the first picture of every visit, and the only one where nothing is drawn. */
export function AnsweringMachineStill({ frame, pressed, isLampOn, isHidden }: AnsweringMachineStillProps) {
  const { name, left, top, width, height } = frame
  const picture = {
    style: { left, top, width, height },
    src: stills[`answeringMachine-${name}`].url,
    alt: '',
  }
  return (
    <div className={styles.hallway} data-hidden={isHidden || undefined} aria-hidden="true">
      <img key={name} {...picture} alt="" className={styles.picture} fetchPriority="high" />
      {!isLampOn && (
        <span className={styles.out} style={{ ...lampIn(frame), translate: `${left}px ${top}px` }} />
      )}
      {pressed && (
        <img
          {...picture}
          alt=""
          className={styles.down}
          style={{ ...picture.style, clipPath: capIn(frame, pressed) }}
        />
      )}
    </div>
  )
}

/** Millimetres in the plane of the keys, above their row: a dome, which from the front looks as high as wide. */
const lamp = { x: 11, y: -7.7, radius: 5.2 } as const

/** From the corner of the picture, CSS px. */
export function lampIn({ keys }: Frame) {
  if (keys === null) return undefined
  const [x0, y] = mapped(keys, [lamp.x - lamp.radius, lamp.y])
  const [x1] = mapped(keys, [lamp.x + lamp.radius, lamp.y])
  const size = x1 - x0
  return { left: x0, top: y - size / 2, width: size, height: size }
}

/** Millimetres around a cap: some of the shell above it, and its side below. */
const around = { top: 10, beside: 1.5, below: 6 } as const

/** Outline of a key's cap in the picture, CSS `polygon()`. */
function capIn({ keys, width, height }: Frame, key: MachineKey): string | undefined {
  if (keys === null) return undefined
  const { left, width: wide } = keyPlaces[key]
  const [x0, x1, y1] = [left - around.beside, left + wide + around.beside, keyRowSize.height + around.below]
  const corners: Point[] = [
    [x0, around.top],
    [x1, around.top],
    [x1, y1],
    [x0, y1],
  ]
  const shares = corners.map((corner) => mapped(keys, corner))
  return `polygon(${shares.map(([x, y]) => `${(100 * x) / width}% ${(100 * y) / height}%`).join(', ')})`
}
