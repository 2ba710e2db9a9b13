import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type HeldObjectId, holdWords } from '#content/hold.ts'
import type { Parts } from '#content/exhibits/parts.ts'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import { useViewport } from '#lib/browser/useViewport.ts'
import type { Hand, HeldProps } from '#scenes/hold/held.ts'
import type { Still } from '#content/stills.gen.ts'
import { hold, putBack, retryScene } from '#state/stage.ts'
import { Button } from '#ui/kit/Button.tsx'
import { ScrollArea } from '#ui/kit/ScrollArea.tsx'
import { VisitControls } from '#ui/kit/VisitControls.tsx'
import { useSceneStatus } from '../useSceneStatus.ts'
import { HeldPicture } from './HeldPicture.tsx'
import styles from './HoldView.module.css'
import { OpenSlider } from './OpenSlider.tsx'
import { PartsPanel } from './PartsPanel.tsx'
import { keyTurns, TurnKeys } from './TurnKeys.tsx'
import { useLanguage, useWords } from '#state/language.ts'
import type { Size } from '#lib/geometry/size.ts'

export interface HeldObject {
  readonly id: HeldObjectId
  /** In the order in which they come off; null where the object does not open. */
  readonly parts: Parts | null
  /** Stills, closed and apart; `at` is the object's position in a wide one, 0 to 1 from the left. */
  readonly picture: { readonly closed: Still; readonly open: Still | null; readonly at?: number }
  /** Must be the same function while it draws the same. */
  readonly scene: (props: HeldProps) => ReactNode
}

interface HoldViewProps {
  /** With more than one, visitors choose. */
  readonly objects: readonly [HeldObject, ...HeldObject[]]
  /** Colours of the ground, in the middle and at the edges, as in the scene. */
  readonly ground: readonly [string, string]
  /** The device whose stories mention the parts. */
  readonly deviceId: number
  readonly onBack: () => void
}

/** An object in the hand over its exhibit, as a modal dialog, so that nothing behind can be touched (HOLD-01 to 05). */
export function HoldView({ objects, ground, deviceId, onBack }: HoldViewProps) {
  const language = useLanguage()
  const words = useWords(holdWords)
  const titleId = useId()
  const hintId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [hand, setHand] = useState<Hand | null>(null)
  const [surface, setSurface] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<HeldObjectId>(objects[0].id)
  const object = objects.find(({ id }) => id === chosen) ?? objects[0]
  const [opening, setOpening] = useState(0)
  const [part, setPart] = useState<string | null>(null)
  const [loading, setLoading] = useState<'loading' | 'ready' | 'failed'>('ready')
  const [attempt, setAttempt] = useState(0)
  const status = useSceneStatus()
  const viewport = useViewport()
  const hasPartsText = object.parts !== null
  const covered = useMemo(() => coveredBy(viewport, hasPartsText), [viewport, hasPartsText])

  useLayoutEffect(function coverPage() {
    const element = dialog.current
    element?.showModal()
    // close() returns the focus to the key that opened it.
    return () => element?.close()
  }, [])

  const scene = useMemo(
    () =>
      surface &&
      object.scene({
        hand: setHand,
        surface,
        covered,
        opening,
        part,
        onPart: setPart,
        onParts: setLoading,
        attempt,
      }),
    [surface, object, covered, opening, part, attempt],
  )
  useEffect(
    function bringForward() {
      if (status !== 'still' && scene !== null) hold(scene)
    },
    [status, scene],
  )
  useEffect(() => putBack, [])

  function open(share: number) {
    if (opening === 0 && status === 'ready') setLoading((before) => (before === 'ready' ? before : 'loading'))
    if (share === 0) setPart(null)
    setOpening(share)
  }
  function choose(id: string) {
    if (opening < 1) open(1)
    setPart(id)
  }
  function take(id: HeldObjectId) {
    if (id === chosen) return
    setChosen(id)
    setOpening(0)
    setPart(null)
  }
  useElementEvent(dialog, 'keydown', (event) => {
    const key = keyTurns[event.key]
    if (key === undefined || event.target instanceof HTMLInputElement || event.defaultPrevented) return
    event.preventDefault()
    hand?.turn(key)
  })

  const isDrawn = status === 'ready'
  return (
    <dialog
      ref={dialog}
      className={styles.hold}
      aria-labelledby={titleId}
      style={{
        '--right': `${covered.right}px`,
        '--bottom': `${covered.bottom}px`,
        '--middle': ground[0],
        '--edge': ground[1],
      }}
      data-drawn={isDrawn || undefined}
      lang={language}
      onClose={(event) => {
        // `close` fires late; the dialog may be open again by then.
        if (!event.currentTarget.open) onBack()
      }}
    >
      <div className={styles.free}>
        {(status === 'still' || status === 'failed') && (
          <HeldPicture object={object} isOpen={opening > 0} part={part} />
        )}
        {status !== 'still' && (
          <div
            ref={setSurface}
            className={styles.surface}
            role="group"
            aria-label={words.objects[object.id]}
            aria-describedby={hintId}
            tabIndex={0}
            data-surface
          />
        )}
        <header className={styles.head} data-head>
          <Button onClick={onBack}>{words.putBack}</Button>
          <h2 id={titleId} className={styles.title}>
            {words.objects[object.id]}
          </h2>
          <VisitControls />
        </header>
        {isDrawn && (
          <div className={styles.turns}>
            <TurnKeys onTurn={(key) => hand?.turn(key)} />
          </div>
        )}
      </div>
      <div className={styles.panel}>
        <ScrollArea label={words.objects[object.id]}>
          <div className={styles.about}>
            {objects.length > 1 && (
              <div className={styles.choice} role="group" aria-label={words.choose}>
                {objects.map(({ id }) => (
                  <Button key={id} look="quiet" aria-pressed={id === object.id} onClick={() => take(id)}>
                    {words.objects[id]}
                  </Button>
                ))}
              </div>
            )}
            {status === 'loading' && <p role="status">{words.coming}</p>}
            {status === 'failed' && (
              <div role="status">
                <p>{words.failed}</p>
                <Button look="quiet" onClick={retryScene}>
                  {words.retry}
                </Button>
              </div>
            )}
            {status !== 'still' && (
              <p id={hintId} className={styles.hint}>
                <span data-for="touch">{words.hint.touch}</span>
                <span data-for="keys">{words.hint.keys}</span>
              </p>
            )}
            {object.parts !== null && (
              <>
                <OpenSlider opening={opening} onOpen={open} />
                {isDrawn && opening > 0 && loading === 'loading' && <p role="status">{words.open.coming}</p>}
                {isDrawn && loading === 'failed' && (
                  <div role="alert">
                    <p>{words.open.failed}</p>
                    <Button
                      look="quiet"
                      onClick={() => {
                        setLoading('loading')
                        setAttempt(attempt + 1)
                      }}
                    >
                      {words.retry}
                    </Button>
                  </div>
                )}
                <PartsPanel parts={object.parts} chosen={part} onChoose={choose} deviceId={deviceId} />
              </>
            )}
          </div>
        </ScrollArea>
      </div>
    </dialog>
  )
}

/** Shares of the viewport that the text beside an object takes: with its parts, or without. */
const shares = {
  withText: { beside: 0.34, below: 0.42 },
  withoutText: { beside: 0.22, below: 0.14 },
} as const

/** CSS px of the page that are covered: on the right in landscape, at the bottom in portrait. */
function coveredBy(
  { width, height }: Size,
  hasPartsText: boolean,
): { readonly right: number; readonly bottom: number } {
  const share = shares[hasPartsText ? 'withText' : 'withoutText']
  return width > height
    ? { right: width * share.beside, bottom: 0 }
    : { right: 0, bottom: height * share.below }
}
