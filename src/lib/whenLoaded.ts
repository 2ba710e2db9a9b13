/** Resolves once everything that the page names has come. */
export async function whenLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
}
