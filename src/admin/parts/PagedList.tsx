import { useLanguage } from '#state/language.ts'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { admin } from '#content/pages/admin.ts'
import { Notice } from '#ui/kit/Notice.tsx'
import shared from './parts.module.css'
import { Button } from '#ui/kit/Button.tsx'

interface PagedListProps<Item> extends Pick<PageKeysProps, 'pages' | 'next'> {
  readonly items: readonly Item[]
  /** How many there are, in words. */
  readonly found: string
  /** Shown in place of an empty list. */
  readonly none: string
  /** An item of the list, with a key. */
  readonly children: (item: Item) => ReactNode
}

/** A page of a long list. Where the item at work leaves it, the focus stays in the list. */
export function PagedList<Item extends { readonly id: number }>(props: PagedListProps<Item>) {
  const language = useLanguage()
  const { items, found, none, pages, next, children } = props
  const focus = useListFocus(items.map(({ id }) => id))
  return (
    <>
      <p className={shared.mono} role="status">
        {found}
      </p>
      {items.length === 0 ? (
        <Notice kind="empty">{none}</Notice>
      ) : (
        <ul className={shared.rows} {...focus}>
          {items.map(children)}
        </ul>
      )}
      <PageKeys pages={pages} next={next} words={admin[language].pages} />
    </>
  )
}

interface PageKeysProps {
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

/**
 * Keeps the focus near when the item that had it leaves the list: it goes to the heading (`h2` with a `tabIndex`) of the
 * item in its place, or to that of the view.
 * @param ids of the items that are shown
 * @returns the attributes of the list
 */
function useListFocus(ids: readonly number[]) {
  const list = useRef<HTMLUListElement>(null)
  /** Index of the item that had the focus last; null: none had it, or it went elsewhere. */
  const place = useRef<number | null>(null)
  const shown = ids.join()
  useEffect(
    function keepFocus() {
      if (place.current === null || document.activeElement !== document.body) return
      const items = list.current?.children
      const item = items?.item(Math.min(place.current, items.length - 1))
      const heading = item?.querySelector('h2') ?? document.querySelector<HTMLElement>('h1')
      heading?.focus()
    },
    [shown],
  )
  return {
    ref: list,
    onFocus({ currentTarget, target }: FocusEvent<HTMLUListElement>) {
      place.current = [...currentTarget.children].findIndex((item) => item.contains(target))
    },
    onBlur({ relatedTarget }: FocusEvent<HTMLUListElement>) {
      // To nothing: the item may have left the list.
      if (relatedTarget !== null && !list.current?.contains(relatedTarget)) place.current = null
    },
  }
}

interface Pages {
  /** For the query of the page at hand: nothing for the first one. */
  readonly cursor: { readonly after?: number }
  readonly isFirst: boolean
  reset(): void
  back(): void
  /** @param after the `next` of the page at hand */
  forward(after: number): void
}

/** Which page of a list is at hand, by the cursors of those before it. */
export function usePages(): Pages {
  const [cursors, setCursors] = useState<readonly number[]>([])
  const after = cursors.at(-1)
  return {
    cursor: after === undefined ? {} : { after },
    isFirst: cursors.length === 0,
    reset: () => setCursors([]),
    back: () => setCursors(cursors.slice(0, -1)),
    forward: (next) => setCursors([...cursors, next]),
  }
}
