/** https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS. Single keys and pairs are separate. */
export const locks = {
  /** Shared by all writers; exclusive for restores and upgrades. */
  writing: 7_263_401,
  /** First of a pair with a server's number, held while that server is connected. */
  server: 7_263_402,
  /** First of a pair with the hash of a name, held while one server does what only one should. */
  alone: 7_263_403,
} as const
