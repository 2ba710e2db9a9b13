import { reportedByServer } from '#lib/server/reportedByServer.ts'
import { currently } from './queries/overrides.ts'

/**
 * The public address of a path, for QR codes: under the base that staff have set, else under PUBLIC_URL, which the
 * server writes into the page, else under this page's origin.
 * @param path begins with a slash
 */
export function publicAddress(path: string): string {
  const base = currently('codes.base', '').replace(/\/+$/, '')
  if (base !== '') return base + path
  return (reportedByServer('public-url') ?? location.origin) + path
}
