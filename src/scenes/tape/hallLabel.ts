import type { CanvasTexture } from 'three'
import { paintLabelPaper } from '../stage/labelPaper.ts'
import { paintedLabel } from '../stage/paintedLabel.ts'

/** Label of the cassette in the hall, on the upper side. */
export function cassetteLabel(side: 'A' | 'B'): CanvasTexture {
  return paintedLabel(1024, 496, (c) => {
    c.scale(0.5, 0.5)
    paintLabelPaper(c, '#efe6d2', side)
    c.font = '400 44px "IBM Plex Mono"'
    c.textAlign = 'right'
    c.fillText('90', 1950, 120)
    c.textAlign = 'left'
    c.fillStyle = '#253f86'
    c.font = 'italic 112px "Instrument Serif"'
    c.fillText(`was bleibt, Seite ${side}`, 270, 182)
  })
}
