/** Full heights that a bar falls per second. */
const fall = 1.5
/** Blocks of a full bar. */
const blocks = 14

/** Lets bars rise at once and fall slowly, in place. @returns whether any is above zero */
export function fallenBars(shown: Float32Array, levels: Float32Array, seconds: number): boolean {
  let isAnyUp = false
  for (let bar = 0; bar < shown.length; bar += 1) {
    const height = Math.max(levels[bar] ?? 0, (shown[bar] ?? 0) - fall * seconds, 0)
    shown[bar] = height
    if (height > 0) isAnyUp = true
  }
  return isAnyUp
}

const colors = { low: '#12b4c9', high: '#ffb45e', top: '#f2622f', off: '#0b4a57' } as const

/** Bars made of blocks; dark blocks are drawn, too. */
export function drawBars(context: CanvasRenderingContext2D, bars: Float32Array): void {
  const { width, height } = context.canvas
  if (width === 0 || height === 0) return
  context.clearRect(0, 0, width, height)
  const pitch = width / bars.length
  const step = height / blocks
  const gap = Math.max(1, Math.round(Math.min(pitch, step) * 0.18))
  for (let block = 0; block < blocks; block += 1) {
    const y = Math.round(height - (block + 1) * step)
    const share = block / blocks
    const lit = share > 0.84 ? colors.top : share > 0.6 ? colors.high : colors.low
    for (let bar = 0; bar < bars.length; bar += 1) {
      context.fillStyle = (bars[bar] ?? 0) > share + 0.5 / blocks ? lit : colors.off
      context.fillRect(Math.round(bar * pitch), y, Math.round(pitch) - gap, Math.round(step) - gap)
    }
  }
}
