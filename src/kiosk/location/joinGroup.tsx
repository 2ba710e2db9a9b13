import { createRoot, type Root } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { kioskGroupWords } from '#content/kioskGroup.ts'
import type { GroupMessage } from '#contract/kioskGroup.ts'
import type { Language } from '#contract/common.ts'
import { randomUuid } from '#lib/browser/randomUuid.ts'
import { kioskId } from '#lib/kiosk/kioskId.ts'
import { after, type Stop } from '#lib/time/timers.ts'
import { isAnySpeaking, pauseSpeech, useKioskGroup } from '#state/kioskGroup.ts'
import { onVisitEnd, useVisit } from '#state/visit.ts'
import { Button } from '#ui/kit/Button.tsx'
import styles from './joinGroup.module.css'
import { emptyFloor, type FloorEvent, nextTickMs, stepFloor } from './floorMachine.ts'
import { openGroupLink } from './groupLink.ts'

/** ms: an offer without an answer ends. */
const offerMs = 30_000

/** Of this page load: two tabs of one browser are two. */
const page = randomUuid()
let root: Root | null = null
let leave: Stop = () => {}

/** Speaks with the other kiosks of a group from now on, instead of those of the group before. @param name null: with none */
export function joinGroup(name: string | null): void {
  leave()
  leave = name === null ? () => {} : enter()
}

/**
 *   speech here ─> floor ─ says ─> link ─> the other kiosks
 *        ^           │  ^                       │
 *        └ pauseSpeech ┘  └──────── receives ─────┘
 */
function enter(): Stop {
  const link = openGroupLink(kioskId(), receive)
  let floor = emptyFloor(page)
  let offer: Offer | null = null
  let stopTick: Stop = () => {}
  let stopOffer: Stop = () => {}

  function dispatch(event: FloorEvent): void {
    const step = stepFloor(floor, event)
    floor = step.state
    for (const command of step.commands) {
      if (command.type === 'pauseSpeech') pauseSpeech()
      else link.say(command.message)
    }
    stopTick()
    const tickMs = nextTickMs(floor)
    if (tickMs !== null)
      stopTick = after(Math.max(0, tickMs - performance.now()), () =>
        dispatch({ type: 'tick', atMs: performance.now() }),
      )
    show()
  }

  function receive(message: GroupMessage): void {
    dispatch({ type: 'received', message, atMs: performance.now() })
    if (message.page === page) return
    if (message.kind === 'transfer') setOffer({ storyId: message.storyId, from: message.from })
    else if (message.kind === 'taken' && message.storyId === offer?.storyId) setOffer(null)
  }

  function followSpeech(): void {
    const { muted, volume } = useVisit.getState().loudness
    const isAudible = isAnySpeaking() && !muted && volume > 0
    if (isAudible) dispatch({ type: 'began', claim: randomUuid(), atMs: performance.now() })
    else dispatch({ type: 'fellSilent' })
  }

  function setOffer(next: Offer | null): void {
    stopOffer()
    offer = next
    if (next !== null) stopOffer = after(offerMs, () => setOffer(null))
    show()
  }

  function accept(): void {
    if (offer === null) return
    const { storyId } = offer
    link.say({ kind: 'taken', page, storyId })
    setOffer(null)
    const isReceived = useKioskGroup.getState().receive?.(storyId)
    if (!isReceived) navigate(`/exhibits/werkschau/explore-stories?story=${storyId}`)
  }

  function show(): void {
    const { isSilenced } = floor
    if (root === null && (isSilenced || offer !== null)) root = createRoot(besideThePage())
    root?.render(
      <GroupNotice
        language={document.documentElement.lang === 'de' ? 'de' : 'en'}
        isSilenced={isSilenced}
        offer={offer}
        onAccept={accept}
        onDecline={() => setOffer(null)}
      />,
    )
  }

  const stops = [
    useKioskGroup.subscribe(({ speaking }) => speaking, followSpeech),
    useVisit.subscribe(({ loudness }) => loudness, followSpeech),
    useKioskGroup.subscribe(
      ({ transfer }) => transfer,
      (transfer) => transfer && link.say({ kind: 'transfer', page, storyId: transfer.storyId, from: 'tape' }),
    ),
    onVisitEnd(() => setOffer(null)),
    link.close,
  ]
  followSpeech()
  return () => {
    for (const stop of stops) stop()
    stopTick()
    stopOffer()
    root?.render(null)
  }
}

/** The page's own root may fail and be built anew; this one stands beside it. */
function besideThePage(): HTMLElement {
  return document.body.appendChild(document.createElement('div'))
}

/** A story that another kiosk hands over, and from where. */
interface Offer {
  readonly storyId: number
  readonly from: 'tape'
}

interface GroupNoticeProps {
  readonly language: Language
  readonly isSilenced: boolean
  readonly offer: Offer | null
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** Messages of the group's other kiosks, over any page, without covering its controls. */
function GroupNotice({ language, isSilenced, offer, onAccept, onDecline }: GroupNoticeProps) {
  const words = kioskGroupWords[language]
  return (
    <section className={styles.notice} lang={language} aria-label={words.region}>
      <div role="status" className={styles.said}>
        {isSilenced && <p className={styles.silenced}>{words.silenced}</p>}
        {offer && <p className={styles.question}>{words.offer[offer.from]}</p>}
      </div>
      {offer && (
        <div className={styles.keys}>
          <Button look="main" onClick={onAccept}>
            {words.accept}
          </Button>
          <Button look="quiet" onClick={onDecline}>
            {words.decline}
          </Button>
        </div>
      )}
    </section>
  )
}
