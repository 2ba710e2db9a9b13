/** The value that the server wrote into the page's head under this name; undefined where it did not. */
export function reportedByServer(
  name: 'public-url' | 'playground-api' | 'ai-service' | 'content',
): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}
