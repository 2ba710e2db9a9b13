import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DefaultParams, Link, useLocation } from 'wouter'
import { cardPlaces } from '#content/exhibits/uiCards/places.ts'
import { uiCards } from '#content/exhibits/uiCards/words.ts'
import { fill } from '#lib/text/fill.ts'
import { reducedMotion, useMedia } from '#lib/browser/useMedia.ts'
import { usePartsLaid } from '#state/firstArrival.ts'
import { useWords } from '#state/language.ts'
import { useSession } from '#state/session.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { ArchiveFrame } from '#ui/parts/ArchiveFrame.tsx'
import { useExhibitSounds } from '#ui/parts/useExhibitSounds.ts'
import { CardBack, CardFront } from './CardFaces.tsx'
import {
  addressOf,
  firstIndex,
  indexOf,
  isCard,
  lastIndex,
  nextStack,
  placeAt,
  type StackEvent,
  type StackState,
} from './cardStack.ts'
import { CoverFace, FutureFace } from './EndFaces.tsx'
import { PaperCard } from './PaperCard.tsx'
import styles from './CardStack.module.css'
import { useCards, yearOf } from './useCards.ts'
import { useStackInput } from './useStackInput.ts'

/** Spec §9: up to this width cards are tapped, swiped and scrolled (CARD-03). */
const narrowScreen = '(max-width: 768px)'
const sounds = ['card-flip', 'card-slide'] as const

/** The stack of operating systems (CARD-01 to 03). The address determines the card on top. */
export function UiCardsPage({ params }: { readonly params: DefaultParams }) {
  const words = useWords(uiCards)
  const [, navigate] = useLocation()
  const kiosk = useSession((session) => session.kiosk)
  const isNarrow = useMedia(narrowScreen)
  const isStill = useMedia(reducedMotion)
  const mixer = useExhibitSounds(sounds)
  const table = useRef<HTMLDivElement>(null)
  const cards = useCards()
  const index = indexOf(params.id)
  const [turned, setTurned] = useState<number | null>(null)
  const stack: StackState = { index, isTurned: turned === index }
  const [areSourcesOpen, setAreSourcesOpen] = useState(false)
  const card = cards[index]

  function send(event: StackEvent): void {
    const next = nextStack(stack, event)
    if (next === stack) return
    setTurned(next.isTurned ? next.index : null)
    if (next.index === stack.index) mixer?.play('card-flip')
    else {
      mixer?.play('card-slide')
      // Replaced, so that Back leaves the stack instead of leafing back.
      navigate(addressOf(next.index), { replace: true })
    }
  }
  useStackInput(table, isNarrow, send)

  /** For a button on a face that disappears: the first button of the visible face gets the focus. */
  function sendFromFace(event: StackEvent): void {
    flushSync(() => send(event))
    const seen = table.current?.querySelector<HTMLElement>(
      '[data-card]:not([inert]) [data-face]:not([inert])',
    )
    seen?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }
  const turn = () => sendFromFace({ type: 'turn' })
  const lie = (own: number) => ({
    place: placeAt(own),
    depth: own - index,
    isTurned: own === index && stack.isTurned,
    isStill,
  })
  // First the card on top, from the front; then its back and, where it is below the screen, the bar; then its neighbours.
  // On an upright display cover and end are as tall as their neighbour.
  const laid = usePartsLaid(cardPlaces.length + 1)
  const reach = card || isNarrow ? laid - 2 : laid
  const isLaid = (own: number) => own === index || Math.abs(own - index) <= reach
  const name = card?.os ?? (index === lastIndex ? words.future : words.title)
  return (
    <ArchiveFrame>
      <div className="uiCards-page" data-menu={!kiosk || undefined}>
        <div className="uiCards-words">
          {index !== firstIndex && (
            <h1 className="uiCards-title" tabIndex={-1}>
              {words.title}
            </h1>
          )}
          {isCard(index) && (
            <p className={styles.how}>
              <span data-for="touch">{words.how.touch}</span>
              <span data-for="keys">{words.how.keys}</span>
            </p>
          )}
        </div>
        <div className={styles.table} ref={table} role="group" aria-label={words.deck}>
          {isLaid(firstIndex) && (
            <PaperCard
              {...lie(firstIndex)}
              front={
                <CoverFace
                  isTop={index === firstIndex}
                  onBegin={() => sendFromFace({ type: 'step', by: 1 })}
                />
              }
            />
          )}
          {cards.map(
            (each, own) =>
              isLaid(own) && (
                <PaperCard
                  key={each.id}
                  {...lie(own)}
                  front={<CardFront card={each} onTurn={turn} />}
                  back={(laid > 1 || stack.isTurned) && <CardBack card={each} onTurn={turn} />}
                />
              ),
          )}
          {isLaid(lastIndex) && (
            <PaperCard
              {...lie(lastIndex)}
              front={
                <FutureFace kiosk={kiosk} onAgain={() => sendFromFace({ type: 'go', index: firstIndex })} />
              }
            />
          )}
        </div>
        <nav className={styles.bar} aria-label={words.deck}>
          {(laid > 1 || !isNarrow) && (
            <>
              <StepButton by={-1} label={words.previous} isEnd={index === firstIndex} onStep={send} />
              <ol className={styles.years}>
                {cards.map((each, own) => (
                  <li key={each.id}>
                    <Link
                      href={addressOf(own)}
                      replace
                      className={styles.year}
                      aria-current={own === index ? 'page' : undefined}
                      aria-label={`${each.os}, ${yearOf(each)}`}
                      onClick={() => mixer?.play('card-slide')}
                    >
                      {yearOf(each)}
                    </Link>
                  </li>
                ))}
              </ol>
              <StepButton by={1} label={words.next} isEnd={index === lastIndex} onStep={send} />
              {card && (
                <span className={styles.sources}>
                  <Button look="quiet" onClick={() => setAreSourcesOpen(true)}>
                    {words.sources}
                  </Button>
                </span>
              )}
            </>
          )}
        </nav>
        <VisuallyHidden>
          <span role="status">
            {card &&
              fill(words.atCard, {
                place: name,
                number: index + 1,
                of: cards.length,
                side: stack.isTurned ? words.atBack : words.atFront,
              })}
            {!card && name}
          </span>
        </VisuallyHidden>
        <Dialog
          title={fill(words.sourcesOf, { name })}
          open={areSourcesOpen && card !== undefined}
          onClose={() => setAreSourcesOpen(false)}
          keys={<Button onClick={() => setAreSourcesOpen(false)}>{words.close}</Button>}
        >
          <ul className={styles.sourceList}>
            {card?.sources.map((source) => (
              <li key={source} lang="en">
                {source}
              </li>
            ))}
          </ul>
          <p className={styles.note}>{words.marks}</p>
        </Dialog>
      </div>
    </ArchiveFrame>
  )
}

interface StepButtonProps {
  readonly by: 1 | -1
  readonly label: string
  /** The end of the stack; the button stays, so that it keeps the focus. */
  readonly isEnd: boolean
  readonly onStep: (event: StackEvent) => void
}

function StepButton({ by, label, isEnd, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => onStep({ type: 'step', by })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={
            by > 0
              ? 'M3 11h13l-5-5 1.5-1.500L20 12l-7.5 7.500L11 18l5-5H3z'
              : 'M21 11H8l5-5-1.5-1.500L4 12l7.5 7.500L13 18l-5-5h13z'
          }
        />
      </svg>
    </button>
  )
}
