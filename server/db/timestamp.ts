/** The time as the database keeps it: ISO 8601 in UTC. */
export function timestamp(atMs = Date.now()): string {
  return new Date(atMs).toISOString()
}
