import { useId, useState } from 'react'
import { adminScript } from '#content/pages/adminScript.ts'
import * as routes from '#contract/adminNarrationRoutes.ts'
import type { Take } from '#contract/narrationScript.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { NoSound } from '#ui/kit/player/NoSound.tsx'
import { usePlayerState } from '#ui/kit/player/usePlayerState.ts'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { useRecordingPlayer } from '#ui/parts/useRecordingPlayer.ts'
import shared from '../../parts/parts.module.css'
import { useStaffAction } from '../../parts/useStaffAction.ts'
import { type CueTimes, nudged, tapped } from './cuts.ts'
import styles from './Script.module.css'
import type { ScriptWork } from './useScript.ts'
import { useLanguage, useWords } from '#state/language.ts'

interface CaptionsByEarProps {
  readonly work: ScriptWork
  readonly take: Take
  readonly number: number
  readonly onClose: () => void
}

/** The take plays, and a key says when each caption begins; what was said too early or late is moved by tenths. */
export function CaptionsByEar({ work, take, number, onClose }: CaptionsByEarProps) {
  const language = useLanguage()
  const words = useWords(adminScript).captions
  const id = useId()
  const player = useRecordingPlayer(take.audioUrl, take.duration)
  const { phase } = usePlayerState(player)
  const [times, setTimes] = useState<CueTimes>(() => take.cues.map(({ start }) => start))
  /** Which caption the key speaks of. */
  const [next, setNext] = useState(0)
  const nextCue = take.cues[next]

  const save = useStaffAction({
    act: () =>
      adminCall(routes.saveTakeCues, {
        params: { ...work.params, takeId: take.id },
        body: { starts: [...times] },
      }),
    onDone(fresh) {
      work.adopt(fresh)
      toast.success(words.saved, { lang: language })
      onClose()
    },
  })

  function playFrom(seconds: number) {
    player.seek(seconds)
    player.play()
  }
  function sayNow() {
    if (!nextCue) return
    setTimes(tapped(times, next, player.position()))
    setNext(next + 1)
  }

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h4 id={id} className={styles.panelName}>
        {words.open} <VisuallyHidden>({fill(adminScript[language].segment, { number })})</VisuallyHidden>
      </h4>
      <p className={shared.note}>{words.lead}</p>
      <div role="alert">
        <NoSound phase={phase} />
      </div>
      <div className={shared.keys}>
        <Button
          onClick={() => {
            setNext(0)
            playFrom(0)
          }}
        >
          {words.start}
        </Button>
      </div>
      {/* The press counts, not the release a tenth of a second later. */}
      <Button
        look="main"
        wide
        aria-disabled={!nextCue || undefined}
        onPointerDown={sayNow}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          event.preventDefault()
          if (!event.repeat) sayNow()
        }}
        onKeyUp={(event) => event.preventDefault()}
        onClick={(event) => {
          // Without a pointer: a screen reader presses so.
          if (event.detail === 0) sayNow()
        }}
      >
        <span aria-live="polite">{nextCue ? fill(words.now, { text: nextCue.text }) : words.done}</span>
      </Button>
      <ol className={shared.rows}>
        {take.cues.map((cue, index) => {
          const label = <VisuallyHidden>({fill(words.caption, { number: index + 1 })})</VisuallyHidden>
          const time = times[index] ?? 0
          return (
            <li key={index} className={styles.caption} aria-current={index === next || undefined}>
              <span className={shared.mono}>{time.toFixed(2)} s</span>
              <span lang={work.script.language} dir="auto">
                {cue.text}
              </span>
              <span className={shared.keys}>
                <Button look="quiet" onClick={() => playFrom(time)}>
                  {words.hear} {label}
                </Button>
                <Button onClick={() => setTimes(nudged(times, index, -0.1, take.duration))}>
                  {words.earlier} {label}
                </Button>
                <Button onClick={() => setTimes(nudged(times, index, 0.1, take.duration))}>
                  {words.later} {label}
                </Button>
              </span>
            </li>
          )
        })}
      </ol>
      <div className={shared.keys}>
        <Button look="main" busy={save.pending !== null} onClick={() => save.run()}>
          {words.save}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </section>
  )
}
