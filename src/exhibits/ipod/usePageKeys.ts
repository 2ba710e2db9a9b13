import { useEffect, useEffectEvent } from 'react'
import { holdMs, turnedByScroll, type WheelTurn } from './wheel/wheelMachine.ts'
import type { WheelKey } from './wheel/useWheel.ts'

interface PageKeys {
  readonly onTurn: (turn: WheelTurn) => void
  readonly onKey: (key: WheelKey) => void
  readonly onHold: (key: WheelKey) => void
}

/** Detents per key; Home and End turn to the ends. */
const turns: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: 4,
  PageUp: -4,
  Home: -100_000,
  End: 100_000,
}

/** Keyboard and mouse wheel, anywhere on the page (IPOD-06). */
export function usePageKeys(keys: PageKeys): void {
  const turn = useEffectEvent((detents: number) => keys.onTurn({ detents, rows: detents }))
  const press = useEffectEvent((key: WheelKey) => keys.onKey(key))
  const handleHold = useEffectEvent((key: WheelKey) => keys.onHold(key))
  useEffect(function listen() {
    const listening = new AbortController()
    let escapeMs: number | null = null
    addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
        if (!isOnThePage(event.target) || isSlider(event.target)) return
        const detents = turns[event.key]
        if (detents !== undefined) {
          event.preventDefault()
          turn(detents)
        } else if (event.key === 'Escape' || event.key === 'Backspace') {
          event.preventDefault()
          if (!event.repeat) {
            escapeMs = event.timeStamp
            press('menu')
          } else if (escapeMs !== null && event.timeStamp - escapeMs >= holdMs) {
            escapeMs = null
            handleHold('menu')
          }
        } else if (
          !isControl(event.target) &&
          !event.repeat &&
          (event.key === 'Enter' || event.key === ' ')
        ) {
          event.preventDefault()
          press(event.key === 'Enter' ? 'centre' : 'play')
        }
      },
      listening,
    )
    let rest = 0
    addEventListener(
      'wheel',
      (event) => {
        if (event.ctrlKey || !(event.target instanceof Element)) return
        if (event.target.closest('[data-screen], [data-wheel]') === null) return
        event.preventDefault()
        const scrolled = turnedByScroll(rest, event.deltaY === 0 ? event.deltaX : event.deltaY)
        rest = scrolled.rest
        if (scrolled.detents !== 0) turn(scrolled.detents)
      },
      { passive: false, signal: listening.signal },
    )
    return () => listening.abort()
  }, [])
}

/** Excludes menu, dialogs and toasts. */
function isOnThePage(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return true
  return target.closest('main, dialog')?.matches('main') === true
}

const isSlider = (target: EventTarget | null) => target instanceof HTMLInputElement

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, input') !== null
