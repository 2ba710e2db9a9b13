import { createHash, randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import * as routes from '#contract/adminReviewRoutes.ts'
import { PersonRowsQuery } from '#contract/person.ts'
import type { ErasureReceipt, Person } from '#contract/person.ts'
import { timestamp } from '#server/db/timestamp.ts'
import { sendDownload, makeTicket } from './download.ts'
import { personFiles } from './personFiles.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { fromContract } from '#server/http/contract.ts'
import type { Routes } from '#server/http/contract.ts'
import { writeAudit } from '#server/staff/audit.ts'
import { countsOf, erasePerson, itemsOf, personRows, seenOf } from './person.ts'
import type { PersonAsked } from './person.ts'
import { signedMediaUrls } from '#server/media/signedMedia.ts'
import { storyIdOfKey } from '#server/stories/repository.ts'

const ByTicket = z.object({ ticket: z.string() })

/** Gives and erases the data of one person on request (ADMIN-08). */
export const person: Routes = async (app, context) => {
  const { db, write } = context.database

  /** The id of a story by its number or personal link key; null for an invalid key. */
  const storyIdOf = (reference: string) =>
    reference.includes('.') ? storyIdOfKey(db, reference) : Number(reference)

  async function asked(person: z.output<typeof Person>): Promise<PersonAsked> {
    const ids = await Promise.all(person.stories.map(storyIdOf))
    return {
      email: person.email,
      storyIds: ids.filter((id) => id !== null),
      shortUuids: person.avatars,
    }
  }

  app.route({
    ...fromContract(routes.findPerson),
    handler: async ({ body }) => {
      const rows = await personRows(db, await asked(body))
      const storyIds = new Set(rows.stories.map(({ id }) => id))
      const shortUuids = new Set(rows.avatars.map((avatar) => avatar.short_uuid))
      const notFound: string[] = []
      for (const reference of body.stories) {
        const id = await storyIdOf(reference)
        if (id === null || !storyIds.has(id)) notFound.push(reference)
      }
      notFound.push(...body.avatars.filter((shortUuid) => !shortUuids.has(shortUuid)))
      const items = itemsOf(rows, await signedMediaUrls(db))
      return { ...countsOf(rows), items, seen: seenOf(rows), notFound }
    },
  })

  app.route({
    ...fromContract(routes.exportPerson),
    handler: async (request) => {
      const { body, member } = request
      const person = await asked(body)
      return write(async (writing) => {
        const rows = await personRows(writing, person)
        const counts = countsOf(rows)
        // Who asked is not stored: the entry has only the numbers of rows.
        await writeAudit(writing, {
          by: member.name,
          action: 'person.export',
          item: { kind: 'person' },
          after: counts,
        })
        const list = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id).join(',')
        const query = new URLSearchParams({
          memories: list(rows.memories),
          stories: list(rows.stories),
          avatars: list(rows.avatars),
        })
        const { ticket, expiresAt } = await makeTicket(writing, request, downloadOf(query))
        return { ...counts, url: `${routes.exportPerson.path}/${ticket}?${query}`, expiresAt }
      })
    },
  })

  app.get(
    `${routes.exportPerson.path}/:ticket`,
    // A HEAD request would use up the ticket.
    { exposeHeadRoute: false, schema: { hide: true, params: ByTicket, querystring: PersonRowsQuery } },
    (request, reply) => {
      const { memories, stories, avatars } = request.query
      const ids = { memories: numbersIn(memories), stories: numbersIn(stories), avatars: numbersIn(avatars) }
      return sendDownload(context, request, reply, {
        ticket: request.params.ticket,
        download: downloadOf(new URLSearchParams({ memories, stories, avatars })),
        name: 'nachklang-person',
        files: (reading) => personFiles(reading, ids),
      })
    },
  )

  app.route({
    ...fromContract(routes.erasePerson),
    handler: async ({ body, member }) => {
      const person = await asked(body)
      const receipt = await write(async (writing) => {
        const rows = await personRows(writing, person)
        if (seenOf(rows) !== body.seen)
          throw new HttpError(
            409,
            'The data of this person has changed since you searched. Search again before you delete it.',
          )
        const made = receiptOf({ at: timestamp(), by: member.name, ...countsOf(rows) })
        await erasePerson(writing, rows, made.at)
        const { receipt: id, checksum } = made
        await writeAudit(writing, {
          by: member.name,
          action: 'person.erase',
          item: { kind: 'person', id },
          after: { ...countsOf(rows), checksum },
          now: made.at,
        })
        return made
      })
      // Narrations that quoted the stories are made again.
      context.wakeQueue()
      return receipt
    },
  })
}

const downloadOf = (rows: URLSearchParams) => `${routes.exportPerson.path}?${rows}`

const numbersIn = (list: string) => (list === '' ? [] : list.split(',').map(Number))

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

type Erasure = Omit<ErasureReceipt, 'receipt' | 'checksum' | 'text'>

/** What was erased, with a reference number, and a checksum that reveals changes. */
function receiptOf(erasure: Erasure): ErasureReceipt {
  const { at, by, memories, stories, avatars, recordings } = erasure
  const receipt = `NK-${code()}-${code()}`
  const text = [
    `Nachklang, ${receipt}`,
    `${at}: permanently deleted. Research answers: ${memories}, stories: ${stories}, avatars: ${avatars}; with audio: ${recordings}.`,
    'The email address they were found by is not stored.',
    `Deleted by ${by}.`,
  ].join('\n')
  return { ...erasure, receipt, checksum: createHash('sha256').update(text).digest('hex'), text }
}

function code(): string {
  return Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('')
}
