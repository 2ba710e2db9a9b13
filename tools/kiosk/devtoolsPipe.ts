import type { Readable, Writable } from 'node:stream'

/** What DevTools tells on its own account. */
export interface DevtoolsEvent {
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
  readonly sessionId: string | undefined
}

export interface DevtoolsPipe {
  /** @throws where DevTools refuses, does not answer in time, or the pipe is closed. @param sessionId of a page */
  send(
    method: string,
    params?: Readonly<Record<string, unknown>>,
    sessionId?: string,
    timeoutMs?: number,
  ): Promise<Readonly<Record<string, unknown>>>
  onEvent(listener: (event: DevtoolsEvent) => void): void
  close(): void
}

interface Waiting {
  readonly resolve: (result: Readonly<Record<string, unknown>>) => void
  readonly reject: (error: Error) => void
}

/** Speaks the DevTools protocol over Chromium's pipe: JSON, each message ended by a zero byte. */
export function devtoolsPipe(input: Writable, output: Readable): DevtoolsPipe {
  const waiting = new Map<number, Waiting>()
  const listeners: ((event: DevtoolsEvent) => void)[] = []
  let nextId = 1
  let rest = ''

  const hear = (text: string) => {
    const message: unknown = JSON.parse(text)
    if (!isRecord(message)) return
    const { id, method, params, result, error, sessionId } = message
    if (typeof id === 'number') {
      const one = waiting.get(id)
      waiting.delete(id)
      if (isRecord(error)) one?.reject(new Error(String(error.message)))
      else one?.resolve(isRecord(result) ? result : {})
    } else if (typeof method === 'string') {
      const event = {
        method,
        params: isRecord(params) ? params : {},
        sessionId: typeof sessionId === 'string' ? sessionId : undefined,
      }
      for (const listener of listeners) listener(event)
    }
  }
  const close = () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone.'))
    waiting.clear()
  }
  output.setEncoding('utf8')
  output.on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\0')
    rest = parts.pop() ?? ''
    for (const part of parts) hear(part)
  })
  output.on('close', close)
  // A browser that is gone is told of by its process.
  output.on('error', close)
  input.on('error', close)

  return {
    send: (method, params = {}, sessionId = undefined, timeoutMs = 10_000) =>
      new Promise((resolve, reject) => {
        const id = nextId
        nextId += 1
        const timer = setTimeout(() => {
          waiting.delete(id)
          reject(new Error(`${method} was not answered in ${timeoutMs / 1000} s.`))
        }, timeoutMs)
        const settle = () => clearTimeout(timer)
        waiting.set(id, {
          resolve: (result) => {
            settle()
            resolve(result)
          },
          reject: (error) => {
            settle()
            reject(error)
          },
        })
        input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      }),
    onEvent: (listener) => listeners.push(listener),
    close,
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
