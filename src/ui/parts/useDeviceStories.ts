import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as messages from '../../../content/messages.ts'
import type { Language } from '../../../contract/common.ts'
import type { Story } from '../../../contract/story.ts'
import { deviceStoriesQuery } from '../../api/queries/stories.ts'
import { toast } from '../../state/toasts.ts'

export interface DeviceStories {
  /** Null while none have come. */
  readonly stories: readonly Story[] | null
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly retry: () => void
}

/** The stories about a device, asked for again every `refreshMs`; a first list that fails is told of once (SHELL-12). */
export function useDeviceStories(deviceId: number, refreshMs: number, language: Language): DeviceStories {
  const query = useQuery({
    ...deviceStoriesQuery(deviceId),
    refetchOnMount: 'always',
    refetchInterval: refreshMs,
    refetchIntervalInBackground: false,
  })
  const stories = query.data ?? null
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

  return { stories, hasFailed, isFetching: query.isFetching, retry: () => void query.refetch() }
}
