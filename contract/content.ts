import * as z from 'zod/mini'

/** What stands in place of words and numbers of content/, by key; content/editable.ts says which there are. */
export const Overrides = z.record(z.string(), z.union([z.string(), z.number()]))
export type Overrides = z.infer<typeof Overrides>

/** What visitors' pages read. */
export const PublishedContent = z.object({
  /** Counts publications; 0 before the first. */
  version: z.int(),
  values: Overrides,
})
export type PublishedContent = z.infer<typeof PublishedContent>

/** The same, with what visitors read before they leave a story. */
export const VisitorsContent = z.extend(PublishedContent, {
  /** Staff read every new story before visitors see it (ADMIN-08); left out: they do not. */
  storiesAwaitReading: z.optional(z.boolean()),
})
