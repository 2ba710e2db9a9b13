/* What only exists inside a service worker; TypeScript's library for pages does not know that place. */

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends WaitingEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

interface WordEvent extends WaitingEvent {
  readonly data: unknown
}

interface WorkerEvents {
  readonly install: WaitingEvent
  readonly activate: WaitingEvent
  readonly message: WordEvent
  readonly fetch: RequestEvent
}

export interface WorkerScope {
  /** workbox-build puts the list of files in its place. Paths without the first slash; null where the name tells the content. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ): void
}
