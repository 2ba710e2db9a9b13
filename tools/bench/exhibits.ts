import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { chooser } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { drawn, type Visit, walkTo } from './visit.ts'

/** What benches do in a room. */
export interface BenchedExhibit {
  readonly path: string
  /** Where its frames are counted, unless at its path. */
  readonly framesAt?: string
  /** A screen as small as it may be and no still. */
  readonly viewport: { readonly width: number; readonly height: number }
  /** What a visitor does to make something move, which then comes to rest; null where another bench counts frames. */
  readonly move: ((page: Page) => Promise<void>) | null
  /** Uses what is there; a soak does so at each visit. */
  readonly use: (visit: Visit) => Promise<void>
  /** Leaves as visitors do, to the chooser. */
  readonly leave: (visit: Visit) => Promise<void>
}

const looked: Omit<BenchedExhibit, 'path'> = {
  viewport: { width: 800, height: 600 },
  move: (page) => page.keyboard.press('Tab'),
  use: drawn,
  leave: ({ page }) => walkTo(page, chooser.address),
}

/** Each exhibit that has a scene. Only those whose visitors do more than look have a file in `rooms`. */
export const benchedExhibits: ReadonlyMap<string, BenchedExhibit> = new Map(
  await Promise.all(
    exhibits
      .filter(({ kind }) => kind === 'scene')
      .map(async ({ id, address }) => [id, { path: address, ...looked, ...(await ownWays(id)) }] as const),
  ),
)

async function ownWays(id: string): Promise<Partial<BenchedExhibit>> {
  const file = new URL(`./exhibits/${id}.ts`, import.meta.url)
  if (!existsSync(file)) return {}
  const { bench }: { bench: Partial<BenchedExhibit> } = await import(file.href)
  return bench
}
