import { answeringMachine } from '#content/exhibits/answeringMachine/words.ts'
import {
  type Frame,
  keyPlaces,
  keyRowSize,
  type MachineKey,
  machineKeys,
} from '#scenes/answeringMachine/layout.ts'
import { matrix3d } from '#scenes/stage/screenPlane.ts'
import { useWords } from '#state/language.ts'
import { lampIn } from './AnsweringMachineStill.tsx'
import styles from './MachineKeys.module.css'

interface MachineKeysProps {
  readonly frame: Frame
  readonly pressed: MachineKey | null
  readonly isLampOn: boolean
  readonly onPress: (key: MachineKey) => void
  /** The key that is down; null when released. */
  readonly onDown: (key: MachineKey | null) => void
}

/** Buttons over the keys in the picture (ANSW-06). */
export function MachineKeys({ frame, pressed, isLampOn, onPress, onDown }: MachineKeysProps) {
  const words = useWords(answeringMachine).keys
  const { left, top, width, height, keys } = frame
  return (
    <div className={styles.picture} style={{ left, top, width, height }}>
      <span className={styles.lamp} style={lampIn(frame)} data-on={isLampOn || undefined} />
      <div
        className={styles.row}
        style={{ ...keyRowSize, transform: keys ? matrix3d(keys) : 'none' }}
        role="group"
        aria-label={words.row}
        // In portrait the paper may have scrolled over them.
        onFocus={(event) => event.target.matches(':focus-visible') && scrollTo({ top: 0 })}
      >
        {machineKeys.map((key) => (
          <button
            key={key}
            type="button"
            className={styles.key}
            style={keyPlaces[key]}
            data-down={pressed === key || undefined}
            aria-label={words[key]}
            onClick={() => onPress(key)}
            {...downAndUp(key, onDown)}
          />
        ))}
      </div>
    </div>
  )
}

/** Handlers for a button that presses a key of the machine, by finger or keyboard. */
export function downAndUp(key: MachineKey, onDown: (key: MachineKey | null) => void) {
  const up = () => onDown(null)
  return {
    onPointerDown: () => onDown(key),
    onPointerUp: up,
    onPointerLeave: up,
    onPointerCancel: up,
    onKeyDown: (event: { readonly key: string }) => {
      if (event.key === 'Enter' || event.key === ' ') onDown(key)
    },
    onKeyUp: up,
    onBlur: up,
  }
}
