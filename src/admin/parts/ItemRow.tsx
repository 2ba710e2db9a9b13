import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import { adminStories } from '#content/pages/adminStories.ts'
import type { AdminStory, AdminStoryState } from '#contract/admin.ts'
import styles from './parts.module.css'
import { useWords } from '#state/language.ts'

interface ItemHeadProps {
  readonly facts: ReactNode
  readonly title: ReactNode
}

/** What an item of a list is, and its name: it takes the focus where an item before it leaves (PagedList). */
export function ItemHead({ facts, title }: ItemHeadProps) {
  return (
    <>
      <p className={styles.mono}>{facts}</p>
      <h2 className={styles.name} dir="auto" tabIndex={-1}>
        {title}
      </h2>
    </>
  )
}

/** An item of a list. */
export function ItemRow({ children, ...head }: ItemHeadProps & { readonly children: ReactNode }) {
  return (
    <li className={styles.row}>
      <ItemHead {...head} />
      {children}
    </li>
  )
}

/** A key of an item, whose name is said with it and not shown. */
export function ItemKey({
  item,
  children,
  ...key
}: ComponentProps<typeof Button> & { readonly item: string }) {
  return (
    <Button {...key}>
      {children} <VisuallyHidden>({item})</VisuallyHidden>
    </Button>
  )
}

interface ConfirmDeleteProps {
  readonly words: {
    readonly delete: string
    readonly deleteAsk: string
    readonly keep: string
    readonly deleteYes: string
  }
  /** Names the item for screen readers. */
  readonly name: string
  /** What follows from it. */
  readonly text: string
  readonly busy: boolean
  readonly onConfirm: () => void
}

/** The key that deletes something for good, once that was asked. */
export function ConfirmDelete({ words, name, text, busy, onConfirm }: ConfirmDeleteProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <ItemKey item={name} onClick={() => setIsAsking(true)}>
        {words.delete}
      </ItemKey>
      <Dialog
        title={words.deleteAsk}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        keys={
          <>
            <Button onClick={() => setIsAsking(false)}>{words.keep}</Button>
            <Button look="main" busy={busy} onClick={onConfirm}>
              {words.deleteYes}
            </Button>
          </>
        }
      >
        <p>
          <bdi>{text}</bdi>
        </p>
      </Dialog>
    </>
  )
}

interface FlagsProps {
  readonly story: { readonly state?: AdminStoryState; readonly flags: AdminStory['flags'] }
}

/** Reasons to look closer, and the state of the item. */
export function Flags({ story }: FlagsProps) {
  const words = useWords(adminStories).story
  return (
    <ul className={styles.tags} aria-label={words.flagsLabel}>
      {story.state && <li className={styles.tag}>{words.states[story.state]}</li>}
      {story.flags.map(({ kind, found }) => (
        <li key={`${kind} ${found}`} className={styles.tag} data-strong="">
          {words.flags[kind]}
          {found !== undefined && (
            <>
              {': '}
              <bdi>{found}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
