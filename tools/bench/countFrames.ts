/** What one frame asked of the graphics card. */
export interface FrameCount {
  /** Objects drawn into whatever: the screen, shadows, reflections. */
  readonly draws: number
  readonly calls: number
}

declare global {
  interface Window {
    /** Frames since the last time this was asked, those in which nothing happened left out. */
    takeFrames?: () => FrameCount[]
  }
}

/** Runs in the page before all else: counts what every frame asks of any WebGL context. */
export function countFrames(): void {
  let frames: FrameCount[] = []
  let now = { draws: 0, calls: 0 }
  const prototype = WebGL2RenderingContext.prototype
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (typeof value !== 'function' || name === 'constructor') continue
    const isDraw = /^draw(Arrays|Elements|RangeElements)/.test(name)
    // Polled while the card is busy: how often says nothing about the scene.
    if (/^(clientWaitSync|isContextLost|getError)$/.test(name)) continue
    Object.defineProperty(prototype, name, {
      value: function counted(this: unknown, ...rest: unknown[]) {
        now.calls += 1
        if (isDraw) now.draws += 1
        return Reflect.apply(value, this, rest)
      },
    })
  }
  requestAnimationFrame(function close() {
    if (now.calls > 0) frames.push(now)
    now = { draws: 0, calls: 0 }
    requestAnimationFrame(close)
  })
  window.takeFrames = () => {
    const taken = frames
    frames = []
    return taken
  }
}

export function most(frames: readonly FrameCount[], what: keyof FrameCount): number {
  return Math.max(0, ...frames.map((frame) => frame[what]))
}
