import * as z from 'zod/mini'
import { Flag } from './admin.ts'
import { Device } from './device.ts'

/** A story of the playground's form as staff see it; visitors never do. */
export const AdminPlaygroundStory = z.object({
  id: z.int(),
  device: Device,
  authorName: z.string(),
  text: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  flags: z.array(Flag),
})
export type AdminPlaygroundStory = z.infer<typeof AdminPlaygroundStory>

export const AdminPlaygroundStories = z.object({
  /** The newest first. */
  stories: z.array(AdminPlaygroundStory),
  /** Pass as `after` for the page that follows; null at the end. */
  next: z.nullable(z.int()),
  /** Of all. */
  count: z.int(),
})
