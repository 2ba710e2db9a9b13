import { reasonOf } from './command.ts'
import { type DevtoolsPipe, isRecord } from './devtoolsPipe.ts'

/** What the page may have done to the machine that it is shown on. */
export interface Machine {
  /** Whether the page wants its display awake, at each look. @returns whether it was woken just now */
  readonly onDisplay: (isAwake: boolean) => Promise<boolean>
  /** Null: it cannot be restarted from here. */
  readonly restart: { readonly by: string; readonly run: () => Promise<void> } | null
}

interface KioskPageOptions {
  readonly pipe: DevtoolsPipe
  readonly url: string
  readonly log: (message: string) => void
  readonly machine: Machine
  /** It crashed, hangs, or cannot be reached: the browser is to be started anew. */
  readonly onLost: (why: string) => void
}

/** How often the page is asked for a heartbeat, and how long it may take, ms. */
const askMs = 2_000
const hangsMs = 20_000
/** How often full screen is asked for after the display was woken. */
const mostTries = 5

/** Shows the address in the browser's one page and keeps it there. Returns what stops looking after it. */
export async function watchPage({ pipe, url, log, onLost, machine }: KioskPageOptions): Promise<() => void> {
  const { origin } = new URL(url)
  const shown = url.replace(/([?&]kioskKey=)[^&#]+/, '$1…')
  const pages = await pagesOf(pipe)
  const page = pages[0]
  if (page === undefined) throw new Error('The browser has no page.')
  const { sessionId: session } = await pipe.send('Target.attachToTarget', { targetId: page, flatten: true })
  if (typeof session !== 'string') throw new Error('The browser lets nobody at its page.')
  let isOver = false
  const lose = (why: string) => {
    if (isOver) return
    isOver = true
    clearInterval(timer)
    onLost(why)
  }
  pipe.onEvent(({ method, params, sessionId }) => {
    const isOurs = sessionId === session || params.targetId === page
    if (isOurs && (method === 'Inspector.targetCrashed' || method === 'Target.targetCrashed'))
      lose('The page crashed.')
    if (isOurs && (method === 'Target.detachedFromTarget' || method === 'Target.targetDestroyed'))
      lose('The page was closed.')
  })
  await pipe.send('Target.setDiscoverTargets', { discover: true })
  await pipe.send('Inspector.enable', {}, session)
  const go = () => pipe.send('Page.navigate', { url }, session, hangsMs)
  await go()
  log(`Shows ${shown}`)

  const evaluate = async (expression: string): Promise<readonly unknown[]> => {
    const asked = { expression, returnByValue: true }
    const { result } = await pipe.send('Runtime.evaluate', asked, session, hangsMs)
    return isRecord(result) && Array.isArray(result.value) ? result.value : []
  }
  /** The page tells the board of an error, as of its own. */
  const restart = async () => {
    await machine.restart?.run().catch(async (error: unknown) => {
      const message = JSON.stringify(error instanceof Error ? error.message : String(error))
      await evaluate(`reportError(new Error(${message}))`)
    })
  }
  /** A display that was switched off may have come back without its window in full screen, which then believes it is. */
  const fillScreen = async () => {
    const { windowId } = await pipe.send('Browser.getWindowForTarget', { targetId: page })
    for (const windowState of ['normal', 'fullscreen'])
      await pipe.send('Browser.setWindowBounds', { windowId, bounds: { windowState } })
    const { bounds } = await pipe.send('Browser.getWindowBounds', { windowId })
    if (!isRecord(bounds) || bounds.windowState !== 'fullscreen') throw new Error('it stays a window')
  }
  let triesToFill = 0
  const look = async () => {
    const answer = await evaluate(`(() => {
      // A page that is just being loaded has no element yet.
      const { dataset = {} } = document.documentElement ?? {}
      const facts = [location.href, dataset.display, dataset.restart]
      delete dataset.restart
      ${machine.restart === null ? '' : `dataset.restartsBy = ${JSON.stringify(machine.restart.by)}`}
      return facts
    })()`)
    const at = String(answer[0] ?? '')
    if (isOver) return
    // A page that has something else to tell than that it sleeps is to be seen.
    if (await machine.onDisplay(answer[1] !== 'asleep')) triesToFill = mostTries
    if (triesToFill > 0) {
      triesToFill -= 1
      await fillScreen().then(
        () => (triesToFill = 0),
        (error: unknown) => log(`The page cannot be shown in full screen: ${reasonOf(error)}`),
      )
    }
    if (answer[2] !== undefined && answer[2] !== null && at.startsWith(`${origin}/`)) await restart()
    if (at.startsWith(`${origin}/`)) return
    log(
      at.startsWith('chrome-error:')
        ? 'The server does not answer; it is asked again.'
        : 'The page has left the exhibition; it is brought back.',
    )
    await go()
  }
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => lose(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        isLooking = false
      })
  }, askMs)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}

async function pagesOf(pipe: DevtoolsPipe): Promise<readonly string[]> {
  const { targetInfos } = await pipe.send('Target.getTargets')
  if (!Array.isArray(targetInfos)) return []
  return targetInfos.flatMap((info: unknown) =>
    isRecord(info) && info.type === 'page' && typeof info.targetId === 'string' ? [info.targetId] : [],
  )
}
