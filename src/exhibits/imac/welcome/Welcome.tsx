import { imac } from '#content/exhibits/imac/words.ts'
import { useSession } from '#state/session.ts'
import { useWords } from '#state/language.ts'
import { type WindowType, windowTypes } from '../imacMachine.ts'
import { Notes } from './Notes.tsx'
import styles from './Welcome.module.css'

interface WelcomeProps {
  readonly pressed: WindowType | null
  readonly onPress: (window: WindowType) => void
}

/** The welcome page: text, three keys, and notes around the machine (IMAC-01). */
export function Welcome({ pressed, onPress }: WelcomeProps) {
  const words = useWords(imac)
  // The server gives notes only to kiosks and staff.
  const mayAsk = useSession(({ kiosk, staff }) => kiosk || staff)
  return (
    <div className={styles.welcome}>
      <p className={`imac-lead ${styles.lead}`}>{words.welcome.lead}</p>
      <ul className={styles.keys}>
        {windowTypes.map((type) => (
          <li key={type}>
            <button
              type="button"
              className={styles.key}
              data-down={pressed === type || undefined}
              onClick={() => onPress(type)}
            >
              {words.welcome.keys[type]}
            </button>
          </li>
        ))}
      </ul>
      {mayAsk && <Notes />}
    </div>
  )
}
