/** The time as stored: ISO 8601 in UTC. */
export function timestamp(atMs = Date.now()): string {
  return new Date(atMs).toISOString()
}
