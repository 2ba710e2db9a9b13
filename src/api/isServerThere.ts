/** Whether the server answers. Asked without the contract: a page whose code is missing has no more than this. */
export async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch('/api/version', { credentials: 'omit', signal: AbortSignal.timeout(30_000) })
    return 'build' in Object(await answer.json())
  } catch {
    // Nobody answers, which is what was asked.
    return false
  }
}
