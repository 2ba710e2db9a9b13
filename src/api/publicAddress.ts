import { reportedByServer } from '#lib/server/reportedByServer.ts'
import { currently } from './queries/overrides.ts'

/**
 * An address as a visitor's phone finds it, for QR codes: under the address that staff have set, else under PUBLIC_URL, which the server writes into the page;
 * where it does not say, under the address this page came from.
 * @param path begins with a slash
 */
export function publicAddress(path: string): string {
  const base = currently('codes.base', '').replace(/\/+$/, '')
  if (base !== '') return base + path
  return (reportedByServer('public-url') ?? location.origin) + path
}
