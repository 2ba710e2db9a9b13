import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as messages from '../../../content/messages.ts'
import { deviceIds } from '../../../contract/limits.ts'
import type { Language } from '../../../contract/common.ts'
import type { Story } from '../../../contract/story.ts'
import { deviceStoriesQuery } from '../../api/queries/stories.ts'
import { toast } from '../../state/toasts.ts'
import { tapeRoom } from './constants.ts'
import { emptyShelf, picked, restocked } from './shelf/shelfState.ts'

interface TapeStories {
  /** Null while none have come. */
  readonly stories: readonly Story[] | null
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly retry: () => void
  readonly selectedId: number
  /** The story in hand; null for the share tape. */
  readonly selected: Story | null
  readonly isGone: boolean
  readonly pick: (id: number) => void
}

/** The stories about the cassette, asked for again every minute, and the one in hand (TAPE-06, TAPE-09). */
export function useTapeStories(language: Language): TapeStories {
  const query = useQuery({
    ...deviceStoriesQuery(deviceIds.tape),
    refetchOnMount: 'always',
    refetchInterval: tapeRoom.refreshMs,
    refetchIntervalInBackground: false,
  })
  const stories = query.data ?? null
  const [shelf, setShelf] = useState(emptyShelf)
  const [stock, setStock] = useState<readonly Story[] | null>(null)
  if (stories !== null && stories !== stock) {
    setStock(stories)
    setShelf((before) =>
      restocked(
        before,
        stories.map(({ id }) => id),
      ),
    )
  }
  // Stays failed while it is tried again, until the first list is there; a later failure keeps what is shown.
  const hasFailed = stories === null && query.errorUpdateCount > 0

  useEffect(
    function tellOfFailure() {
      if (hasFailed) toast.error(messages.storiesFailed[language], { lang: language })
    },
    // Said once, in the language at hand then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [hasFailed],
  )

  return {
    stories,
    hasFailed,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    selectedId: shelf.selectedId,
    selected: stories?.find(({ id }) => id === shelf.selectedId) ?? null,
    isGone: shelf.isGone,
    pick: (id) => setShelf((before) => picked(before, id)),
  }
}
