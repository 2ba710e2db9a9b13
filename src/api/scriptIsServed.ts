/** Whether the server has a script at this address; false where it cannot be asked. */
export async function scriptIsServed(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', credentials: 'omit' }).catch(
    () => null,
  )
  return answer?.ok === true && /javascript/.test(answer.headers.get('content-type') ?? '')
}
