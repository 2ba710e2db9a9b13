import { useCallback, useMemo, useState } from 'react'
import { answeringMachineExhibit } from '#content/exhibits/answeringMachine/exhibit.ts'
import { answeringMachine } from '#content/exhibits/answeringMachine/words.ts'
import { catalogueLine } from '#content/exhibits/pages.ts'
import { shellWords } from '#content/shell.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { createPlayer } from '#audio/voice.ts'
import { fill } from '#lib/fill.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useScreen } from '#lib/useScreen.ts'
import type { AnsweringMachineRoomProps } from '#scenes/answeringMachine/AnsweringMachineRoom.tsx'
import { OnStage } from '#ui/parts/OnStage.tsx'
import { useSceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useLanguage } from '#state/language.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { BackLink, Head } from '#ui/kit/Head.tsx'
import { Room } from '#ui/parts/Room.tsx'
import { useDeviceStories } from '#ui/parts/useDeviceStories.ts'
import type { MakePlayer } from '#ui/parts/useRecordingPlayer.ts'
import { useRoomSounds } from '#ui/parts/useRoomSounds.ts'
import { Greeting } from './Greeting.tsx'
import { Message } from './Message.tsx'
import { RoomPicture } from './RoomPicture.tsx'
import { messagesOf, nextOf, type Played } from './tape.ts'
import styles from './AnsweringMachinePage.module.css'

const AnsweringMachineRoom = lazyComponent<AnsweringMachineRoomProps>(
  'answering-machine-room',
  async () => (await import('#scenes/answeringMachine/AnsweringMachineRoom.tsx')).AnsweringMachineRoom,
)

const sounds: readonly SoundName[] = ['deck-play-press', 'deck-play-release']
const refreshMs = 60_000
const { device, acoustics } = answeringMachineExhibit

/** A hallway in the evening: one key plays the greeting, then message after message (ANSW-01 to ANSW-05). */
export function AnsweringMachinePage() {
  const [language, setLanguage] = useLanguage('en')
  const words = answeringMachine[language]
  const screen = useScreen()
  const status = useSceneStatus()
  const mixer = useRoomSounds(sounds, acoustics)
  const about = useDeviceStories(device.id, refreshMs, language)
  const messages = messagesOf(about.stories)
  const [played, setPlayed] = useState<Played>(null)
  const [isHeard, setHeard] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const makePlayer: MakePlayer = useCallback((recording) => {
    const player = createPlayer(recording)
    player.subscribe(() => setHeard(player.getState().phase === 'playing'))
    return player
  }, [])

  const count = messages.length
  const at = messages.findIndex(({ id }) => id === played)
  const message = messages[at]
  const running = isHeard ? (message ? 'messages' : 'greeting') : null
  const scene = useMemo(
    () => <AnsweringMachineRoom count={count} running={running} place={at + 1} isPressed={isPressed} />,
    [count, running, at, isPressed],
  )
  const next = nextOf(
    played,
    messages.map(({ id }) => id),
  )
  const hold = (isDown: boolean) => {
    if (isDown !== isPressed) mixer?.play(isDown ? 'deck-play-press' : 'deck-play-release')
    setPressed(isDown)
  }

  return (
    <Room
      status={status}
      still={<RoomPicture screen={screen} isHidden={status === 'ready'} />}
      failed={{ text: words.failed.stillOnly, retry: words.failed.retry, className: styles.broken }}
      className={styles.page}
      data-device={device.id}
      data-theme="dark"
      data-running={running ?? undefined}
      lang={language}
    >
      {status !== 'still' && <OnStage>{scene}</OnStage>}
      <Head
        className={styles.head}
        back={<BackLink href="/exhibits">{shellWords.allExhibits[language]}</BackLink>}
        name={catalogueLine(answeringMachineExhibit)[language]}
        language={language}
        onLanguage={setLanguage}
      />
      <main id="main" className={styles.main}>
        <div className={styles.paper} data-theme="light">
          <p className={styles.lead}>{words.lead}</p>
          <p className={styles.lamp} data-count={count} role="status">
            {about.stories === null
              ? words.lamp[about.hasFailed ? 'failed' : 'coming']
              : fill(words.lamp[count === 0 ? 'none' : count === 1 ? 'one' : 'many'], { count })}
          </p>
          {about.hasFailed && (
            <Button look="quiet" busy={about.isFetching} onClick={about.retry}>
              {words.tryAgain}
            </Button>
          )}
          <Button
            look="main"
            wide
            onClick={() => setPlayed(next)}
            onPointerDown={() => hold(true)}
            onPointerUp={() => hold(false)}
            onPointerLeave={() => hold(false)}
            onPointerCancel={() => hold(false)}
          >
            {words.play[next === 'greeting' ? 'greeting' : 'message']}
          </Button>
          {message ? (
            <Message
              key={message.id}
              story={message}
              place={at + 1}
              count={count}
              language={language}
              words={words}
              makePlayer={makePlayer}
            />
          ) : (
            played !== null && <Greeting language={language} words={words} makePlayer={makePlayer} />
          )}
          <p className={styles.share}>
            <ButtonLink look="quiet" href={`/exhibits/werkschau/share-story?deviceId=${device.id}`}>
              {words.share}
            </ButtonLink>
          </p>
        </div>
      </main>
    </Room>
  )
}
