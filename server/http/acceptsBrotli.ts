export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return /(^|[,\s])br\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:$|,)))/i.test(String(header ?? ''))
}
