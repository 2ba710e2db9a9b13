import type { Language } from '../../../../contract/common.ts'
import type { AboutDevice } from './aboutDevice.ts'

/** A story that has just arrived. */
export interface SharedStory {
  /** null where the server did not say which one it became. */
  readonly storyId: number | null
  readonly about: AboutDevice
}

/** What both ways of sharing, voice and text, are given. */
export interface WayProps {
  readonly language: Language
  /** null: no device yet. */
  readonly about: AboutDevice | null
  readonly onShared: (story: SharedStory) => void
}
