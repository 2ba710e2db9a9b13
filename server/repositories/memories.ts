import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** A memory for the research, as text or as voice. It is never shown in the exhibition. */
export interface NewMemory {
  text?: string
  voice?: { hash: string; type: string; seconds: number }
  yearOfBirth: number
  email: string | undefined
  consentVersion: string | undefined
  now: string
}

export async function addMemory(db: Kysely<Schema>, memory: NewMemory): Promise<void> {
  await db
    .insertInto('memory')
    .values({
      text: memory.text ?? null,
      voice_hash: memory.voice?.hash ?? null,
      voice_type: memory.voice?.type ?? null,
      voice_duration: memory.voice?.seconds ?? null,
      year_of_birth: memory.yearOfBirth,
      // Absent and blank mean the same.
      email: memory.email || null,
      consent_version: memory.consentVersion || null,
      created_at: memory.now,
    })
    .execute()
}
