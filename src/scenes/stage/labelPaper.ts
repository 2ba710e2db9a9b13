const stripes = [
  ['#a8371f', 752, 62],
  ['#d8762b', 824, 48],
  ['#dfb04a', 882, 36],
] as const

/** Units of the drawing, whatever the texture's size. */
const labelSize = { width: 2048, height: 992 } as const

/** The printed paper of a cassette's label in units of `labelSize`: stripes, lines, side. */
export function paintLabelPaper(c: CanvasRenderingContext2D, paper: string, side: 'A' | 'B'): void {
  c.fillStyle = paper
  c.fillRect(0, 0, labelSize.width, labelSize.height)
  for (const [color, y, height] of stripes) {
    c.fillStyle = color
    c.fillRect(0, y, labelSize.width, height)
  }
  c.strokeStyle = '#8d836e'
  c.lineWidth = 4
  for (const y of [190, 276]) {
    c.beginPath()
    c.moveTo(250, y)
    c.lineTo(1950, y)
    c.stroke()
  }
  c.fillStyle = '#1d1b18'
  c.font = '600 132px "IBM Plex Mono"'
  c.fillText(side, 92, 180)
}
