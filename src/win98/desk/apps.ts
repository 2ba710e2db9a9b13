import type { Story } from '#contract/story.ts'
import type { IconName } from '../icons/drawings.ts'
import type { Metrics } from './metrics.ts'
import type { Opening } from '../wm/windows.ts'

/** What a window shows. */
export type About =
  | { readonly app: 'computer' | 'stories' | 'paint' | 'mines' | 'bin' | 'help' | 'about' }
  /** A visitor's story, or an empty sheet. */
  | { readonly app: 'notes'; readonly story: Story | null }
  /** A device's narration, or a story as it was spoken. */
  | { readonly app: 'player'; readonly story: Story | null }

export type App = About['app']

/** Sizes in pixels of 1998. */
const sizes: Readonly<Record<App, readonly [width: number, height: number]>> = {
  computer: [440, 260],
  stories: [560, 340],
  notes: [440, 360],
  paint: [470, 410],
  mines: [250, 376],
  player: [400, 370],
  bin: [340, 200],
  help: [500, 420],
  about: [400, 300],
}

export const iconOf = (app: App): IconName => app

/** The window of a program: one of each, and of notes one a story. */
export function openingOf(about: About, { unit, hit }: Metrics): Opening<About> {
  const [width, height] = sizes[about.app]
  // Bars are taller where fingers press them.
  const extra = 4 * (hit - 24 * unit)
  return {
    id: about.app === 'notes' && about.story !== null ? `notes ${about.story.id}` : about.app,
    about,
    size: { width: width * unit, height: height * unit + extra },
    least: { width: 200 * unit, height: 150 * unit },
    isFixed: about.app === 'about',
  }
}
