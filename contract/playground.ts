import * as z from 'zod/mini'
import { Id, Report, textOf } from './common.ts'
import { limits } from './limits.ts'

export const themes = ['light', 'dark', 'retro'] as const
export type Theme = (typeof themes)[number]

export const ThemeFile = z.object({ content: z.string() })
export const PlaygroundStory = z.object({
  deviceId: Id,
  authorName: textOf(limits.lineChars),
  storyText: textOf(limits.textChars),
})
export const Ejected = z.extend(Report, { success: z.boolean() })
