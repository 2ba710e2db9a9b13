import type { Bilingual } from '../../bilingual.ts'
import type { CardId } from './places.ts'

export interface Innovation {
  readonly title: Bilingual
  readonly description: Bilingual
}

/** A collectors' card of an operating system (spec §3). */
export interface OsCard {
  readonly id: CardId
  /** Its name. */
  readonly os: string
  /** Its maker. */
  readonly type: string
  /** What the drawing of its screen shows: for those who do not see it. */
  readonly osImg: Bilingual
  readonly release: Bilingual
  /** The machine it came with, one line each. */
  readonly hw: Bilingual<readonly string[]>
  readonly description: Bilingual
  readonly innovations: readonly Innovation[]
  readonly relevance: Bilingual
  /** Where the facts of the card stand. */
  readonly sources: readonly string[]
}
