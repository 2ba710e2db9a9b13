import { useLanguage } from '#state/language.ts'
import type { ReactNode } from 'react'
import { admin } from '#content/pages/admin.ts'
import { Notice } from '#ui/kit/Notice.tsx'
import shared from './parts.module.css'
import { PageKeys, type PageKeysProps } from './PageKeys.tsx'
import { useListFocus } from './useListFocus.ts'

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
