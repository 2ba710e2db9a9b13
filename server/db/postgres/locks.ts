/**
 * Advisory locks of the server, https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS. Keys of
 * one number and pairs of numbers never meet.
 */
export const locks = {
  /** Shared by all that write; a restore and an upgrade take it for themselves. */
  writing: 7_263_401,
  /** First of a pair with a server's number, held for as long as that server is connected. */
  server: 7_263_402,
  /** First of a pair with the hash of a name, held while a server does what one alone should do. */
  alone: 7_263_403,
} as const
