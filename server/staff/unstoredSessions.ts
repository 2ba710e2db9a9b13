import type { Database } from '#server/db/open.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { findStaffById } from './repository.ts'
import { addToken, findToken } from './tokens.ts'

type Session = Parameters<typeof addToken>[1] & { readonly staff_id: number }

interface Unstored {
  readonly session: Session
  /** A new password ends the session, also one that is set where nobody knows of this session. */
  readonly passwordHash: string
}

/**
 * Sessions that could not be stored, by the hash of their token: on a full disk staff log in to see what is wrong. Each
 * is stored at its next use once that works; until then this server alone knows it, for as long as it runs.
 */
const unstored = new WeakMap<Database, Map<string, Unstored>>()

/** Stores a session, or keeps it in memory where the database cannot store anything. */
export async function openSession(database: Database, session: Session, passwordHash: string): Promise<void> {
  try {
    await database.write((db) => addToken(db, session))
  } catch (error) {
    if (!(error instanceof HttpError && error.statusCode === 507)) throw error
    const sessions = unstored.get(database) ?? new Map<string, Unstored>()
    unstored.set(database, sessions.set(session.hash, { session, passwordHash }))
  }
}

/** Ends a session that is not stored. @returns whether there was one */
export function endUnstored(database: Database, hash: string): boolean {
  return unstored.get(database)?.delete(hash) ?? false
}

/** A token as `findToken` finds it, also where it could not be stored. */
export async function findAnyToken(database: Database, hash: string): ReturnType<typeof findToken> {
  const kept = unstored.get(database)?.get(hash)
  if (kept === undefined) return findToken(database.db, hash)
  const { session, passwordHash } = kept
  try {
    await database.write(async (db) => {
      const member = await findStaffById(db, session.staff_id)
      const isNew = (await findToken(db, hash)) === undefined
      if (isNew && member?.password_hash === passwordHash) await addToken(db, session)
    })
    endUnstored(database, hash)
    return await findToken(database.db, hash)
  } catch (error) {
    if (!(error instanceof HttpError && error.statusCode === 507)) throw error
    const member = await findStaffById(database.db, session.staff_id)
    if (member?.password_hash !== passwordHash) return undefined
    return {
      ...session,
      revoked_at: null,
      last_used_at: null,
      staff_name: member.name,
      staff_role: member.role,
    }
  }
}
