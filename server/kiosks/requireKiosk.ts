import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { HttpError } from '../http/HttpError.ts'
import { kioskCalled } from './repository.ts'

/** @throws HttpError 404 where there is no such kiosk */
export async function requireKiosk(db: Kysely<Schema>, id: string) {
  const kiosk = await kioskCalled(db, id)
  if (kiosk === undefined) throw new HttpError(404, 'There is no such screen, or not any more.')
  return kiosk
}
