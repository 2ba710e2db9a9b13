import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as messages from '#content/messages.ts'
import type { Language } from '#contract/common.ts'
import type { Story } from '#contract/story.ts'
import { deviceStoriesQuery } from '#api/queries/stories.ts'
import { toast } from '#state/toasts.ts'

export interface DeviceStories {
  /** Newest first; null until loaded. */
  readonly stories: readonly Story[] | null
  readonly hasFailed: boolean
  readonly isFetching: boolean
  readonly retry: () => void
}

/**
 * The stories about a device. A first load that fails shows one toast (SHELL-12).
 * @param refreshMs time between polls; null: loaded when the exhibit opens
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
  // Failed until the first list arrives; later failures keep the list.
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
