import * as z from 'zod/mini'
import { ShortUuid } from './avatar.ts'
import { Language, Url } from './common.ts'
import { limits } from './limits.ts'
import { Voice } from './story.ts'

/** Most stories, and most avatars, that one request may name. */
const mostNamed = 50

/** The number of a story, or the key of its personal link. */
const StoryReference = z.string().check(z.regex(/^\d{1,9}(?:\.[A-Za-z0-9_-]{43})?$/))

/** By what the data of one person is found. */
const person = z.object({
  /** Of memories, however its letters are cased. */
  email: z.optional(
    z.string().check(z.trim(), z.minLength(3), z.maxLength(limits.emailChars), z.includes('@')),
  ),
  stories: z._default(z.array(StoryReference).check(z.maxLength(mostNamed)), []),
  avatars: z._default(z.array(ShortUuid).check(z.maxLength(mostNamed)), []),
})
const isNamed = z.refine<z.infer<typeof person>>(
  ({ email, stories, avatars }) => email !== undefined || stories.length + avatars.length > 0,
  'must name an email address, a story or an avatar',
)
export const Person = person.check(isNamed)
/** `seen` of what was found: what has come or changed since is not erased unseen. */
export const PersonErasure = z.extend(person, { seen: z.string() }).check(isNamed)

const counts = { memories: z.int(), stories: z.int(), avatars: z.int(), recordings: z.int() }

/** One contribution of a person, as it would be erased. */
export const PersonItem = z.object({
  kind: z.enum(['memory', 'story', 'avatar']),
  id: z.int(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  /** The device of a story, the name of an avatar. */
  about: z.nullable(z.string()),
  /** Titles, texts and answers, word by word. */
  texts: z.array(z.object({ text: z.string(), language: z.nullable(Language) })),
  recordings: z.array(z.pick(Voice, { url: true, duration: true, waveform: true })),
  pictures: z.array(Url),
})
export type PersonItem = z.infer<typeof PersonItem>

export const PersonFound = z.object({
  ...counts,
  items: z.array(PersonItem),
  /** Names what was found, to be sent with the erasure. */
  seen: z.string(),
  /** Stories and avatars, as they were named, that are not here, or not any more. */
  notFound: z.array(z.string()),
})
export type PersonFound = z.infer<typeof PersonFound>

/** Opens one download of a person's data, once, for a minute. */
export const PersonExport = z.object({
  ...counts,
  /** On this server. */
  url: z.string(),
  /** ISO 8601 in UTC. */
  expiresAt: z.string(),
})

/** Proof for the person who asked. It names nothing by which they were found. */
export const ErasureReceipt = z.object({
  ...counts,
  /** E.g. `NK-7F3K-Q2MD`. */
  receipt: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  by: z.string(),
  /** SHA-256 in hex of `text`. */
  checksum: z.string(),
  /** The receipt in words, to be printed or sent. */
  text: z.string(),
})
export type ErasureReceipt = z.infer<typeof ErasureReceipt>

/** Row ids of one person's data, as a query: numbers separated by commas. */
const Ids = z._default(z.string().check(z.regex(/^(?:\d{1,9}(?:,\d{1,9})*)?$/)), '')
export const PersonRowsQuery = z.object({ memories: Ids, stories: Ids, avatars: Ids })
