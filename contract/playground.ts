import * as z from 'zod/mini'
import { catch as whatever } from 'zod/mini'
import { Id, Report, orElse, textOf } from './common.ts'
import { limits } from './limits.ts'

export { themes, type Theme } from './themes.ts'

export const ThemeFile = z.object({ content: z.string() })
export const PlaygroundStory = z.object({
  deviceId: Id,
  authorName: textOf(limits.lineChars),
  storyText: textOf(limits.textChars),
})

/** Another server says nothing in particular of a story that it has (spec §7: not shown). */
export const PlaygroundStored = whatever(Report, { statusCode: 200, message: '' })

/** {success, message} and {statusCode, message} are both understood (PLAY-04). */
export const Ejected = z.object({
  success: z.optional(z.boolean()),
  statusCode: z.optional(Report.shape.statusCode),
  message: orElse(Report.shape.message, ''),
})
