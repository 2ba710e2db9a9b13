import { useReducer, useRef, useState } from 'react'
import { fill } from '#lib/text/fill.ts'
import { useDesktop } from '../desktop/useDesktop.ts'
import { MenuBar } from '../menus/MenuBar.tsx'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import shared from '../program.module.css'
import { Canvas } from './Canvas.tsx'
import styles from './Paint.module.css'
import { black, palette, white } from './palette.ts'
import type { Point } from './raster.ts'
import { savePng } from './savePng.ts'
import { newSheet, nextSheet, type Tool, tools } from './sheet.ts'
import { toolPaths } from './toolPaths.ts'

/** Pixels of the sheet. */
const size = { width: 320, height: 220 } as const

/** The paint program: pencil, brush, line, shapes, fill, and the way back. */
export function Paint({ id }: { id: string }) {
  const { words, close, kiosk } = useDesktop()
  const text = words.paint
  const program = useRef<HTMLDivElement>(null)
  const [sheet, dispatch] = useReducer(nextSheet, null, () => newSheet(size.width, size.height, white))
  const [tool, setTool] = useState<Tool>('pencil')
  const [colour, setColour] = useState<number>(black)
  const [place, setPlace] = useState<Point | null>(null)
  const canUndo = sheet.before.length > 0
  const canRedo = sheet.after.length > 0

  useElementEvent(program, 'keydown', (event) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    dispatch({ type: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
  })

  return (
    <div className={styles.program} ref={program}>
      <MenuBar
        label={words.apps.paint}
        menus={[
          {
            label: text.image,
            entries: [
              { label: text.fresh, pick: () => dispatch({ type: 'clear', colour: white }) },
              // A file would stay behind on a screen that hangs in the museum.
              { label: text.save, isDisabled: kiosk, pick: () => savePng(sheet.picture, text.fileName) },
              { label: text.close, startsGroup: true, pick: () => close(id) },
            ],
          },
          {
            label: text.edit,
            entries: [
              {
                label: text.undo,
                shortcut: 'Ctrl+Z',
                isDisabled: !canUndo,
                pick: () => dispatch({ type: 'undo' }),
              },
              {
                label: text.redo,
                shortcut: 'Ctrl+Y',
                isDisabled: !canRedo,
                pick: () => dispatch({ type: 'redo' }),
              },
            ],
          },
        ]}
      />
      <div className={styles.work}>
        <div className={styles.tools} role="group" aria-label={text.tools}>
          {tools.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.tool}
              aria-pressed={each === tool}
              aria-label={text.tool[each]}
              title={text.tool[each]}
              onClick={() => setTool(each)}
            >
              <svg viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
                {toolPaths[each].map(([fillColour, path]) => (
                  <path key={path} fill={fillColour} d={path} />
                ))}
              </svg>
            </button>
          ))}
        </div>
        <div className={`${shared.field} ${styles.workspace}`}>
          <Canvas
            picture={sheet.picture}
            label={text.picture}
            description={text.keys}
            onPress={(at) =>
              dispatch({ type: 'press', at, tool, colour: tool === 'eraser' ? white : colour })
            }
            onDraw={(at) => dispatch({ type: 'draw', at })}
            onLift={() => dispatch({ type: 'lift' })}
            onAbandon={() => dispatch({ type: 'abandon' })}
            onPlace={setPlace}
          />
        </div>
      </div>
      <div className={styles.colours}>
        <span className={styles.chosen} aria-hidden="true">
          <span style={{ background: palette[colour] }} />
        </span>
        <div className={styles.palette} role="group" aria-label={text.colours}>
          {palette.map((value, at) => (
            <button
              key={value}
              type="button"
              className={styles.colour}
              data-swatch
              style={{ background: value }}
              aria-pressed={at === colour}
              aria-label={text.colour[at]}
              title={text.colour[at]}
              onClick={() => setColour(at)}
            />
          ))}
        </div>
      </div>
      <div className={shared.status}>
        <p>{text.tool[tool]}</p>
        <p>{place === null ? '' : fill(text.place, { x: place.x, y: place.y })}</p>
      </div>
    </div>
  )
}
