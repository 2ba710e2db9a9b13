import { useState } from 'react'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { type DeviceStories, useDeviceStories } from '#ui/parts/useDeviceStories.ts'
import { tapeConstants } from './constants.ts'
import { emptyShelf, pickTape, restock } from './shelf/shelfState.ts'

interface TapeStories extends DeviceStories {
  readonly selectedId: number
  /** null for the share tape. */
  readonly selected: Story | null
  readonly isRemoved: boolean
  readonly pick: (id: number) => void
}

/** The stories about the cassette, polled every minute, and the selected one (TAPE-06, TAPE-09). */
export function useTapeStories(language: Language): TapeStories {
  const list = useDeviceStories(tapeExhibit.device.id, tapeConstants.refreshMs, language)
  const { stories } = list
  const [shelf, setShelf] = useState(emptyShelf)
  const [stock, setStock] = useState<readonly Story[] | null>(null)
  if (stories !== null && stories !== stock) {
    setStock(stories)
    setShelf((before) =>
      restock(
        before,
        stories.map(({ id }) => id),
      ),
    )
  }

  return {
    ...list,
    selectedId: shelf.selectedId,
    selected: stories?.find(({ id }) => id === shelf.selectedId) ?? null,
    isRemoved: shelf.isRemoved,
    pick: (id) => setShelf((before) => pickTape(before, id)),
  }
}
