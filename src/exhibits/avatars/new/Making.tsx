import { useEffect, useRef } from 'react'
import { avatarForm, avatarInTheMaking } from '#content/exhibits/avatars/avatarForm.ts'
import { retroEras } from '#contract/avatar.ts'
import { type Answers, fields } from './answers.ts'
import styles from './Making.module.css'
import { useWords } from '#state/language.ts'

interface MakingProps {
  readonly answers: Answers
}

/** Dots along one side of the print. */
const dotsAcross = 12
const dots = Array.from({ length: dotsAcross ** 2 }, (_, index) => index)

/** Delay of a dot's animation, seconds, growing from the middle to the edges. */
function delayOf(dot: number): number {
  const middle = (dotsAcross - 1) / 2
  const across = (dot % dotsAcross) - middle
  const down = Math.floor(dot / dotsAcross) - middle
  return Math.hypot(across, down) * 0.11
}

/** Shown while an avatar is made (AVA-02), as a modal dialog, so that nothing behind it can be reached. */
export function Making({ answers }: MakingProps) {
  const words = useWords(avatarForm)
  const dialog = useRef<HTMLDialogElement>(null)
  const era = retroEras.find((each) => each === answers.retroEra)

  useEffect(function coverThePage() {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    // Without controls inside, the element itself takes the focus and scrolls on small displays.
    element.tabIndex = 0
    element.focus()
    return () => element.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={styles.making}
      aria-labelledby="making"
      aria-busy="true"
      closedby="none"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.stage}>
        <div className={styles.screen} aria-hidden="true">
          {dots.map((dot) => (
            <span key={dot} className={styles.dot} style={{ '--delay': delayOf(dot) }} />
          ))}
        </div>
        <div>
          <p id="making" className={styles.title} lang="de">
            {avatarInTheMaking}
          </p>
          <p className={styles.wait}>{words.wait}</p>
          <ol className={styles.answers} aria-hidden="true">
            {fields.map((field) => (
              <li key={field} className={styles.answer} dir="auto">
                {field === 'retroEra' ? era && words.eras[era].name : answers[field]}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </dialog>
  )
}
