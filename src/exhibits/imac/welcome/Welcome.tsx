import type { ImacWords } from '#content/exhibits/imac/words.ts'
import { soundWords } from '#content/sound.ts'
import type { Language } from '#contract/common.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import type { Rect } from '#lib/projection.ts'
import { useSession } from '#state/session.ts'
import { VisitControls } from '#ui/kit/VisitControls.tsx'
import { SoundControl } from '#ui/kit/SoundControl.tsx'
import { Hold } from '#ui/parts/hold/Hold.tsx'
import { type WindowType, windowTypes } from '../room/imacMachine.ts'
import { Notes } from './Notes.tsx'
import styles from './Welcome.module.css'

const ImacInHand = lazyComponent(
  'computer in hand',
  async () => (await import('../ImacInHand.tsx')).ImacInHand,
)

interface WelcomeProps {
  readonly pressed: WindowType | null
  readonly onPress: (window: WindowType) => void
  /** Where the machine's front is, shares of the window. */
  readonly front: Rect | undefined
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly words: ImacWords
}

/** Before the machine: what it was, three keys, and notes that others have stuck around it (IMAC-01). */
export function Welcome({ pressed, onPress, front, language, onLanguage, words }: WelcomeProps) {
  // Only whoever carries a token is given notes.
  const mayAsk = useSession(({ kiosk, staff }) => kiosk || staff)
  return (
    <div className={styles.welcome}>
      <header className={styles.head} data-head>
        <Hold language={language} touched={front}>
          {(onBack) => <ImacInHand onBack={onBack} language={language} onLanguage={onLanguage} />}
        </Hold>
        <SoundControl words={soundWords[language]} />
        <VisitControls language={language} onLanguage={onLanguage} order={['en', 'de']} />
      </header>
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          {words.title}
        </h1>
        <p className={styles.lead}>{words.welcome.lead}</p>
      </div>
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
      {mayAsk && <Notes language={language} words={words.welcome} />}
    </div>
  )
}
