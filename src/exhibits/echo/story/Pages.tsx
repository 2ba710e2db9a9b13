import type { ReactNode } from 'react'
import { echo } from '#content/exhibits/echo/words.ts'
import type { Story } from '#contract/story.ts'
import { useWords } from '#state/language.ts'
import { ShareSheet } from './ShareSheet.tsx'
import { Sheet } from './Sheet.tsx'
import { StorySheet, type StorySheetProps } from './StorySheet.tsx'

interface PagesProps extends Omit<StorySheetProps, 'story' | 'place' | 'count'> {
  /** The open story; null: the share page or the list. */
  readonly story: Story | null
  readonly place: { readonly number: number; readonly count: number } | null
  /** The list of planets; null: the share page. */
  readonly list: ReactNode
  readonly onCloseList: () => void
}

/** The page beside the planets: a story, the share code, or the list. */
export function Pages({ story, place, list, onCloseList, ...props }: PagesProps) {
  const words = useWords(echo)
  const { onClose } = props
  if (story !== null && place !== null)
    return <StorySheet {...props} story={story} place={place.number} count={place.count} />
  if (list === null) return <ShareSheet onClose={onClose} />
  return (
    <Sheet
      kind="list"
      title={words.list.heading}
      kicker={null}
      closeLabel={words.list.close}
      onClose={onCloseList}
    >
      {list}
    </Sheet>
  )
}
