import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { adminStories } from '#content/pages/adminStories.ts'
import type { Language, Report } from '#contract/common.ts'
import type { AdminStory } from '#contract/admin.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { meQuery } from '#api/queries/admin/museum.ts'
import { adminStoriesQuery, type StoriesAsked } from '#api/queries/admin/stories.ts'
import { fill } from '#lib/text/fill.ts'
import { preventIdle } from '#state/visit.ts'
import { toast } from '#state/toasts.ts'
import { reasonWords } from '#ui/parts/contribute/failureWords.ts'
import { isChangedByStaff, titleOf } from '../parts/storyWords.ts'
import { atHand, type Decision, emptyQueue, lastDecided, queueReducer } from './queueMachine.ts'

const mutationKey = ['staff', 'queue']

/** From here on the next ones are fetched. */
const fewLeft = 10

/** The last action, for screen readers. */
export type LastAction = { readonly what: Decision | 'undone'; readonly title: string } | null

/**
 * The queue at work: decisions hold at once, are stored one after the other in the background, and a story whose
 * decision cannot be stored is at hand again.
 */
export function useQueue(language: Language, asked: StoriesAsked, isShown: (story: AdminStory) => boolean) {
  const client = useQueryClient()
  const list = useQuery(adminStoriesQuery(asked))
  const [queue, dispatch] = useReducer(queueReducer, emptyQueue)
  const [lastAction, setLastAction] = useState<LastAction>(null)
  const sending = useIsMutating({ mutationKey })
  /** As of the server's last answer. */
  const [known] = useState(() => new Map<number, AdminStory>())
  /** Ids of stored decisions by story, for the way back. */
  const stored = useRef(new Map<number, number>())

  /** When the last decision or undo was answered; 0 before the first one. */
  const changedAt = useRef(0)

  const takeList = useEffectEvent((stories: readonly AdminStory[]) => {
    // A list from before the last decision would bring back what was just decided, or lack what was just undone.
    if (client.isMutating({ mutationKey }) > 0 || list.dataUpdatedAt < changedAt.current) return
    for (const story of stories) {
      // The list may be older than what the last decision was answered with.
      const isNews = story.revision >= (known.get(story.id)?.revision ?? 0)
      if (isNews) known.set(story.id, story)
    }
    dispatch({ type: 'list', ids: stories.filter(isShown).map(({ id }) => id) })
  })
  const stories = list.data?.stories
  useEffect(
    function follow() {
      if (stories) takeList(stories)
    },
    [stories, isShown, sending],
  )

  const renew = useEffectEvent(() => {
    if (changedAt.current === 0) return
    void client.invalidateQueries({ queryKey: meQuery.queryKey })
    if (queue.waiting.length < fewLeft || lastAction?.what === 'undone') void list.refetch()
  })
  useEffect(
    function fetchMore() {
      if (sending === 0) renew()
    },
    [sending],
  )

  const hand = atHand(queue)
  const story = hand === null ? null : (known.get(hand) ?? null)

  const { mutate: inTurn } = useMutation({
    mutationKey,
    // One after the other.
    scope: { id: 'queue' },
    gcTime: 0,
    mutationFn: async (work: () => Promise<void>) => {
      const release = preventIdle('staffAction')
      await client.cancelQueries({ queryKey: adminStoriesQuery(asked).queryKey })
      await work().finally(release)
      changedAt.current = Date.now()
    },
  })

  function decide(decision: Decision) {
    if (story === null) return
    dispatch({ type: 'decide', decision })
    setLastAction({ what: decision, title: titleOf(story, language) })
    inTurn(async () => {
      const current = known.get(story.id) ?? story
      const outcome = await tried(() => store(current, decision), language)
      if ('answer' in outcome) {
        known.set(story.id, outcome.answer)
        if (outcome.answer.decision) stored.current.set(story.id, outcome.answer.decision.id)
        dispatch({ type: 'stored', id: story.id })
      } else {
        dispatch({ type: 'refused', id: story.id })
        reportRefusal(story, outcome)
        await refresh(story.id)
      }
    })
  }

  function undo() {
    const last = lastDecided(queue)
    const decided = last && known.get(last.id)
    if (!decided) return
    dispatch({ type: 'undo' })
    setLastAction({ what: 'undone', title: titleOf(decided, language) })
    inTurn(async () => {
      const decisionId = stored.current.get(decided.id)
      // It was refused: there is nothing to take back.
      if (decisionId === undefined) return
      const outcome = await tried(
        () => adminCall(routes.undoDecision, { params: { storyId: decided.id }, body: { decisionId } }),
        language,
      )
      stored.current.delete(decided.id)
      if ('answer' in outcome) known.set(decided.id, outcome.answer)
      else {
        reportRefusal(decided, outcome)
        await refresh(decided.id)
      }
    })
  }

  function reportRefusal(about: AdminStory, { reason, lang, isRejected }: Refused) {
    setLastAction(null)
    if (isRejected) return
    toast.error(fill(adminStories[language].queue.refused, { title: titleOf(about, language), reason }), {
      lang: lang ?? language,
    })
  }

  /** Another member has changed it: what is shown next is what stands. */
  async function refresh(storyId: number) {
    const outcome = await tried(() => adminCall(routes.adminStory, { params: { storyId } }), language)
    if ('answer' in outcome) known.set(storyId, outcome.answer)
  }

  return {
    list,
    story,
    /** Place of the story at hand, from 1. */
    place: queue.at + 1,
    count: queue.waiting.length,
    canUndo: queue.decided.length > 0,
    sending,
    lastAction,
    decide,
    undo,
    go: (by: 1 | -1) => dispatch({ type: 'go', by }),
  }
}

interface Refused {
  readonly reason: string
  /** Of the server's own words. */
  readonly lang?: Language
  /** The session has ended, which has a message of its own. */
  readonly isRejected: boolean
}

/** Additions of the storyteller do not change a decision of staff. */
async function store(seen: AdminStory, decision: Decision): Promise<AdminStory | Report> {
  const answer = await storeOnce(seen, decision)
  if (!('statusCode' in answer) || answer.statusCode !== 409) return answer
  const now = await adminCall(routes.adminStory, { params: { storyId: seen.id } })
  return 'statusCode' in now || isChangedByStaff(seen, now) ? answer : storeOnce(now, decision)
}

const storeOnce = ({ id, revision }: AdminStory, decision: Decision) =>
  decision === 'delete'
    ? adminCall(routes.deleteStory, { params: { storyId: id }, body: { revision } })
    : adminCall(routes.decideStory, { params: { storyId: id }, body: { revision, decision } })

async function tried(
  act: () => Promise<AdminStory | Report>,
  language: Language,
): Promise<{ readonly answer: AdminStory } | Refused> {
  try {
    const answer = await act()
    return 'statusCode' in answer
      ? { reason: answer.message, lang: 'en', isRejected: answer.statusCode === 401 }
      : { answer }
  } catch (error) {
    return { reason: reasonWords(error, language), isRejected: false }
  }
}
