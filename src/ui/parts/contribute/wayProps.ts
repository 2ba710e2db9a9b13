import type { ReactNode } from 'react'
import type { Language, Report } from '#contract/common.ts'
import type { Take } from '#lib/sound/recording.ts'
import type { DraftName } from '#state/drafts.ts'
import type { toastMs } from '#state/toasts.ts'

/** What the key that sends says. */
export interface UploadWords {
  readonly upload: string
  /** The language of `upload` where it is not the page's. */
  readonly uploadLang?: Language
  /** What is missing besides the contribution itself, in a sentence; null: nothing. */
  readonly missing: string | null
  /** Asked at the press; false: the page asks for something first. */
  readonly mayUpload?: () => boolean
  /** Above the key: a line of its own to agree to. */
  readonly consent?: ReactNode
}

/** What both ways of contributing, voice and text, are given. */
export interface WayProps<To extends object, R extends Report> extends UploadWords {
  readonly language: Language
  /** The page that the way stands on; it decides how long toasts stand. */
  readonly page: keyof typeof toastMs
  /** The language in which a failed try is quoted in passing, where it is not the page's. */
  readonly quoteLang?: Language
  /** Where it goes and what goes with it, as plain values: the same ones keep their Idempotency-Key. null: not ready. */
  readonly to: To | null
  /** It has arrived; `to` is what it was sent with, whatever was chosen meanwhile. */
  readonly onArrived: (report: R, to: To) => void
}

/** What a page's recorder is given by the way it stands in. */
export interface StudioProps {
  readonly beside: ReactNode
  /** Under which name a recording outlives the page. */
  readonly draft: DraftName
  /** What was recorded here earlier in this visit and not sent; null: the recorder starts at once. */
  readonly earlier: Take | null
}

/** What the specification words in English on a German page; in place of the recorder's own. */
export interface KeyWords {
  readonly start: string
  readonly stop: string
  readonly noMicrophone: string
}
