import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as messages from '#content/messages.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { deviceStoriesQuery } from '#api/queries/stories.ts'
import { toast } from '#state/toasts.ts'

export interface DeviceStories {
  /** Newest first; null while none have come. */
  readonly stories: readonly Story[] | null
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly retry: () => void
}

/**
 * The stories about a device; a first list that fails is told of once, in the language at hand then (SHELL-12).
 * @param refreshMs they are asked for again as often; null: whenever the room opens
 */
export function useDeviceStories(
  deviceId: number,
  refreshMs: number | null,
  language: Language,
): DeviceStories {
  const query = useQuery({
    ...deviceStoriesQuery(deviceId),
    refetchOnMount: 'always',
    refetchInterval: refreshMs ?? false,
    refetchIntervalInBackground: false,
  })
  const stories = query.data ?? null
  // Stays failed while it is tried again, until the first list is there; a later failure keeps what is shown.
  const hasFailed = stories === null && query.errorUpdateCount > 0

  const reportFailure = useEffectEvent(() =>
    toast.error(messages.storiesFailed[language], { lang: language }),
  )
  useEffect(
    function reportOnce() {
      if (hasFailed) reportFailure()
    },
    [hasFailed],
  )

  return { stories, hasFailed, isFetching: query.isFetching, retry: () => void query.refetch() }
}
