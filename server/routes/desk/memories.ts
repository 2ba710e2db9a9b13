import type { FastifyInstance } from 'fastify'
import * as deskRoutes from '../../../contract/deskRoutes.ts'
import { timestamp } from '../../context.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { receiptOf } from '../../receipts.ts'
import { noteDeed } from '../../repositories/audit.ts'
import { deleteMemories, memoriesOfAddress, memorySummary } from '../../repositories/memories.ts'

/** What was left for the research: how much there is, and how it is deleted for whoever asks (ADMIN-08). */
export function addMemoryDeskRoutes(app: FastifyInstance, context: Context): void {
  const { db, write } = context.database

  route(app, context, deskRoutes.memorySummary, () => memorySummary(db))

  route(app, context, deskRoutes.findMemories, async ({ body }) =>
    counted(await memoriesOfAddress(db, body.email)),
  )

  route(app, context, deskRoutes.deleteMemories, ({ body, member }) =>
    write(async (writing) => {
      const found = await memoriesOfAddress(writing, body.email)
      const at = timestamp()
      await deleteMemories(writing, found, at)
      const receipt = receiptOf({ at, by: member.name, ...counted(found) })
      const { receipt: number, memories, recordings, checksum } = receipt
      // The address itself is kept nowhere.
      await noteDeed(writing, {
        by: member.name,
        action: 'memories.delete',
        item: { kind: 'memories', id: number },
        after: { memories, recordings, checksum },
        now: receipt.at,
      })
      return receipt
    }),
  )
}

function counted(memories: readonly { readonly voice_hash: string | null }[]) {
  return {
    memories: memories.length,
    recordings: memories.filter(({ voice_hash }) => voice_hash !== null).length,
  }
}
