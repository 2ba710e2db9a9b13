/**
 * The data of server-sent events, as their bytes come in pieces of any size. Lines of another kind, such as the
 * server's breath, say nothing. @param onData called with each event's data
 */
export function eventLines(onData: (data: string) => void): (piece: Uint8Array) => void {
  const decoder = new TextDecoder()
  let rest = ''
  return (piece) => {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data: ')) onData(line.slice('data: '.length))
  }
}
