import { useEffect, useReducer, useRef } from 'react'
import { museumFacts } from '#content/exhibits/interfaceMuseum/museumFacts.ts'
import { interfaceMuseum } from '#content/exhibits/interfaceMuseum/words.ts'
import { useMedia } from '#lib/browser/useMedia.ts'
import { fill } from '#lib/text/fill.ts'
import { useSnappedWidth } from '#lib/pixels/useSnappedWidth.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { useSession } from '#state/session.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { ArchiveFrame } from '#ui/parts/ArchiveFrame.tsx'
import { useExhibitSounds } from '#ui/parts/useExhibitSounds.ts'
import { screenSize } from './places.ts'
import styles from './MuseumView.module.css'
import { LittleScreen } from './LittleScreen.tsx'
import { initialMuseum, type MuseumEvent, type MuseumState, nextMuseum, type Step } from './museumMachine.ts'

const sounds = ['museum-click'] as const
const steps = [0, 1, 2] as const

/** Teaches three ways to use a graphical interface (MUS-01). */
export function InterfaceMuseumPage() {
  const language = useLanguage()
  const words = useWords(interfaceMuseum)
  const kiosk = useSession((session) => session.kiosk)
  const [state, dispatch] = useReducer(nextMuseum, initialMuseum)
  const { step, isPopupOpen, isDone, missed, misses } = state
  const mixer = useExhibitSounds(sounds)
  const group = useRef<HTMLDivElement>(null)
  const seat = useRef<HTMLDivElement>(null)
  const width = useSnappedWidth(seat, screenSize.width)
  const isTouch = useMedia('(pointer: coarse)')
  const hints = isTouch ? words.touchHints : words.hints
  const hint = isPopupOpen || isDone ? null : hints[step]

  useEffect(
    function showHint() {
      if (hint !== null) toast.notice(hint, { lang: language })
      else toast.dismissAll()
    },
    // Every miss repeats the hint.
    [hint, language, misses],
  )
  useEffect(() => () => toast.dismissAll(), [])

  function notify(event: MuseumEvent): void {
    if (event.type !== 'close') mixer?.play('museum-click')
    dispatch(event)
  }

  function close(): void {
    dispatch({ type: 'close' })
    group.current?.focus({ preventScroll: true })
  }

  const { title, facts, sources } = museumFacts[step]
  const missedAnswer = missed === null ? null : answerTo(missed, step, words)
  return (
    <ArchiveFrame>
      <div className="interfaceMuseum-page" data-menu={!kiosk || undefined}>
        <div className="interfaceMuseum-words">
          <p className="interfaceMuseum-kicker">{words.kicker}</p>
          <h1 className="interfaceMuseum-title" tabIndex={-1}>
            {words.title}
          </h1>
          <p className="interfaceMuseum-lead">{words.leads[isDone ? 3 : step]}</p>
          {/* Stays readable after its toast. */}
          <p className={styles.hint}>{hint}</p>
        </div>
        <div className={styles.foot}>
          <div className={styles.course}>
            <span className={styles.steps} aria-hidden="true">
              {steps.map((each) => (
                <span
                  key={each}
                  data-learned={isDone || each < step || undefined}
                  data-now={each === step || undefined}
                />
              ))}
            </span>
            <p>{isDone ? words.done : fill(words.step, { number: step + 1 })}</p>
            <Button onClick={() => notify({ type: 'restart' })}>{words.restart}</Button>
          </div>
          <p className={styles.answer} role="status" key={misses}>
            {missedAnswer}
          </p>
        </div>
        <div className={styles.seat}>
          <div className={styles.measure} ref={seat} />
          <div className={styles.computer}>
            <div className={styles.bezel}>
              <LittleScreen
                step={isDone ? 2 : step}
                isLearning={isPopupOpen}
                group={group}
                width={width}
                onClick={(thing) => notify({ type: 'click', thing })}
                onRightClick={() => notify({ type: 'rightClick' })}
              />
            </div>
            <div className={styles.chin} aria-hidden="true">
              <span className={styles.slot} />
              <span className={styles.lamp} />
            </div>
          </div>
        </div>
        <Dialog
          title={title[language]}
          open={isPopupOpen}
          onClose={close}
          keys={
            <Button look="main" onClick={close}>
              {words.close}
            </Button>
          }
        >
          <dl className={styles.facts}>
            {facts.map(({ when, text }) => (
              <div key={text.en} className={styles.fact}>
                <dt>{when[language]}</dt>
                <dd>{text[language]}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.sources}>
            {words.sources}: <span lang="en">{sources.join('; ')}</span>
          </p>
        </Dialog>
      </div>
    </ArchiveFrame>
  )
}

type Words = (typeof interfaceMuseum)['en']

/** The answer to a click on something else. */
function answerTo(missed: NonNullable<MuseumState['missed']>, step: Step, words: Words): string | null {
  if (missed === 'rightButton') return words.rightClick
  const answers: Readonly<Record<string, string>> = step === 1 ? words.notTheBin : words.notTheWindow
  return answers[missed] ?? null
}
