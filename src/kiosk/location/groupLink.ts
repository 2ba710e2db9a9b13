import type { GroupMessage, GroupNews } from '#contract/kioskGroup.ts'
import { fetchGroupNews, openGroupStream, publishToGroup } from '#api/kioskCalls.ts'
import { ReportError } from '#api/ReportError.ts'
import { after, type Stop } from '#lib/time/timers.ts'
import { eventLines } from './eventLines.ts'
import { readMessage } from './readMessage.ts'

/** ms: the server sends a sign every five seconds; a stream that is silent for so long is dead. */
const silenceMs = 12_000
/** ms: a stream that is silent until then is buffered by a proxy. */
const firstBreathMs = 4_000
/** ms between questions where there is no stream. */
const askEveryMs = 600
/** ms until the stream is tried again: after one that has worked, and after one that has not. */
const againMs = { worked: 1_500, failed: 30_000 } as const
const mostKnown = 500

type ReceivedNews = Omit<GroupNews, 'message'> & { readonly message: unknown }

interface GroupLink {
  /** Tells the others. What does not arrive is lost: whatever matters is said again. */
  say(message: GroupMessage): void
  close(): void
}

/** Receives each message of the group's kiosks once: from a stream, or by polling where that does not work. */
export function openGroupLink(kiosk: string, onMessage: (message: GroupMessage) => void): GroupLink {
  const closing = new AbortController()
  const known = new Set<string>()
  let isLost = false

  function receive({ id, speaker, message: data }: ReceivedNews): void {
    const message = readMessage(data, speaker)
    if (message === null || known.has(id) || closing.signal.aborted) return
    known.add(id)
    const [oldest] = known
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
    onMessage(message)
  }

  /**
   * Listens until the stream ends. A hidden page polls instead: a browser opens six connections to a server,
   * and its tabs share them.
   * @returns whether it has worked at all
   */
  async function listen(): Promise<boolean> {
    if (document.hidden) return false
    const ending = new AbortController()
    const hide = () => document.hidden && ending.abort()
    document.addEventListener('visibilitychange', hide, { signal: ending.signal })
    const signal = AbortSignal.any([closing.signal, ending.signal])
    let hasWorked = false
    let stop: Stop = after(firstBreathMs, () => ending.abort())
    const read = eventLines((data) => receive(JSON.parse(data)))
    try {
      const reader = (await openGroupStream(kiosk, signal)).getReader()
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        hasWorked = true
        stop()
        stop = after(silenceMs, () => ending.abort())
        read(piece.value)
      }
    } catch (error) {
      if (!closing.signal.aborted) console.warn('Events of the location do not come', error)
    } finally {
      stop()
      ending.abort()
    }
    return hasWorked
  }

  async function ask(forMs: number): Promise<void> {
    const untilMs = performance.now() + forMs
    while (performance.now() < untilMs && !closing.signal.aborted) {
      let pauseMs: number = askEveryMs
      try {
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(silenceMs)])
        for (const news of await fetchGroupNews(kiosk, signal)) receive(news)
        isLost = false
      } catch (error) {
        if (closing.signal.aborted) return
        if (!isLost) console.warn('News of the location does not come', error)
        isLost = true
        // The key was revoked: asking more often would only fill the server's log.
        if (error instanceof ReportError && error.statusCode === 401) pauseMs = againMs.failed
      }
      await new Promise<void>((resolve) => after(pauseMs, resolve))
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) await ask((await listen()) ? againMs.worked : againMs.failed)
  }
  void run()

  return {
    say: (message) => {
      publishToGroup(kiosk, message).catch((error: unknown) =>
        console.warn('The location did not get it', error),
      )
    },
    close: () => closing.abort(),
  }
}
