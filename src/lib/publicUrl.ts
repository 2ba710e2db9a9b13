/**
 * An address as a visitor's phone finds it, for QR codes: under PUBLIC_URL, which the server writes into the page;
 * where it does not say, under the address this page came from.
 * @param path begins with a slash
 */
export function publicAddress(path: string): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content
  return (told ?? location.origin) + path
}
