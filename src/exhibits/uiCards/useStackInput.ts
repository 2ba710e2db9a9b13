import { useDrag } from '@use-gesture/react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import type { StackEvent } from './cardStack.ts'
import { pressKind } from './press.ts'
import { restingWheel, spendWheel, turnWheel } from './wheelTurns.ts'

/** Pixels per line and per page, for wheels that count in those. */
const wheelUnits = [1, 18, 600] as const

/** Keys, wheel, touch and mouse on the cards (CARD-03). */
export function useStackInput(
  table: RefObject<HTMLElement | null>,
  isNarrow: boolean,
  onStack: (event: StackEvent) => void,
): void {
  const send = useEffectEvent(onStack)

  useEffect(function followKeys() {
    const listening = new AbortController()
    addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
        if (document.querySelector('dialog[open]') !== null || isField(event.target)) return
        if (event.key === 'ArrowRight') send({ type: 'step', by: 1 })
        else if (event.key === 'ArrowLeft') send({ type: 'step', by: -1 })
        else if (event.key === 'Enter' && !event.repeat && !isPressable(event.target)) send({ type: 'turn' })
        else return
        event.preventDefault()
      },
      listening,
    )
    return () => listening.abort()
  }, [])

  useEffect(
    function followWheel() {
      const element = table.current
      if (element === null || !isNarrow) return
      let gesture = restingWheel
      const listening = new AbortController()
      element.addEventListener(
        'wheel',
        (event) => {
          if (event.ctrlKey) return
          const unit = wheelUnits[event.deltaMode] ?? 1
          const turn = {
            deltaX: event.deltaX * unit,
            deltaY: event.deltaY * unit,
            timeMs: event.timeStamp,
          }
          // A page that can scroll does so first.
          if (Math.abs(turn.deltaY) > Math.abs(turn.deltaX) && canScroll(Math.sign(turn.deltaY))) {
            gesture = spendWheel(turn)
            return
          }
          const turned = turnWheel(gesture, turn)
          gesture = turned.gesture
          event.preventDefault()
          if (turned.step !== 0) send({ type: 'step', by: turned.step })
        },
        { signal: listening.signal, passive: false },
      )
      return () => listening.abort()
    },
    [table, isNarrow],
  )

  useEffect(
    function takeUpwardSwipes() {
      const element = table.current
      if (element === null) return
      // Where the page cannot scroll, vertical swipes turn cards, too.
      const observer = new ResizeObserver(() => {
        element.style.touchAction = canScroll(1) || canScroll(-1) ? '' : 'pinch-zoom'
      })
      observer.observe(element)
      observer.observe(document.documentElement)
      return () => observer.disconnect()
    },
    [table],
  )

  const hasSlid = useRef(false)
  useDrag(
    ({ event, target, first, last, touches, xy, initial, canceled, cancel }) => {
      if (first) hasSlid.current = false
      // A second finger zooms, so neither swipes.
      if (isPressable(target) || touches > 1) cancel()
      else if (last && !canceled && event.type === 'pointerup' && 'pointerType' in event) {
        const kind = pressKind(xy[0] - initial[0], xy[1] - initial[1])
        hasSlid.current = kind !== 'tap'
        if (kind === 'tap' || kind === 'nothing' || isEnlarged()) return
        if (event.pointerType !== 'mouse' || isNarrow) onStack({ type: 'step', by: kind === 'next' ? 1 : -1 })
      }
    },
    { target: table, pointer: { capture: false, keys: false } },
  )
  useElementEvent(table, 'click', ({ target }) => {
    const isOnCard = target instanceof Element && target.closest('[data-card]') !== null
    if (hasSlid.current || !isOnCard || isPressable(target) || getSelection()?.isCollapsed === false) return
    onStack({ type: 'turn' })
  })
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null

const isPressable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, input, summary, dialog') !== null

/** @param direction 1 down, -1 up */
function canScroll(direction: number): boolean {
  const page = document.documentElement
  const rest = direction > 0 ? page.scrollHeight - page.clientHeight - scrollY : scrollY
  return rest > 1
}

/** In a zoomed page a drag moves the viewport. */
const isEnlarged = () => (visualViewport?.scale ?? 1) > 1.02
