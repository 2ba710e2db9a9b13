import { Button } from '#ui/kit/Button.tsx'
import shared from './parts.module.css'
import type { Pages } from './usePages.ts'

export interface PageKeysProps {
  readonly pages: Pages
  /** The cursor of the page that follows; null on the last one. */
  readonly next: number | null
  readonly words: { readonly back: string; readonly next: string }
}

export function PageKeys({ pages, next, words }: PageKeysProps) {
  return (
    <div className={shared.keys}>
      {!pages.isFirst && <Button onClick={pages.back}>{words.back}</Button>}
      {next !== null && <Button onClick={() => pages.forward(next)}>{words.next}</Button>}
    </div>
  )
}
