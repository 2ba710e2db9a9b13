import type { MediaGrid } from './mediaGrid.ts'
import type { TapePath } from './tapePath.ts'

/** What a tape tells of itself; each is checked against the media as it is at that moment. */
export type TapeReport =
  | { readonly type: 'measured'; readonly duration: number }
  | { readonly type: 'starved' }
  | { readonly type: 'sounding' }
  | { readonly type: 'finished' }
  | { readonly type: 'interrupted' }
  | { readonly type: 'blocked' }
  | { readonly type: 'broke' }
  /** The tape has come to rest here after a halt. */
  | { readonly type: 'rested'; readonly position: number }

/** A recording on a media element, as a tape: it starts and stops with its pitch. Positions in seconds. */
export interface TapeVoice {
  open(src: string, at: number, grid: MediaGrid): void
  close(): void
  start(at: number): void
  halt(ramp: 'stop' | 'pause'): void
  place(at: number): void
  jump(at: number): void
  /** What leaves the speakers at this moment. */
  heard(): number
  /** Multiple of play speed, of what leaves the speakers. */
  speed(): number
  /** From the next moment of rest on, the sound goes through a path; without one the element plays by itself. */
  lead(makePath: () => TapePath): void
  /** 0 to 1. */
  setVolume(volume: number): void
  dispose(): void
}
