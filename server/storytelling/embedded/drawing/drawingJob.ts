import type { AvatarAnswers } from '#contract/avatar.ts'
import type { StoryPictureOrder } from '#server/storytelling/ports.ts'

/** What the server asks the drawing process for. */
export type DrawingJob = { readonly story: StoryPictureOrder } | { readonly avatar: AvatarAnswers }

export interface DrawnPicture {
  /** WebP. */
  readonly bytes: Uint8Array
  /** Most memory that the process has held so far, in bytes. */
  readonly peakBytes: number
}
