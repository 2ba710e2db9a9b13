import * as z from 'zod/mini'
import { languages } from './languages.ts'
import { isValidBirthYear } from './limits.ts'
import { trimText } from './trimText.ts'

export { languages }
export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

/** The answer of every call that only reports: spec §7 `statusCode, message`. Errors have the same shape. */
export const Report = z.object({ statusCode: z.int(), message: z.string() })
export type Report = z.infer<typeof Report>

/**
 * A field that the specification does not name: what a client reads where a server leaves it out. Our own server always
 * sends it, and is held to that, because a default counts only in what is read.
 */
export const orElse = <S extends z.ZodMiniType>(schema: S, value: z.util.NoUndefined<z.output<S>>) =>
  z._default(schema, value)

/** A list in which each item stands once, however often a server sends it: pages know items by their ids. */
export const listOf = <S extends z.ZodMiniType>(item: S, idOf: (item: z.output<S>) => unknown) =>
  z.array(item).check(
    z.overwrite((items) => {
      const ids = new Set<unknown>()
      return items.filter((one) => ids.size < ids.add(idOf(one)).size)
    }),
  )

/** An id in a path or a form. */
export const Id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647))

/** A random UUID that a browser gives itself, in lower case. */
export const KioskId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))

/** A text in which something can be seen, at most `chars` characters; see `trimText`. */
export const textOf = (chars: number) =>
  z.string().check(z.overwrite(trimText), z.minLength(1), z.maxLength(chars))

/** The same, or none. */
export const optionalTextOf = (chars: number) => z.string().check(z.overwrite(trimText), z.maxLength(chars))

/** An address on this server, or an absolute one. */
export const Url = z.string().check(z.minLength(1))

/** A year of birth that the forms accept (MEM-04), also as the text a multipart form carries. */
export const YearOfBirth = z.coerce
  .number()
  .check(z.refine((year) => isValidBirthYear(year), 'must be above 1930 and below the current year'))

/** The wording that a visitor agreed to; content/consent.ts has them. */
export const ConsentVersion = textOf(40)
