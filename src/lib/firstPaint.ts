import type { Language } from '../../contract/common.ts'

/** A page as it stands before anything has come from the server: the build draws it, and the server sends it ahead. */
export interface FirstPaint {
  readonly path: string
  readonly title: string
  /** The page's own. */
  readonly language: Language
  /** The folder of the page's code. */
  readonly page: string
  readonly markup: string
}

/** Draws pages, see src/app/firstPaint. */
export interface PagePainter {
  /** The addresses that name no one thing: those of avatars and stories are as many as there are. */
  pathsToDraw(): readonly string[]
  /** Rejects for an address that leads elsewhere, and for a page that does not come or cannot be drawn. */
  drawFirstPaint(path: string): Promise<FirstPaint>
}

/** The id of the first paint in the document. The build writes it, base.css places it. */
export const firstPaintId = 'first-paint'

/** The page itself is on screen, or what stands in its place: what was shown until then goes. */
export function endFirstPaint(): void {
  document.getElementById(firstPaintId)?.remove()
}
