import type { DeckFailure } from '#lib/tape/deck.ts'
import type { DeckCommand, DeckEvent } from '#exhibits/tape/deck/deckMachine.ts'

/**
 * The deck a second time, as one would tell it to a mechanic: a tape that lies still, runs or is wound, and alarm
 * clocks. It shares nothing with the machine but the names of what goes in and out.
 */
export class DeckModel {
  log: DeckCommand[] = []
  tape: 'none' | 'threading' | 'in' | 'broken' = 'none'
  doing: 'still' | 'running' | 'hungry' | 'back' | 'forward' | 'allBack' = 'still'
  /** Where it was when it last began to do something else. */
  at = 0
  goal = 0
  length = 0
  wantsPlay = false
  needsTouch = false
  atEnd = false
  failures = 0
  complaint: DeckFailure | null = null
  awake = 0
  lastWall = 0
  began = 0
  alarms: { due: number; what: 'arrive' | 'resume' | 'step' | 'hunger' | 'retry' }[] = []

  handle(event: DeckEvent): DeckCommand[] {
    this.log = []
    this.sleepOrWait(event.atMs)
    this.executeCommand(event)
    return this.log
  }

  get mode(): string {
    if (this.tape === 'none' || this.tape === 'broken') return 'noStory'
    if (this.tape === 'threading') return 'loading'
    if (this.doing === 'running') return 'playing'
    if (this.doing === 'hungry') return 'loading'
    if (this.doing === 'back') return 'rewinding'
    if (this.doing === 'forward') return 'fastForwarding'
    if (this.doing === 'allBack') return 'fullRewinding'
    return this.atEnd ? 'ended' : 'paused'
  }

  /** Where the reels stand now. */
  get reels(): number {
    const gone = this.awake - this.began
    if (this.doing === 'allBack') return Math.max(0, this.at - gone * 0.005)
    if (this.doing === 'back' || this.doing === 'forward') {
      const share = Math.min(gone, 600) / 600
      return this.at + (this.goal - this.at) * (3 * share ** 2 - 2 * share ** 3)
    }
    return this.at
  }

  private sleepOrWait(wall: number): void {
    let rest = Math.max(0, wall - this.lastWall)
    this.lastWall = Math.max(this.lastWall, wall)
    const first = this.alarms[0]
    // Over five seconds without a sign: it slept, and only what comes next is done.
    if (rest > 5000 && first) rest = Math.min(rest, Math.max(0, first.due - this.awake))
    const until = this.awake + rest
    for (;;) {
      const alarm = this.alarms[0]
      if (!alarm || alarm.due > until) break
      this.alarms = []
      this.awake = Math.max(this.awake, alarm.due)
      this.ring(alarm.what)
    }
    this.awake = until
  }

  private setAlarm(what: 'arrive' | 'resume' | 'step' | 'hunger' | 'retry', inMs: number): void {
    this.alarms = [{ what, due: this.awake + inMs }]
  }

  private ring(what: 'arrive' | 'resume' | 'step' | 'hunger' | 'retry'): void {
    if (what === 'retry') this.log.push({ type: 'open', at: this.at })
    if (what === 'hunger') this.doing = 'hungry'
    if (what === 'arrive') {
      if (this.wantsPlay && !(this.length > 0 && this.goal >= this.length - 0.05)) {
        this.log.push({ type: 'place', at: this.goal })
        this.setAlarm('resume', 200)
      } else this.standAt(this.goal)
    }
    if (what === 'resume') this.standAt(this.goal)
    if (what === 'step') {
      const steps = Math.round((this.awake - this.began) / 1000)
      if (this.at - 5 * steps <= 0) this.standAt(0)
      else this.setAlarm('step', 1000)
    }
  }

  /** The tape has arrived; it plays on if somebody listens. */
  private standAt(place: number): void {
    this.alarms = []
    this.doing = 'still'
    this.at = place
    this.atEnd = false
    if (place > 0 && this.length > 0 && place >= this.length - 0.05) this.runOut()
    else if (this.wantsPlay) this.run()
    else this.log.push({ type: 'place', at: place })
  }

  private runOut(): void {
    this.alarms = []
    this.doing = 'still'
    this.at = this.length
    this.atEnd = true
    this.wantsPlay = false
    this.needsTouch = false
    this.log.push({ type: 'place', at: this.length })
  }

  private run(): void {
    if (this.length > 0 && this.at >= this.length - 0.05) this.at = 0
    this.alarms = []
    this.doing = 'running'
    this.atEnd = false
    this.wantsPlay = true
    this.needsTouch = false
    this.complaint = null
    this.log.push({ type: 'start', at: this.at })
  }

  private get runs(): boolean {
    return this.doing === 'running' || this.doing === 'hungry'
  }

  private get winds(): boolean {
    return this.doing === 'back' || this.doing === 'forward' || this.doing === 'allBack'
  }

  private held(place: number): number {
    const end = this.length > 0 ? this.length : Number.MAX_VALUE
    return place < 0 ? 0 : place > end ? end : place
  }

  private stopSound(): void {
    if (this.runs) this.log.push({ type: 'halt', ramp: 'stop' })
  }

  private beginWinding(doing: 'back' | 'forward' | 'allBack'): void {
    this.stopSound()
    const from = this.held(this.reels)
    if (this.needsTouch) this.wantsPlay = false
    this.needsTouch = false
    const aim = this.doing === 'back' || this.doing === 'forward' ? this.goal : from
    this.at = from
    this.began = this.awake
    this.atEnd = false
    this.doing = doing
    if (doing === 'allBack') {
      this.setAlarm('step', 1000)
      return
    }
    this.goal = this.held(doing === 'back' ? aim - 5 : aim + 5)
    this.setAlarm('arrive', 600)
  }

  private leaveFullRewind(): void {
    this.at = this.held(this.reels)
    this.doing = 'still'
    this.alarms = []
    if (this.wantsPlay) this.run()
    else this.log.push({ type: 'place', at: this.at })
  }

  private takeOut(): void {
    const { awake, lastWall, log } = this
    Object.assign(this, new DeckModel(), { awake, lastWall, log })
  }

  private executeCommand(event: DeckEvent): void {
    switch (event.type) {
      case 'tick':
        return
      case 'press':
        if (this.tape !== 'none') this.push(event.key)
        return
      case 'load':
        this.takeOut()
        this.tape = 'threading'
        if (Number.isFinite(event.duration) && event.duration > 0) this.length = event.duration
        this.wantsPlay = event.isPlayWanted
        this.log.push({ type: 'open', at: 0 })
        return
      case 'unload': {
        const had = this.tape !== 'none'
        this.takeOut()
        this.complaint = event.failure
        if (had) this.log.push({ type: 'close' })
        return
      }
      case 'measured': {
        if (this.tape === 'none') return
        if (Number.isFinite(event.duration) && event.duration > 0) this.length = event.duration
        const isNew = this.tape !== 'in'
        if (isNew) {
          this.tape = 'in'
          this.complaint = null
          this.failures = 0
          this.standAt(this.held(this.at))
        } else {
          if (this.doing !== 'allBack') this.at = this.held(this.at)
          if (this.doing === 'back' || this.doing === 'forward') this.goal = this.held(this.goal)
        }
        return
      }
      case 'progressed':
        if (this.runs || this.mode === 'paused') this.at = this.held(event.position)
        return
      case 'starved':
        if (this.doing === 'running' && this.alarms.length === 0) this.setAlarm('hunger', 500)
        return
      case 'sounding':
        if (!this.runs) return
        this.doing = 'running'
        this.alarms = []
        return
      case 'finished':
        if (this.runs) this.runOut()
        return
      case 'interrupted':
      case 'blocked':
        if (!this.runs) return
        this.doing = 'still'
        this.alarms = []
        if (event.type === 'blocked') this.needsTouch = true
        else this.wantsPlay = false
        return
      case 'silenced':
        if (!this.runs) return
        this.doing = 'still'
        this.alarms = []
        this.wantsPlay = false
        this.complaint = event.loss
        this.log.push({ type: 'place', at: this.at })
        return
      case 'touched':
        if (this.needsTouch) this.run()
        return
      case 'broke': {
        if (this.tape === 'none') return
        const at = this.reels
        this.tape = 'broken'
        this.complaint = 'failed'
        this.doing = 'still'
        this.at = at
        this.wantsPlay = false
        this.needsTouch = false
        this.atEnd = false
        this.setAlarm('retry', Math.min(60_000, 5000 * 2 ** this.failures))
        this.failures += 1
        return
      }
      case 'seek': {
        if (this.tape !== 'in' || Number.isNaN(event.to)) return
        const to = this.held(event.to)
        if (this.length > 0 && to >= this.length) {
          this.stopSound()
          this.runOut()
        } else if (this.runs) {
          this.at = to
          this.log.push({ type: 'jump', at: to })
        } else if (this.winds && this.wantsPlay) {
          this.at = to
          this.run()
        } else {
          this.doing = 'still'
          this.atEnd = false
          this.alarms = []
          this.at = to
          this.log.push({ type: 'place', at: to })
        }
      }
    }
  }

  private push(key: string): void {
    const stopsPlay = key === 'pause' || key === 'eject'
    if (this.tape !== 'in') {
      if (stopsPlay) this.wantsPlay = false
      if (key !== 'play') return
      this.wantsPlay = true
      if (this.complaint === null) return
      this.complaint = null
      this.tape = 'threading'
      this.alarms = []
      this.log.push({ type: 'open', at: this.at })
      return
    }
    if (key === 'rewind') this.beginWinding('back')
    else if (key === 'fastForward') this.beginWinding('forward')
    else if (key === 'fullRewind') {
      if (this.doing === 'allBack') this.leaveFullRewind()
      else this.beginWinding('allBack')
    } else if (key === 'play') {
      if (this.doing === 'allBack') {
        this.wantsPlay = true
        this.leaveFullRewind()
      } else if (this.winds) this.wantsPlay = true
      else if (!this.runs) this.run()
    } else {
      this.wantsPlay = false
      this.needsTouch = false
      if (this.doing === 'allBack') this.leaveFullRewind()
      else if (this.runs) {
        this.doing = 'still'
        this.alarms = []
        this.log.push({ type: 'halt', ramp: key === 'pause' ? 'pause' : 'stop' })
      }
    }
  }
}
