import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { selfTestNames, selfTestWords } from '#content/pages/selfTest.ts'
import { type SelfTestCheck, selfTestChecks } from '#contract/selfTest.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { addressOfView } from '../views.ts'
import shared from '../parts/parts.module.css'
import { ViewFrame } from '../parts/ViewFrame.tsx'
import { answerAudible, playAgain, runSelfTest, useSelfTest } from './selfTest.ts'
import styles from './SelfTest.module.css'
import { countOutcomes, outcomeOf } from './testMachine.ts'
import { useWords } from '#state/language.ts'
import { OnStage } from '#ui/parts/OnStage.tsx'
import { useStage } from '#state/stage.ts'
import { ItemKey } from '../parts/ItemRow.tsx'

/** Staff try this very kiosk before the museum opens (ADMIN-12). */
export function SelfTestView() {
  const words = useWords(selfTestWords)
  const names = useWords(selfTestNames)
  const test = useSelfTest()
  const { phase, current, isAsking, report, onStage } = test
  const counts = countOutcomes(test)
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      {onStage && <StageProbe onGraphics={onStage} />}
      <p className={shared.note}>{words.where}</p>
      <div className={shared.keys}>
        <Button look="main" busy={phase === 'running'} onClick={() => void runSelfTest()}>
          {phase === 'done' ? words.again : words.start}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {phase === 'running' &&
          current !== null &&
          !isAsking &&
          fill(words.running, { check: names[current] })}
        {phase === 'running' && (current === 'microphone' || current === 'idleReturn') && (
          <> {current === 'microphone' ? words.speak : words.handsOff}</>
        )}
        {phase === 'done' && fill(counts.failed > 0 ? words.failed : words.passed, counts)}
        {phase === 'done' && report !== null && <> {words[report]}</>}
      </p>
      {isAsking && <AskAudible />}
      <section className={shared.section} aria-labelledby="self-test-results">
        <h2 id="self-test-results" className={shared.heading}>
          {words.results}
        </h2>
        <ol className={shared.rows}>
          {selfTestChecks.map((check) => (
            <CheckRow key={check} check={check} name={names[check]} />
          ))}
        </ol>
        {phase === 'done' && (
          <p className={shared.note}>
            <Link href={addressOfView('screens')}>{words.board}</Link>
          </p>
        )}
      </section>
    </ViewFrame>
  )
}

interface CheckRowProps {
  readonly check: SelfTestCheck
  readonly name: string
}

function CheckRow({ check, name }: CheckRowProps) {
  const words = useWords(selfTestWords)
  const test = useSelfTest()
  const outcome = outcomeOf(test, check)
  const { why, detail = '' } = test.findings[check] ?? {}
  return (
    <li className={styles.check} data-check={check} data-outcome={outcome}>
      <span className={styles.mark} aria-hidden="true" />
      <span className={shared.name}>{name}</span>
      <span className={styles.outcome}>{words.outcomes[outcome]}</span>
      {why !== undefined ? (
        <p className={styles.why}>{fill(words.why[why], { detail })}</p>
      ) : (
        detail !== '' && <p className={shared.mono}>{detail}</p>
      )}
      {test.phase === 'done' && outcome === 'failed' && (
        <div className={styles.key}>
          <ItemKey item={name} look="quiet" onClick={() => void runSelfTest([check])}>
            {words.again}
          </ItemKey>
        </div>
      )}
    </li>
  )
}

/** The one question that only a person can answer. */
function AskAudible() {
  const words = useWords(selfTestWords)
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(function goToQuestion() {
    question.current?.focus()
  }, [])
  return (
    <div className={shared.mark}>
      <h2 ref={question} tabIndex={-1} className={shared.heading}>
        {words.audible}
      </h2>
      <div className={shared.keys}>
        <Button look="main" onClick={() => answerAudible(true)}>
          {words.yes}
        </Button>
        <Button onClick={() => answerAudible(false)}>{words.no}</Button>
        <Button look="quiet" onClick={playAgain}>
          {words.repeat}
        </Button>
      </div>
    </div>
  )
}

/** An empty scene: the stage starts for it, and reports on its graphics. */
const emptyScene = <></>

function StageProbe({ onGraphics }: { onGraphics: (graphics: string) => void }) {
  const graphics = useStage((stage) => stage.graphics)
  useEffect(
    function reportGraphics() {
      onGraphics(graphics)
    },
    [graphics, onGraphics],
  )
  return <OnStage>{emptyScene}</OnStage>
}
