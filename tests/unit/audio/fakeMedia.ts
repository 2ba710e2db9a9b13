/** A media element that does what the test says. Loads nothing; its clock stands still unless it is set. */
export class FakeMedia extends EventTarget {
  src = ''
  currentTime = 0
  duration = Number.NaN
  ended = false
  error: MediaError | null = null
  paused = true
  readyState = 0
  /** Every address it was given, in order. */
  readonly loaded: string[] = []

  constructor() {
    super()
    let address = ''
    Object.defineProperty(this, 'src', {
      get: () => address,
      set: (value: string) => {
        address = value
        this.loaded.push(value)
        this.reset()
      },
    })
  }

  play(): Promise<void> {
    this.paused = false
    this.ended = false
    return Promise.resolve()
  }

  pause(): void {
    if (this.paused) return
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }

  load(): void {
    this.reset()
  }

  /** As a voice: what falls silent has let its recording go. */
  release(): void {
    this.pause()
    this.src = ''
  }

  /** The sound is there and has come this far. */
  soundsAt(seconds: number): void {
    this.readyState = 4
    this.currentTime = seconds
    this.dispatchEvent(new Event('playing'))
    this.dispatchEvent(new Event('timeupdate'))
  }

  private reset(): void {
    this.currentTime = 0
    this.readyState = 0
    this.error = null
    this.paused = true
  }
}
