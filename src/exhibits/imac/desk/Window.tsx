import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { ImacDeskWords } from '#content/pages/imacDesk.ts'
import { fill } from '#lib/fill.ts'
import { useElementEvent } from '#lib/useElementEvent.ts'
import type { Point } from '#scenes/stage/screenPlane.ts'
import type { Box } from './windowMachine.ts'
import { shifted, useDragged } from './useDragged.ts'
import styles from './Window.module.css'

/** CSS px that an arrow key moves a window; with Shift further. */
const strides = { usual: 16, far: 64 } as const

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface WindowProps {
  readonly id: string
  readonly title: ReactNode
  /** The same for names of keys. */
  readonly name: string
  readonly lang?: string | undefined
  /** 1 for what the page is about, 2 for what else lies there. */
  readonly level: 1 | 2
  readonly look: 'folder' | 'note'
  readonly box: Box
  readonly desk: Pick<Box, 'width' | 'height'>
  /** Place from back to front. */
  readonly depth: number
  readonly isFront: boolean
  readonly isZoomed: boolean
  readonly pointOn: (event: { readonly clientX: number; readonly clientY: number }) => Point
  readonly onFocus: () => void
  readonly onMoved: (x: number, y: number) => void
  readonly onZoom: () => void
  readonly onClose: () => void
  readonly words: ImacDeskWords['window']
  readonly children: ReactNode
}

/** A window: a bar to drag it by, keys to enlarge and close it, and what it holds. */
export function Window(props: WindowProps) {
  const { box, isFront, isZoomed, name, words, onMoved, onClose } = props
  const frame = useRef<HTMLElement>(null)
  const titleId = useId()
  const [isMoving, setIsMoving] = useState(false)
  const { onFocus, desk, pointOn } = props
  const drag = useDragged({ frame, box, desk, pointOn, isHeld: isZoomed, onMoved })

  function moveByKey(event: KeyboardEvent) {
    const direction = directions[event.key]
    if (!isMoving || direction === undefined) return
    event.preventDefault()
    const stride = event.shiftKey ? strides.far : strides.usual
    onMoved(box.x + direction[0] * stride, box.y + direction[1] * stride)
  }

  useElementEvent(frame, 'keydown', function leaveByKey(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // Somebody writes here: a key too many must not take the sheet away.
    if (event.target instanceof HTMLTextAreaElement) return
    event.preventDefault()
    if (isMoving) setIsMoving(false)
    else onClose()
  })

  const Title = props.level === 1 ? 'h1' : 'h2'
  return (
    <section
      ref={frame}
      className={styles.window}
      style={{
        transform: shifted(box.x, box.y),
        width: box.width,
        height: box.height,
        zIndex: props.depth + 1,
      }}
      data-window={props.id}
      data-front={isFront || undefined}
      data-look={props.look}
      data-moving={isMoving || undefined}
      aria-labelledby={titleId}
      onPointerDownCapture={onFocus}
      onFocusCapture={onFocus}
    >
      <header className={styles.bar} {...drag}>
        <button
          type="button"
          className={styles.grip}
          aria-pressed={isMoving}
          aria-label={fill(words.move, { title: name })}
          disabled={isZoomed}
          onClick={(event) => {
            // A press drags; only keys and screen readers need the mode.
            if (event.detail === 0) setIsMoving((was) => !was)
          }}
          onBlur={() => setIsMoving(false)}
          onKeyDown={moveByKey}
        >
          <span aria-hidden="true" />
        </button>
        <Title id={titleId} className={styles.title} tabIndex={-1} lang={props.lang}>
          {props.title}
        </Title>
        <Key
          label={fill(isZoomed ? words.shrink : words.zoom, { title: name })}
          glyph={isZoomed ? 'M7 3h10v10h-4v4H3V7h4z M7 7h6v6' : 'M3.5 3.5h13v13h-13z M3.5 7h13'}
          onPress={props.onZoom}
        />
        <Key
          label={fill(words.close, { title: name })}
          glyph="M4.5 4.5l11 11m0-11l-11 11"
          onPress={onClose}
        />
      </header>
      <div className={styles.body}>{props.children}</div>
      <p className={styles.told} role="status">
        {isMoving ? words.moving : ''}
      </p>
    </section>
  )
}

interface KeyProps {
  readonly label: string
  readonly glyph: string
  readonly onPress: () => void
}

function Key({ label, glyph, onPress }: KeyProps) {
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={label}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onPress}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={glyph} />
      </svg>
    </button>
  )
}
