import type { Page } from 'puppeteer-core'

/** A place in the window, in CSS px. */
export type Point = readonly [x: number, y: number]

export type PointerKind = 'mouse' | 'touch'

/** What the walks need of a browser, whichever engine it has. */
export interface Visitor {
  /** `address` is a whole one. Resolves once the page has loaded. */
  goto(address: string): Promise<void>
  /**
   * Runs a function in the page. It is sent as text: it can use its arguments and the page, nothing else.
   * A promise is waited for.
   */
  readonly evaluate: Page['evaluate']
  /** Presses at the first point, moves through the others and lets go at the last. */
  drag(points: readonly Point[], kind: PointerKind): Promise<void>
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>
  /** A PNG of the window. */
  picture(): Promise<Uint8Array>
  /** Makes the page this large, in CSS px. */
  size(width: number, height: number): Promise<void>
  close(): Promise<void>
}
