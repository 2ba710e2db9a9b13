import { useCallback, useMemo, useRef, useState } from 'react'
import { answeringMachineExhibit } from '#content/exhibits/answeringMachine/exhibit.ts'
import { answeringMachine } from '#content/exhibits/answeringMachine/words.ts'
import { catalogueLine } from '#content/exhibits/pages.ts'
import { shellWords } from '#content/shell.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { createPlayer } from '#audio/voice.ts'
import { fill } from '#lib/text/fill.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import type { PlayerHandle } from '#lib/sound/playback.ts'
import { useViewport } from '#lib/browser/useViewport.ts'
import type { AnsweringMachineSceneProps } from '#scenes/answeringMachine/AnsweringMachineScene.tsx'
import { frameOf, type MachineKey } from '#scenes/answeringMachine/layout.ts'
import { OnStage } from '#ui/parts/OnStage.tsx'
import { useSceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { BackLink, Head } from '#ui/kit/Head.tsx'
import { ScrollArea } from '#ui/kit/ScrollArea.tsx'
import { ScenePage } from '#ui/parts/ScenePage.tsx'
import { useDeviceStories } from '#ui/parts/useDeviceStories.ts'
import type { MakePlayer } from '#ui/parts/useRecordingPlayer.ts'
import { useExhibitSounds } from '#ui/parts/useExhibitSounds.ts'
import { Greeting } from './Greeting.tsx'
import { downAndUp, MachineKeys } from './MachineKeys.tsx'
import { Message } from './Message.tsx'
import { AnsweringMachineStill } from './AnsweringMachineStill.tsx'
import { afterKey, messagesOf, nextOf, type Played } from './tape.ts'
import styles from './AnsweringMachinePage.module.css'

const AnsweringMachineScene = lazyComponent<AnsweringMachineSceneProps>(
  'answering-machine-scene',
  async () => (await import('#scenes/answeringMachine/AnsweringMachineScene.tsx')).AnsweringMachineScene,
)

/** The machine's keys use sounds of the tape deck's keys. */
const clicks = { greeting: 'play', rewind: 'rewind', stop: 'stop', next: 'play' } as const
const sounds: readonly SoundName[] = (['play', 'rewind', 'stop'] as const).flatMap((key): SoundName[] => [
  `deck-${key}-press`,
  `deck-${key}-release`,
])
const refreshMs = 60_000
const { device, acoustics } = answeringMachineExhibit

/** One key plays the greeting, then message after message; the machine's own keys work, too (ANSW-01 to ANSW-06). */
export function AnsweringMachinePage() {
  const language = useLanguage()
  const words = useWords(answeringMachine)
  const viewport = useViewport()
  const frame = useMemo(() => frameOf(viewport), [viewport])
  const status = useSceneStatus()
  const mixer = useExhibitSounds(sounds, acoustics)
  const list = useDeviceStories(device.id, refreshMs, language)
  const messages = messagesOf(list.stories)
  const [played, setPlayed] = useState<Played>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [greetings, setGreetings] = useState(0)
  const [pressed, setPressed] = useState<MachineKey | null>(null)
  const voice = useRef<PlayerHandle | null>(null)
  const makePlayer: MakePlayer = useCallback((recording) => {
    const player = createPlayer(recording)
    player.subscribe(() => {
      const isPlaying = player.getState().phase === 'playing'
      if (isPlaying) voice.current = player
      setPlaying(isPlaying)
    })
    return player
  }, [])

  const count = messages.length
  const at = messages.findIndex(({ id }) => id === played)
  const message = messages[at]
  const running = isPlaying ? (message ? 'messages' : 'greeting') : null
  const scene = useMemo(
    () => <AnsweringMachineScene count={count} running={running} place={at + 1} pressed={pressed} />,
    [count, running, at, pressed],
  )
  const ids = messages.map(({ id }) => id)
  const next = nextOf(played, ids)
  function press(key: MachineKey) {
    if (key === 'stop') voice.current?.pause()
    // Restarts the greeting, even while it plays.
    if (key === 'greeting') setGreetings(greetings + 1)
    setPlayed(afterKey(key, played, ids))
  }
  function hold(key: MachineKey | null) {
    if (key === pressed) return
    if (pressed !== null) mixer?.play(`deck-${clicks[pressed]}-release`)
    if (key !== null) mixer?.play(`deck-${clicks[key]}-press`)
    setPressed(key)
  }

  return (
    <ScenePage
      status={status}
      still={
        <AnsweringMachineStill
          frame={frame}
          pressed={pressed}
          isLampOn={count > 0}
          isHidden={status === 'ready'}
        />
      }
      failed={{ text: words.failed.stillOnly, retry: words.failed.retry, className: styles.broken }}
      className={styles.page}
      data-device={device.id}
      data-theme="dark"
      data-picture={frame.name}
      data-pressed={pressed ?? undefined}
      style={{
        '--machine-right': `${frame.machine.right}px`,
        '--machine-bottom': `${frame.machine.bottom}px`,
      }}
      data-running={running ?? undefined}
      lang={language}
    >
      {status !== 'still' && <OnStage>{scene}</OnStage>}
      <Head
        className={styles.head}
        back={<BackLink href="/exhibits">{shellWords.allExhibits[language]}</BackLink>}
        name={catalogueLine(answeringMachineExhibit)[language]}
      />
      <MachineKeys frame={frame} pressed={pressed} isLampOn={count > 0} onPress={press} onDown={hold} />
      <main id="main" className={styles.main}>
        <div className={styles.paper} data-theme="light">
          <ScrollArea label={catalogueLine(answeringMachineExhibit)[language]}>
            <p className={styles.lead}>{words.lead}</p>
            <p className={styles.lamp} data-count={count} role="status">
              {list.stories === null
                ? words.lamp[list.hasFailed ? 'failed' : 'coming']
                : fill(words.lamp[count === 0 ? 'none' : count === 1 ? 'one' : 'many'], { count })}
            </p>
            {list.hasFailed && (
              <Button look="quiet" busy={list.isFetching} onClick={list.retry}>
                {words.tryAgain}
              </Button>
            )}
            <Button look="main" wide onClick={() => setPlayed(next)} {...downAndUp('next', hold)}>
              {words.play[next === 'greeting' ? 'greeting' : 'message']}
            </Button>
            {message ? (
              <Message
                key={message.id}
                story={message}
                place={at + 1}
                count={count}
                makePlayer={makePlayer}
              />
            ) : (
              played !== null && <Greeting key={greetings} makePlayer={makePlayer} />
            )}
          </ScrollArea>
          <p className={styles.share}>
            <ButtonLink look="quiet" href={`/exhibits/werkschau/share-story?deviceId=${device.id}`}>
              {words.share}
            </ButtonLink>
          </p>
        </div>
      </main>
    </ScenePage>
  )
}
