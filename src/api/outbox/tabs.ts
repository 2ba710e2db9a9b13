import type { Outcome } from './round.ts'

/** Messages between tabs about the outbox they share. */
type News =
  | { readonly kind: 'changed' }
  | { readonly kind: 'outcome'; readonly key: string; readonly outcome: Outcome }

export function openTabChannel(onNews: (news: News) => void): { notify(news: News): void } {
  const channel = new BroadcastChannel('nachklang-outbox')
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data))
  return { notify: (news) => channel.postMessage(news) }
}
