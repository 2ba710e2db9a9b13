import { useReducer, useRef, useState } from 'react'
import { saveFile } from '#lib/browser/saveFile.ts'
import { fill } from '#lib/text/fill.ts'
import { useDesktop } from '../desktop/useDesktop.ts'
import { MenuBar } from '../menus/MenuBar.tsx'
import { useElementEvent } from '#lib/browser/useElementEvent.ts'
import shared from '../program.module.css'
import { Canvas } from './Canvas.tsx'
import styles from './Paint.module.css'
import { imageOf } from './imageOf.ts'
import { black, palette, white } from './palette.ts'
import type { Point, Raster } from './raster.ts'
import { newSheet, nextSheet, type Tool, tools } from './sheet.ts'

/** Size of the sheet, pixels. */
const size = { width: 320, height: 220 } as const

/** The paint program: pencil, brush, line, shapes, fill, undo. */
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
              // On a kiosk the file would stay on the machine.
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

/** Each pixel of the sheet becomes this many squared in the file, so that the picture has the size on screen. */
const enlarged = 3

function savePng(picture: Raster, fileName: string): void {
  const small = document.createElement('canvas')
  small.width = picture.width
  small.height = picture.height
  small.getContext('2d')?.putImageData(imageOf(picture), 0, 0)
  const whole = document.createElement('canvas')
  whole.width = picture.width * enlarged
  whole.height = picture.height * enlarged
  const context = whole.getContext('2d')
  if (context === null) return
  context.imageSmoothingEnabled = false
  context.drawImage(small, 0, 0, whole.width, whole.height)
  whole.toBlob((file) => {
    if (file !== null) saveFile(file, fileName)
  }, 'image/png')
}

/** Icons of the tools, 16 by 16: colour and shape, from back to front. */
const toolPaths: Readonly<Record<Tool, readonly (readonly [colour: string, path: string])[]>> = {
  pencil: [
    [
      '#000',
      'M11 1h2v1h1v1h1v2h-1v1h-1v1h-1v1h-1v1h-1v1H9v1H8v1H7v1H5v1H2v-3h1V9h1V8h1V7h1V6h1V5h1V4h1V3h1V2h1z',
    ],
    ['#ffff00', 'M10 4h1v1h1v1h-1v1h-1v1H9v1H8v1H7v1H6v-1H5V9h1V8h1V7h1V6h1V5h1z'],
    ['#ff80c0', 'M11 2h1v1h1v1h1v1h-1v1h-1V5h-1V4h-1V3h1z'],
    ['#fffbf0', 'M4 10h1v1h1v1H4v1H3v-1h1z'],
  ],
  brush: [
    ['#804000', 'M9 1h2v7H9z'],
    ['#808080', 'M8 8h4v2H8z'],
    ['#000', 'M8 10h4v2h-1v2h-1v1H8v-2h1v-1H8z'],
  ],
  eraser: [
    ['#000', 'M8 3h6v1h1v2h-1v1h-1v1h-1v1h-1v1h-1v2H2v-1H1V9h1V8h1V7h1V6h1V5h1V4h2z'],
    ['#ffff00', 'M8 4h5v1h-1v1h-1v1h-1v1H4V7h1V6h1V5h2z'],
    ['#808000', 'M2 9h7v2H2z'],
  ],
  fill: [
    ['#000', 'M6 1h1v3h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1H9v1H8v1H6v-1H5v-1H4v-1H3V9H2V7h1V6h1V5h1V4h1z'],
    ['#fff', 'M6 5h1v1h1v1h1v1h1v1H9v1H8v1H7v1H6v-1H5v-1H4V9H3V8h1V7h1V6h1z'],
    ['#0000ff', 'M12 8h1v1h1v2h1v3h-1v1h-2v-1h-1v-3h1z'],
  ],
  line: [
    [
      '#000',
      'M2 2h2v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1h-1v-1H9v-1H8V9H7V8H6V7H5V6H4V5H3V4H2z',
    ],
  ],
  frame: [
    ['#000', 'M1 3h14v10H1z'],
    ['#c0c0c0', 'M2 4h12v8H2z'],
  ],
  ellipse: [
    ['#000', 'M5 3h6v1h2v1h1v1h1v4h-1v1h-1v1h-2v1H5v-1H3v-1H2v-1H1V6h1V5h1V4h2z'],
    ['#c0c0c0', 'M5 4h6v1h2v1h1v4h-1v1h-2v1H5v-1H3v-1H2V6h1V5h2z'],
  ],
}
