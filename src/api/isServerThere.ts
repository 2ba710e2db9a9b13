/** Whether the server answers. Does not import the contract, since the page may be missing its code. */
export async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch('/api/version', { credentials: 'omit', signal: AbortSignal.timeout(30_000) })
    return 'build' in Object(await answer.json())
  } catch {
    return false
  }
}
