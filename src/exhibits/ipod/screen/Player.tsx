import * as messages from '#content/messages.ts'
import { ipod } from '#content/exhibits/ipod/words.ts'
import { fill } from '#lib/text/fill.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { isSoundLoss } from '#lib/sound/playback.ts'
import { chooseLoudness, useVisit } from '#state/visit.ts'
import { cueAt } from '#ui/kit/player/cues.ts'
import { NoSound } from '#ui/kit/player/NoSound.tsx'
import { Cover } from './Cover.tsx'
import styles from './Player.module.css'
import type { ScreenProps } from './Screen.tsx'
import { useLanguage, useWords } from '#state/language.ts'

/** The playing track (IPOD-03). The wheel changes the volume, or the position after a press on its centre. */
export function Player(props: ScreenProps) {
  const words = useWords(ipod)
  const { playing } = props
  const { loaded, state } = playing
  if (loaded === null) return <Failure {...props} />
  return (
    <div className={styles.player}>
      <div className={styles.sleeve}>
        <Cover story={loaded.story} kind="own" />
      </div>
      <div className={styles.names}>
        <h3 className={styles.title} lang={loaded.title.lang} dir="auto">
          {loaded.title.text}
        </h3>
        <p className={styles.by}>{loaded.by}</p>
        <p className={styles.phase} role="status" data-phase={state.phase}>
          {words.player.phases[state.phase]}
        </p>
      </div>
      {isSoundLoss(state.phase) ? <Silence {...props} /> : <Caption {...props} />}
      <Place {...props} />
      <Volume {...props} />
    </div>
  )
}

function Failure({ playing }: ScreenProps) {
  const language = useLanguage()
  const words = useWords(ipod)
  if (playing.failure === null) {
    return (
      <p className={styles.failure} role="status">
        {words.player.phases.loading}
      </p>
    )
  }
  const hasFailed = playing.failure === 'failed'
  return (
    <div className={styles.failure} role={hasFailed ? 'alert' : 'status'}>
      <p>{(hasFailed ? messages.deviceStoryFailed : messages.noDeviceStory)[language]}</p>
      {hasFailed && (
        <button
          type="button"
          className={styles.again}
          aria-disabled={playing.isFetching}
          onClick={playing.retry}
        >
          {words.player.tryAgain}
        </button>
      )}
    </div>
  )
}

/** Says why there is no sound, with the whole text. */
function Silence({ playing: { loaded, state } }: ScreenProps) {
  return (
    <div className={styles.silence} role="alert">
      <NoSound phase={state.phase}>
        {loaded?.transcript && <p lang={loaded.transcript.lang}>{loaded.transcript.text}</p>}
      </NoSound>
    </div>
  )
}

function Caption({ playing: { loaded, state } }: ScreenProps) {
  const cue = loaded?.cues[cueAt(loaded.cues, state.position)]
  if (loaded === null || cue === undefined || state.phase === 'idle') return null
  return (
    <p className={styles.caption} lang={loaded.language ?? undefined} dir="auto">
      {cue.text}
    </p>
  )
}

function Place({ playing, state: { wheelIs }, controls }: ScreenProps) {
  const words = useWords(ipod)
  const { position, state } = playing
  const times = { position: formatTime(position), duration: formatTime(state.duration) }
  return (
    <div className={styles.slide} data-turned={wheelIs === 'scrub' || undefined}>
      <span className={styles.number}>{times.position}</span>
      <Track share={state.duration > 0 ? position / state.duration : 0} />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={Math.max(1, Math.round(state.duration))}
        step={1}
        value={Math.round(position)}
        disabled={state.duration === 0}
        aria-label={words.player.position}
        aria-valuetext={fill(words.player.spokenTime, times)}
        onPointerDown={() => controls.press({ type: 'wheelIs', wheelIs: 'scrub' })}
        onChange={(event) => playing.seek(event.currentTarget.valueAsNumber)}
      />
      <span className={styles.number}>{times.duration}</span>
      {wheelIs === 'scrub' && <span className={styles.wheelIs}>{words.player.wheelIs.scrub}</span>}
    </div>
  )
}

function Volume({ state: { wheelIs }, controls }: ScreenProps) {
  const words = useWords(ipod)
  const { muted, volume } = useVisit((visit) => visit.loudness)
  const percent = muted ? 0 : Math.round(volume * 100)
  return (
    <div className={styles.slide} data-turned={wheelIs === 'volume' || undefined}>
      <span className={styles.horn} aria-hidden="true" />
      <Track share={percent / 100} />
      <input
        type="range"
        className={styles.range}
        min={0}
        max={100}
        step={1}
        value={percent}
        aria-label={words.player.volume}
        aria-valuetext={fill(words.player.percent, { percent: String(percent) })}
        onPointerDown={() => controls.press({ type: 'wheelIs', wheelIs: 'volume' })}
        onChange={(event) =>
          chooseLoudness({ muted: false, volume: event.currentTarget.valueAsNumber / 100 })
        }
      />
      <span className={styles.horn} data-loud="" aria-hidden="true" />
      {wheelIs === 'volume' && <span className={styles.wheelIs}>{words.player.wheelIs.volume}</span>}
    </div>
  )
}

function Track({ share }: { share: number }) {
  return <span className={styles.track} aria-hidden="true" style={{ '--share': share }} />
}
