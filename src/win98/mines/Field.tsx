import {
  type Dispatch,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { after, type Stop } from '#lib/time/timers.ts'
import { useDesktop } from '../desktop/useDesktop.ts'
import styles from './Minefield.module.css'
import type { MineEvent, Minefield, Cell } from './minefield.ts'

/** ms of a long press that sets a flag. */
const longPressMs = 450

interface FieldProps {
  readonly field: Minefield
  readonly dispatch: Dispatch<MineEvent>
  readonly onPressing: (isPressing: boolean) => void
}

/**
 * The field as a grid with one tab stop: arrows move, Space or Enter opens, F sets a flag. A right click or a long
 * press flags; pressing an open number opens the cells around it.
 */
export function Field({ field, dispatch, onPressing }: FieldProps) {
  const { words } = useDesktop()
  const grid = useRef<HTMLDivElement>(null)
  const [here, setHere] = useState(0)
  /** Long presses by cell. */
  const resting = useRef(new Map<number, { stop: Stop; didFlag: boolean }>())
  const { columns, rows } = field.level
  const isOver = field.phase === 'won' || field.phase === 'lost'

  useEffect(function keepTheKeys() {
    // Another level replaces the cells, and the focused one with them.
    if (document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>('[data-at="0"]')?.focus({ preventScroll: true })
  }, [])

  const placeOf = (target: EventTarget): number => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null
    return cell === null ? -1 : Number(cell.dataset.at)
  }
  const flag = (at: number) => dispatch({ type: 'flag', at })
  function open(at: number) {
    const type = field.cells[at]?.isOpen === true ? 'chord' : 'open'
    dispatch({ type, at, random: Math.random })
  }
  function walk(event: KeyboardEvent) {
    const column = here % columns
    const target = {
      ArrowLeft: column > 0 ? here - 1 : here,
      ArrowRight: column < columns - 1 ? here + 1 : here,
      ArrowUp: here - columns,
      ArrowDown: here + columns,
      Home: here - column,
      End: here - column + columns - 1,
    }[event.key]
    if (target !== undefined) grid.current?.querySelector<HTMLElement>(`[data-at="${target}"]`)?.focus()
    else if (event.key.toLowerCase() === 'f' && !event.altKey) flag(here)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  function rest(event: PointerEvent) {
    const at = placeOf(event.target)
    onPressing(event.button === 0 && at >= 0 && !isOver)
    if (event.pointerType === 'mouse' || at < 0) return
    const press = {
      didFlag: false,
      stop: after(longPressMs, () => {
        press.didFlag = true
        flag(at)
        navigator.vibrate?.(30)
      }),
    }
    resting.current.get(at)?.stop()
    resting.current.set(at, press)
  }
  function lift({ target }: PointerEvent) {
    onPressing(false)
    resting.current.get(placeOf(target))?.stop()
  }

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={words.mines.field}
      aria-rowcount={rows}
      aria-colcount={columns}
      tabIndex={-1}
      className={styles.field}
      style={{ gridTemplateColumns: `repeat(${columns}, var(--cell))` }}
      onKeyDown={walk}
      onPointerDown={rest}
      onPointerUp={lift}
      onPointerLeave={lift}
      onPointerCancel={lift}
      onContextMenu={(event) => {
        event.preventDefault()
        const at = placeOf(event.target)
        // The long press has set its flag already.
        if (resting.current.get(at)?.didFlag !== true && at >= 0) flag(at)
      }}
      onClick={(event) => {
        const at = placeOf(event.target)
        const didFlag = resting.current.get(at)?.didFlag === true
        resting.current.delete(at)
        if (!didFlag && at >= 0) open(at)
      }}
      onFocus={({ target }) => setHere(Math.max(0, placeOf(target)))}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} role="row" className={styles.row}>
          {field.cells.slice(row * columns, (row + 1) * columns).map((cell, column) => {
            const at = row * columns + column
            return (
              <Cell
                key={at}
                at={at}
                look={cellLook(cell, isOver, field.struck === at)}
                isStop={at === here}
                name={`${row + 1}, ${column + 1}`}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface CellProps {
  readonly at: number
  readonly look: CellLook
  readonly isStop: boolean
  readonly name: string
}

const Cell = memo(function Cell({ at, look, isStop, name }: CellProps) {
  const words = useDesktop().words.mines
  const label = typeof look === 'number' ? (look === 0 ? words.empty : String(look)) : words[look]
  return (
    <div role="gridcell" className={styles.place}>
      <button
        type="button"
        className={styles.cell}
        data-at={at}
        data-look={look}
        tabIndex={isStop ? 0 : -1}
        aria-label={`${name}: ${label}`}
      >
        {typeof look === 'number' && look > 0 ? look : ''}
      </button>
    </div>
  )
})

/** What a cell shows: the number of mines around it, or a symbol. */
type CellLook = number | 'covered' | 'flag' | 'mine' | 'struck' | 'wrongFlag'

/** At the end of the game mines and wrong flags show. */
function cellLook(cell: Cell, isOver: boolean, isStruck: boolean): CellLook {
  if (isStruck) return 'struck'
  if (cell.hasFlag) return isOver && !cell.hasMine ? 'wrongFlag' : 'flag'
  if (cell.hasMine && (isOver || cell.isOpen)) return 'mine'
  return cell.isOpen ? cell.around : 'covered'
}
