import { type RefObject, useEffect, useRef, useState } from 'react'
import { type DefaultParams, Link, useLocation } from 'wouter'
import { cardPlaces } from '#content/cards/places.ts'
import { uiCards } from '#content/pages/uiCards.ts'
import { fill } from '#lib/fill.ts'
import { reducedMotion, useMedia } from '#lib/useMedia.ts'
import { useLanguage } from '#state/language.ts'
import { useSession } from '#state/session.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { ArchiveFrame } from '#ui/parts/ArchiveFrame.tsx'
import { useRoomSounds } from '#ui/parts/useRoomSounds.ts'
import { CardBack, CardFront } from './CardFront.tsx'
import {
  addressOf,
  type DeckEvent,
  type DeckState,
  firstIndex,
  indexOf,
  isCard,
  lastIndex,
  nextDeck,
  placeAt,
} from './deckMachine.ts'
import { CoverFace, FutureFace } from './EndFaces.tsx'
import { PaperCard } from './PaperCard.tsx'
import styles from './DeckView.module.css'
import { useCards, yearOf } from './useCards.ts'
import { useDeckInput } from './useDeckInput.ts'
import { usePrintedCards } from './usePrintedCards.ts'

/** Spec §9: up to here cards are tapped, swiped and wheeled (CARD-03). */
const narrowScreen = '(max-width: 768px)'
const sounds = ['card-flip', 'card-slide'] as const

/** The deck of operating systems (CARD-01 to 03). Which card lies on top, the address alone knows. */
export function DeckView({ params }: { readonly params: DefaultParams }) {
  const [language, setLanguage] = useLanguage('en')
  const words = uiCards[language]
  const [, navigate] = useLocation()
  const kiosk = useSession((session) => session.kiosk)
  const isNarrow = useMedia(narrowScreen)
  const isStill = useMedia(reducedMotion)
  const play = useRoomSounds(sounds)
  const table = useRef<HTMLDivElement>(null)
  const cards = useCards()
  const index = indexOf(params.id)
  const [turned, setTurned] = useState<number | null>(null)
  const { areAll, isPrinted } = usePrintedCards(index)
  const deck: DeckState = { index, isTurned: turned === index }
  const [areSourcesOpen, setAreSourcesOpen] = useState(false)
  const card = cards[index]

  function tell(event: DeckEvent): void {
    const next = nextDeck(deck, event)
    if (next === deck) return
    setTurned(next.isTurned ? next.index : null)
    if (next.index === deck.index) play('card-flip')
    else {
      play('card-slide')
      // Leafing through is no journey: Back leads out of the deck, not through it.
      navigate(addressOf(next.index), { replace: true })
    }
  }
  useDeckInput(table, isNarrow, tell)
  const passFocus = useFocusPassedOver(table, deck)

  function turn(): void {
    passFocus()
    tell({ type: 'turn' })
  }
  const name = card?.os ?? (index === lastIndex ? words.future : words.title)
  return (
    <ArchiveFrame language={language} onLanguage={setLanguage}>
      <div className={styles.room} data-menu={!kiosk || undefined}>
        <div className={styles.top}>
          {index !== firstIndex && (
            <h1 className={styles.heading} tabIndex={-1}>
              {words.title}
            </h1>
          )}
          <p className={styles.how}>{isCard(index) && (isNarrow ? words.howNarrow : words.howWide)}</p>
        </div>
        <div className={styles.table} ref={table} role="group" aria-label={words.deck}>
          {cardPlaces.map((place, position) => {
            const own = position + firstIndex
            const isTop = own === index
            const printed = cards[own]
            return (
              <PaperCard
                key={place}
                place={place}
                depth={own - index}
                isTurned={isTop && deck.isTurned}
                isStill={isStill}
                front={
                  !isPrinted(own) ? null : printed ? (
                    <CardFront card={printed} language={language} onTurn={turn} />
                  ) : place === 'start' ? (
                    <CoverFace
                      language={language}
                      isTop={isTop}
                      onBegin={() => tell({ type: 'step', by: 1 })}
                    />
                  ) : (
                    <FutureFace
                      language={language}
                      kiosk={kiosk}
                      onAgain={() => tell({ type: 'go', index: firstIndex })}
                    />
                  )
                }
                back={
                  (areAll || turned === own) &&
                  printed && <CardBack card={printed} language={language} onTurn={turn} />
                }
              />
            )
          })}
        </div>
        <nav className={styles.bar} aria-label={words.deck}>
          <StepKey by={-1} label={words.previous} isEnd={index === firstIndex} onStep={tell} />
          <ol className={styles.years}>
            {cards.map((each, own) => (
              <li key={each.id}>
                <Link
                  href={addressOf(own)}
                  replace
                  className={styles.year}
                  aria-current={own === index ? 'page' : undefined}
                  aria-label={`${each.os}, ${yearOf(each)}`}
                  onClick={() => play('card-slide')}
                >
                  {yearOf(each)}
                </Link>
              </li>
            ))}
          </ol>
          <StepKey by={1} label={words.next} isEnd={index === lastIndex} onStep={tell} />
          {card && (
            <span className={styles.sources}>
              <Button look="quiet" onClick={() => setAreSourcesOpen(true)}>
                {words.sources}
              </Button>
            </span>
          )}
        </nav>
        <VisuallyHidden>
          <span role="status">
            {card &&
              fill(words.atCard, {
                place: name,
                number: index + 1,
                of: cards.length,
                side: deck.isTurned ? words.atBack : words.atFront,
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

interface StepKeyProps {
  readonly by: 1 | -1
  readonly label: string
  /** There is nothing further that way; the key stays, so that whoever holds the focus keeps it. */
  readonly isEnd: boolean
  readonly onStep: (event: DeckEvent) => void
}

function StepKey({ by, label, isEnd, onStep }: StepKeyProps) {
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

/**
 * The key that turned the card is on a side that cannot be seen any more: its fellow on the other side takes the focus.
 * @returns to be called when a key turns the card
 */
function useFocusPassedOver(
  table: RefObject<HTMLElement | null>,
  { index, isTurned }: DeckState,
): () => void {
  const isPassing = useRef(false)
  useEffect(
    function passFocus() {
      if (!isPassing.current) return
      isPassing.current = false
      const card = table.current?.querySelector(`[data-card="${placeAt(index)}"]`)
      card?.querySelectorAll<HTMLElement>('[data-turn]')[isTurned ? 1 : 0]?.focus({ preventScroll: true })
    },
    [table, index, isTurned],
  )
  return () => (isPassing.current = true)
}
