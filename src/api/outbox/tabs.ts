import type { Outcome } from './round.ts'

/** What tabs of this browser tell each other of the outbox they share. */
type News =
  | { readonly kind: 'changed' }
  | { readonly kind: 'outcome'; readonly key: string; readonly outcome: Outcome }

/** Speaks to the other tabs, and listens to them. */
export function openTabChannel(onNews: (news: News) => void): { notify(news: News): void } {
  const channel = new BroadcastChannel('nachklang-outbox')
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data))
  return { notify: (news) => channel.postMessage(news) }
}
