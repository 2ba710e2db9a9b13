/** What the error screen shows of a thrown value (SHELL-07). */
export interface ErrorFacts {
  /** '503 Service Unavailable' where the error has these, else its message. */
  readonly summary: string
  readonly stack: string | null
}

export function errorFacts(error: unknown): ErrorFacts {
  const stack = textField(error, 'stack')
  const status = field(error, 'status') ?? field(error, 'statusCode')
  if (typeof status === 'number' || (typeof status === 'string' && status !== '')) {
    const statusText = textField(error, 'statusText') ?? textField(error, 'message')
    return { summary: statusText === null ? String(status) : `${status} ${statusText}`, stack }
  }
  return { summary: textField(error, 'message') ?? String(error), stack }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function textField(value: unknown, name: string): string | null {
  const text = field(value, name)
  return typeof text === 'string' && text !== '' ? text : null
}
